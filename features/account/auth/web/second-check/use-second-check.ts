import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { confirmOwner, mailSecondCheck, secondCheck, startAfresh } from '../../contract/routes.ts';
import { call } from '@dhruva/web/lib/call.ts';

/**
 * `ask`: the choices. `code`: a code was mailed. `afresh`, `sure`: starting afresh is explained, then
 * confirmed.
 */
export type Step = 'ask' | 'code' | 'afresh' | 'sure';

/** State and actions of the second check. `onDone` gets the token of the new session. */
export const useSecondCheck = (
  open: boolean,
  onDone: (token: string, way: 'confirmed' | 'afresh') => void,
) => {
  const [step, setStep] = useState<Step>('ask');
  const state = useQuery({
    queryKey: ['auth', 'second-check'],
    queryFn: async () => call(secondCheck),
    enabled: open,
  });
  const mailing = useMutation({
    mutationFn: async () => {
      const { challengeId, resendAfterSeconds } = await call(mailSecondCheck);
      return { challengeId, resendAt: Date.now() + resendAfterSeconds * 1000 };
    },
    onSuccess: () => setStep('code'),
  });
  const confirming = useMutation({
    mutationFn: async (code: string) => {
      const tie = mailing.data && { challengeId: mailing.data.challengeId };
      return call(confirmOwner, { body: { code, ...tie } });
    },
    onSuccess: ({ token }) => onDone(token, 'confirmed'),
  });
  const leaving = useMutation({
    mutationFn: async () => call(startAfresh, { body: { understood: true } }),
    onSuccess: ({ token }) => onDone(token, 'afresh'),
  });
  const go = (next: Step) => {
    for (const deed of [mailing, confirming, leaving]) if (deed.isError) deed.reset();
    setStep(next);
  };
  return { step, go, state, mailing, confirming, leaving };
};

export type SecondCheckFlow = ReturnType<typeof useSecondCheck>;
