import { Suspense, useEffect } from 'react';
import { lazyWithFallback } from '@dhruva/web/ui/lazy-with-fallback.ts';
import { useSession } from '../session.tsx';
import { SecondCheckMissing } from './second-check-missing.tsx';

/** Loaded only by the few who need it; says so when it cannot be loaded. */
const Notice = lazyWithFallback(
  async () => (await import('./second-check-notice.tsx')).SecondCheckNotice,
  SecondCheckMissing,
);

/** Moves the focus to the page once the focused notice is gone; a dialog still open keeps it. */
const focusPage = (): void => {
  if (document.activeElement === document.body) document.querySelector('main')?.focus();
};

/** Shown above every page while the second check is pending. */
export const SecondCheck = () => {
  const { profile, login } = useSession();
  const isPending = profile?.secondCheckPending === true;
  useEffect(() => {
    if (!isPending) return undefined;
    return () => void setTimeout(focusPage, 0);
  }, [isPending]);
  if (!isPending) return null;
  return (
    <Suspense fallback={null}>
      <Notice onToken={login} />
    </Suspense>
  );
};
