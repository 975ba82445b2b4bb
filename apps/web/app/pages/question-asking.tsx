import type { ComponentProps } from 'react';
import { PendingPayment } from '@dhruva/money/payments/web';
import { PlaceField } from '@dhruva/asking/places/web';
import { AnswerView } from '@dhruva/asking/answers/web';
import { Questions, useMyPredictions } from '@dhruva/asking/questions/web';
import { useReferral } from '@dhruva/account/referral/web';
import { useSession } from '@dhruva/account/auth/web';

type AskingProps = Pick<ComponentProps<typeof Questions>, 'tier' | 'onTier' | 'resume' | 'show'>;

/** The questions of a signed-in user: with their history, and everything needed to ask. */
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
