import { Suspense, useEffect } from 'react';
import { lazyWithFallback } from '@dhruva/web/ui/lazy-with-fallback.ts';
import { useSession } from '../session.tsx';
import { SecondCheckMissing } from './second-check-missing.tsx';

/** Fetched for the few who need it; without the network it says so. */
const Notice = lazyWithFallback(
  async () => (await import('./second-check-notice.tsx')).SecondCheckNotice,
  SecondCheckMissing,
);

/** What had the focus is gone with the notice; a dialog still open keeps it. */
const focusPage = (): void => {
  if (document.activeElement === document.body) document.querySelector('main')?.focus();
};

/** Above every page while it is open whether the account is the visitor's: says so, and asks. */
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
