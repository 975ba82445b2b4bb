import { useState } from 'react';
import { useSession } from '../../lib/session.tsx';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ReferralModal } from './referral-modal.tsx';
import { useReferral } from './use-referral.ts';

/** Says what referring brings, and opens the dialog with code and link. */
export const ReferralCard = () => {
  const { isAuthenticated } = useSession();
  const [open, setOpen] = useState(false);
  const { data, error, refetch } = useReferral(open && isAuthenticated);
  const waiting =
    error === null ? (
      <Spinner label={m.referral_loading()} />
    ) : (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p>{error.message}</p>
        <Button look="outline" onClick={() => void refetch()}>
          {m.referral_retry()}
        </Button>
      </div>
    );
  return (
    <Card as="section" className="flex flex-col items-start gap-3">
      <h2 className="text-title">{m.referral_card_title()}</h2>
      <p className="max-w-measure text-ink-2">{m.referral_rule()}</p>
      <Button look="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {m.referral_open()}
      </Button>
      <ReferralModal
        open={open}
        onClose={() => setOpen(false)}
        signedIn={isAuthenticated}
        standing={data}
        waiting={waiting}
      />
    </Card>
  );
};
