import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { changeNumber, sendNewNumberCode } from '../../contract/routes.ts';
import { AUTH_ERRORS } from '../../contract/errors.ts';
import { readPhone } from '@dhruva/account/profile/contract/contact';
import { call } from '@dhruva/web/lib/call.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { Dialog } from '@dhruva/web/ui/dialog.tsx';
import { CodeStep } from '../codes/code-step.tsx';
import { refusalInWords } from '../codes/time-left.ts';
import { PhoneField } from '../form-parts.tsx';
import { useSession } from '../session.tsx';

interface ChangeNumberProps {
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Another number to sign in with, proven by a code that is sent to it. */
export const ChangeNumber = ({ onClose, onChanged }: ChangeNumberProps) => {
  const { mergeProfile } = useSession();
  const [typed, setTyped] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const sending = useMutation({
    mutationFn: async (phone: string) => {
      const { challengeId, resendAfterSeconds } = await call(sendNewNumberCode, {
        body: { phone },
      });
      return { phone, challengeId, resendAt: Date.now() + resendAfterSeconds * 1000 };
    },
  });
  const changing = useMutation({
    mutationFn: async ({
      phone,
      otp,
      challengeId,
    }: Record<'phone' | 'otp' | 'challengeId', string>) =>
      call(changeNumber, { body: { phone, otp, challengeId } }),
    onSuccess: (_, { phone }) => {
      mergeProfile({ phone });
      onChanged();
    },
  });
  const send = () => {
    const phone = readPhone(typed);
    setInvalid(phone === undefined);
    if (phone !== undefined) sending.mutate(phone);
  };
  const error = changing.error ?? sending.error;
  const refused = error && { message: refusalInWords(error) };
  const { data: sent } = sending;
  return (
    <Dialog open onClose={onClose} title={m.number_change()} dismissOutside={false}>
      {changing.isSuccess && (
        <p role="status" className="rounded-field bg-success-tint p-3 text-success">
          {m.number_changed()}
        </p>
      )}
      {!changing.isSuccess && !sent && (
        <form
          noValidate
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <p className="text-ink-2">{m.number_change_lead()}</p>
          <PhoneField
            id="new-number"
            value={typed}
            error={isInvalid ? AUTH_ERRORS['auth.phone-invalid'].sentence : refused?.message}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button
            type="submit"
            className="self-start"
            busyLabel={sending.isPending ? m.auth_sending() : undefined}
          >
            {m.auth_send()}
          </Button>
        </form>
      )}
      {!changing.isSuccess && sent && (
        <CodeStep
          lead={m.auth_code_sent({ phone: sent.phone })}
          label={m.auth_code()}
          missing={m.auth_not_received()}
          bySms
          verifyLabel={m.number_change_go()}
          changeLabel={m.auth_change_number()}
          busy={changing.isPending || sending.isPending}
          refused={refused ?? undefined}
          resendAt={sent.resendAt}
          onCode={(otp) => changing.mutate({ ...sent, otp })}
          onResend={() => sending.mutate(sent.phone)}
          onChange={() => sending.reset()}
        />
      )}
    </Dialog>
  );
};
