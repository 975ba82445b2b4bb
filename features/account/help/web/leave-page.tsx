import { useEffect } from 'react';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { quickExit } from './quick-exit.ts';

const TWICE_WITHIN_MS = 1_000;

/** Two presses of Escape within a second leave the page too; the first may close the surrounding dialog. */
const useEscapeTwice = (): void => {
  useEffect(() => {
    let before = -Infinity;
    const onKey = ({ key, timeStamp }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      if (timeStamp - before <= TWICE_WITHIN_MS) quickExit();
      before = timeStamp;
    };
    window.addEventListener('keydown', onKey, true);
    return () => {
      setTimeout(() => window.removeEventListener('keydown', onKey, true), TWICE_WITHIN_MS);
    };
  }, []);
};

/** A quick exit for pages about abuse, violence or self-harm (decision 54). */
export const LeavePage = () => {
  useEscapeTwice();
  return (
    <Button look="outline" onClick={quickExit}>
      {m.leave_page()}
    </Button>
  );
};
