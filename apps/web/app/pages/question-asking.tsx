import type { ComponentProps } from 'react';
import { PendingPayment } from '../features/checkout/pending-payment.tsx';
import { PlaceField } from '../features/places/place-field.tsx';
import { AnswerView } from '../features/predictions/answer-view.tsx';
import { useMyPredictions } from '../features/predictions/use-my-predictions.ts';
import { Questions } from '../features/questions/questions.tsx';
import { useReferral } from '../features/referral/use-referral.ts';
import { useSession } from '../lib/session.tsx';

type AskingProps = Pick<ComponentProps<typeof Questions>, 'tier' | 'onTier' | 'resume' | 'show'>;

/** The questions for who is signed in: what was asked before, and everything that asking needs. */
export const QuestionAsking = (props: AskingProps) => {
  const { isAuthenticated } = useSession();
  const { data } = useMyPredictions(isAuthenticated);
  const { data: referral } = useReferral(isAuthenticated);
  return (
    <Questions
      {...props}
      history={(data ?? []).filter((record) => record.kind === 'question')}
      credits={referral?.creditsWaiting ?? 0}
      AnswerView={AnswerView}
      PlaceInput={PlaceField}
    >
      <PendingPayment signedIn={isAuthenticated} />
    </Questions>
  );
};
