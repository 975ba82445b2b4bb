import { useEffect, useState, useSyncExternalStore } from 'react';
import { refusedSinceEnd, subscribeToken } from '@dhruva/web/lib/token.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { Dialog } from '@dhruva/web/ui/dialog.tsx';
import { Login } from '../login.tsx';
import { dropWish, useWish } from '../wish.ts';

/**
 * A dialog that logs in again, open at first and when something is wanted or sent, and a band with the way to it.
 * Closed, it leaves open what stood open when the session ended.
 */
export const EndedNotice = ({ onToken }: { readonly onToken: (token: string) => void }) => {
  const [isOpen, setOpen] = useState(true);
  const wish = useWish();
  const [before] = useState(wish);
  const refused = useSyncExternalStore(subscribeToken, refusedSinceEnd);
  useEffect(() => {
    if (wish || refused > 0) setOpen(true);
  }, [wish, refused]);
  const close = () => {
    setOpen(false);
    if (wish?.kind !== before?.kind) dropWish();
  };
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
        <Login onToken={onToken} onCancel={close} />
      </Dialog>
    </>
  );
};
