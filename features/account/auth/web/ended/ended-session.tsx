import { Suspense } from 'react';
import { lazyWithFallback } from '@dhruva/web/ui/lazy-with-fallback.ts';
import { useSession } from '../session.tsx';

const Notice = lazyWithFallback(async () => (await import('./ended-notice.tsx')).EndedNotice);

/**
 * Above the page of a session that the server ended: says so once and logs in again. The page below stays as
 * it is, with what was typed.
 */
export const EndedSession = () => {
  const { isEnded, login } = useSession();
  if (!isEnded) return null;
  return (
    <Suspense fallback={null}>
      <Notice onToken={login} />
    </Suspense>
  );
};
