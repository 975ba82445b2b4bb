import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { BookedSession } from '../features/appointments/booked/booked-session.tsx';
import { Login } from '../features/auth/login.tsx';
import { PaymentStatus } from '../features/checkout/payment-status.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useSession } from '../lib/session.tsx';
import { m } from '../paraglide/messages.js';
import { PlainPage } from '../shell/plain-page.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

export const meta = () => pageMeta(m.payment_title());

/** Logging in over this page: the payment is still here afterwards. */
const LogInHere = () => {
  const { login } = useSession();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="when-signed-out flex flex-col items-start gap-4">
      <p>{m.payment_signed_out()}</p>
      <Button onClick={() => setOpen(true)}>{m.payment_login()}</Button>
      <Dialog open={open} onClose={close} title={m.auth_login_title()} dismissOutside={false}>
        <Login onToken={login} onCancel={close} />
      </Dialog>
    </div>
  );
};

const PaymentPage = () => {
  const { isAuthenticated } = useSession();
  const [query] = useSearchParams();
  const orderId = query.get('order') ?? '';
  return (
    <PlainPage title={m.payment_title()}>
      {isAuthenticated ? (
        <>
          <PaymentStatus orderId={orderId} failed={query.has('failed')} />
          <BookedSession orderId={orderId} />
        </>
      ) : (
        <LogInHere />
      )}
    </PlainPage>
  );
};
export default PaymentPage;
