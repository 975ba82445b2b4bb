import { lazy, Suspense } from 'react';
import { useSession } from '../../../lib/session.tsx';
import { SecondCheckMissing } from './second-check-missing.tsx';

/** Fetched for the few who need it; without the network it says so. */
const Notice = lazy(async () =>
  import('./second-check-notice.tsx').then(
    ({ SecondCheckNotice }) => ({ default: SecondCheckNotice }),
    () => ({ default: SecondCheckMissing }),
  ),
);

/** Above every page while it is open whether the account is the visitor's: says so, and asks. */
export const SecondCheck = () => {
  const { profile, login } = useSession();
  if (profile?.secondCheckPending !== true) return null;
  return (
    <Suspense fallback={null}>
      <Notice onToken={login} />
    </Suspense>
  );
};
