import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { lazyWithQueries } from '../ui/lazy-with-queries.tsx';
import { lazyWithFallback } from '../ui/lazy-with-fallback.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { useSession } from '@dhruva/account/auth/web';
import { m } from '../paraglide/messages.js';
import { PlainPage } from '../shell/plain-page.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Spinner } from '../ui/spinner.tsx';

export const meta = () => pageMeta(m.payment_title());

const Login = lazyWithFallback(async () => (await import('@dhruva/account/auth/web/later')).Login);
const PaymentResult = lazyWithQueries(
  async () => (await import('./payment-result.tsx')).PaymentResult,
);

const LOADING = <Spinner label={m.loading_page()} />;

/** A login dialog on this page, so that the payment stays after signing in. */
const LogInHere = () => {
  const { login } = useSession();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="when-signed-out flex flex-col items-start gap-4">
      <p>{m.payment_signed_out()}</p>
      <Button onClick={() => setOpen(true)}>{m.payment_login()}</Button>
      <Dialog open={open} onClose={close} title={m.auth_login_title()} dismissOutside={false}>
        <Suspense fallback={LOADING}>
          <Login onToken={login} onCancel={close} />
        </Suspense>
      </Dialog>
    </div>
  );
};

const PaymentPage = () => {
  const { isAuthenticated } = useSession();
  const [query] = useSearchParams();
  return (
    <PlainPage title={m.payment_title()}>
      {isAuthenticated ? (
        <Suspense fallback={LOADING}>
          <PaymentResult orderId={query.get('order') ?? ''} failed={query.has('failed')} />
        </Suspense>
      ) : (
        <LogInHere />
      )}
    </PlainPage>
  );
};
export default PaymentPage;
