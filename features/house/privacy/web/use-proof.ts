import { useMutation } from '@tanstack/react-query';
import { sendPrivacyCode } from '../contract/routes.ts';
import { call } from '@dhruva/web/lib/call.ts';

/** The proof a download or deletion needs: the number and the code that was sent to it. */
export interface Proof {
  readonly phone: string;
  readonly otp: string;
  readonly challengeId: string;
}

/** Sends a code to a number; `sent` is set until another number is chosen. */
export const useProof = () => {
  const sending = useMutation({
    mutationFn: async (phone: string) => {
      const { challengeId, resendAfterSeconds } = await call(sendPrivacyCode, { body: { phone } });
      return { phone, challengeId, resendAt: Date.now() + resendAfterSeconds * 1000 };
    },
  });
  return {
    sent: sending.data,
    busy: sending.isPending,
    error: sending.error,
    send: (phone: string) => sending.mutate(phone),
    back: () => sending.reset(),
  };
};
