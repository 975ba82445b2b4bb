import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { bookingsPart } from '@dhruva/money/payments/contract/addresses';
import type { Deleted } from '@dhruva/house/privacy/contract/schemas';
import { AccountDeleted } from '@dhruva/house/privacy/web';
import { lazyWithQueries } from '../ui/lazy-with-queries.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useSession } from '@dhruva/account/auth/web';
import { m } from '../paraglide/messages.js';
import { ConfirmedOwnerOnly } from '@dhruva/account/auth/web';
import { PlainPage } from '../shell/plain-page.tsx';
import { LinkButton } from '../ui/button.tsx';
import { showToast } from '../ui/toast-queue.ts';
import type { NavigationState } from './profile-account.tsx';

export const meta = () => pageMeta(m.profile_title());

const Account = lazyWithQueries(async () => (await import('./profile-account.tsx')).ProfileAccount);

/** Asks a signed-out visitor to log in, and returns to the link of the mail or SMS they came by. */
const SignedOut = () => {
  const { pathname, search, hash } = useLocation();
  const isNamed = bookingsPart(hash) !== undefined || search !== '';
  const from = isNamed ? `${pathname}${search}${hash}` : undefined;
  return (
    <div className="when-signed-out flex flex-col items-start gap-4">
      <p>{m.profile_signed_out()}</p>
      <LinkButton to="/login" state={{ from }}>
        {m.profile_login()}
      </LinkButton>
    </div>
  );
};

const ProfilePage = () => {
  const { isAuthenticated, profile } = useSession();
  const arrival = (useLocation().state ?? {}) as NavigationState;
  const { message } = arrival;
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  useEffect(() => {
    if (message) showToast(message, 'info');
  }, [message]);
  if (deleted)
    return (
      <PlainPage title={m.privacy_deleted_title()}>
        <AccountDeleted {...deleted} />
      </PlainPage>
    );
  const loading = <p role="status">{m.profile_loading()}</p>;
  return (
    <PlainPage title={m.profile_title()} wide>
      {message && <p className="mb-6 rounded-field bg-info-tint p-3 text-info">{message}</p>}
      {!isAuthenticated && <SignedOut />}
      {isAuthenticated && !profile && loading}
      {profile && (
        <ConfirmedOwnerOnly>
          <Suspense fallback={loading}>
            <Account profile={profile} arrival={arrival} onDeleted={setDeleted} />
          </Suspense>
        </ConfirmedOwnerOnly>
      )}
    </PlainPage>
  );
};
export default ProfilePage;
