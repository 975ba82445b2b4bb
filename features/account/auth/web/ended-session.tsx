import { Suspense, useEffect, useState } from 'react';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { Dialog } from '@dhruva/web/ui/dialog.tsx';
import { lazyWithFallback } from '@dhruva/web/ui/lazy-with-fallback.ts';
import { useSession } from './session.tsx';

const Login = lazyWithFallback(async () => (await import('./login.tsx')).Login);

/**
 * Above the page of a session that the server ended: says so once in a dialog that logs in again, and keeps
 * a band with the way to log in. The page below stays as it is, with what was typed.
 */
export const EndedSession = () => {
  const { isEnded, login } = useSession();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(isEnded), [isEnded]);
  if (!isEnded) return null;
  const close = () => setOpen(false);
  return (
    <>
      <section
        aria-label={m.ended_title()}
        className="flex flex-wrap items-center justify-center gap-3 bg-info-tint px-4 py-3 text-info"
      >
        <p>{m.ended_title()}</p>
        <Button look="outline" onClick={() => setOpen(true)}>
          {m.login_first_go()}
        </Button>
      </section>
      <Dialog
        open={isOpen}
        onClose={close}
        title={m.ended_title()}
        description={m.ended_lead()}
        dismissOutside={false}
      >
        <Suspense fallback={null}>
          <Login onToken={login} onCancel={close} />
        </Suspense>
      </Dialog>
    </>
  );
};
