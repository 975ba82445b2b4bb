import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { Spinner } from '@dhruva/web/ui/spinner.tsx';
import { ReferralModal } from './referral-modal.tsx';
import { useReferral } from './use-referral.ts';

interface ReferralDialogProps {
  readonly signedIn: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Loads the user's code and link while the dialog is open. */
export const ReferralDialog = ({ signedIn, open, onClose }: ReferralDialogProps) => {
  const { data, error, refetch } = useReferral(open && signedIn);
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
    <ReferralModal
      open={open}
      onClose={onClose}
      signedIn={signedIn}
      status={data}
      waiting={waiting}
    />
  );
};
