import { useEffect, useState } from 'react';
import { CallError } from '@dhruva/web/lib/call-error.ts';
import { queryClient } from '@dhruva/web/lib/query.tsx';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { Dialog } from '@dhruva/web/ui/dialog.tsx';
import { Login } from '../login.tsx';
import { dropWish, useWish } from '../wish.ts';

/** Calls back when something that was sent needs a login; returns the unsubscribe function. */
const onRefusedSend = (listener: () => void): (() => void) =>
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const { error } = event.action;
    if (error instanceof CallError && error.code === 'auth.signed-out') listener();
  });

/**
 * A dialog that logs in again, open at first and when something is wanted or sent, and a band with the way to it.
 * Closed, it leaves open what stood open when the session ended.
 */
export const EndedNotice = ({ onToken }: { readonly onToken: (token: string) => void }) => {
  const [isOpen, setOpen] = useState(true);
  const wish = useWish();
  const [before] = useState(wish);
  useEffect(() => {
    if (wish) setOpen(true);
  }, [wish]);
  useEffect(() => onRefusedSend(() => setOpen(true)), []);
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
