import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyWithQueries } from '../ui/lazy-with-queries.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useSession } from '@dhruva/account/auth/web';
import { m } from '../paraglide/messages.js';
import { ConfirmedOwnerOnly } from '@dhruva/account/auth/web';
import { PlainPage } from '../shell/plain-page.tsx';
import { LinkButton } from '../ui/button.tsx';

export const meta = () => pageMeta(m.receipt_title());

const ReceiptView = lazyWithQueries(
  async () => (await import('@dhruva/money/receipts/web/later')).ReceiptView,
);

const SignedOut = () => (
  <div className="when-signed-out flex flex-col items-start gap-4">
    <p>{m.receipt_signed_out()}</p>
    <LinkButton to="/login">{m.receipt_login()}</LinkButton>
  </div>
);

const NoOrder = () => (
  <div className="flex flex-col items-start gap-4">
    <p>{m.receipt_none()}</p>
    <LinkButton to="/profile?tab=bookings">{m.receipt_bookings()}</LinkButton>
  </div>
);

const ReceiptPage = () => {
  const { isAuthenticated } = useSession();
  const [query] = useSearchParams();
  const orderId = query.get('order');
  return (
    <PlainPage title={m.receipt_title()} wide>
      {!isAuthenticated && <SignedOut />}
      {isAuthenticated && orderId === null && <NoOrder />}
      {isAuthenticated && orderId !== null && (
        <ConfirmedOwnerOnly>
          <Suspense fallback={<p role="status">{m.receipt_loading()}</p>}>
            <ReceiptView orderId={orderId} />
          </Suspense>
        </ConfirmedOwnerOnly>
      )}
    </PlainPage>
  );
};
export default ReceiptPage;
