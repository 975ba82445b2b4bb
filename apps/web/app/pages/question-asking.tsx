import type { ComponentProps } from 'react';
import { PendingPayment } from '@dhruva/money/payments/web';
import { PlaceField } from '@dhruva/asking/places/web';
import { KeepBirth } from '@dhruva/asking/first-chart/web';
import { Questions, QuestionsPreview, useMyPredictions } from '@dhruva/asking/questions/web';
import { useReferral } from '@dhruva/account/referral/web';
import { useSession } from '@dhruva/account/auth/web';
import { useLatch } from '../lib/use-latch.ts';
import { ComingSheet } from './coming-sheet.tsx';

type AskingProps = ComponentProps<typeof QuestionsPreview> &
  Pick<ComponentProps<typeof Questions>, 'wanted' | 'show'>;

/**
 * The questions of a signed-in user: with their history, and everything needed to ask. Shows the preview until
 * the history is known: a paid question looks like any other without it.
 */
export const QuestionAsking = ({ onTap, ...props }: AskingProps) => {
  const { isAuthenticated } = useSession();
  const { data, isError } = useMyPredictions(isAuthenticated);
  const { data: referral } = useReferral(isAuthenticated);
  const isHistoryKnown = useLatch(data !== undefined || isError);
  if (!isHistoryKnown) {
    return (
      <>
        <QuestionsPreview choice={props.choice} onTap={onTap} />
        <ComingSheet wanted={props.wanted} />
      </>
    );
  }
  return (
    <Questions
      {...props}
      history={(data ?? []).filter((record) => record.kind === 'question')}
      credits={referral?.creditsWaiting ?? 0}
      PlaceInput={PlaceField}
    >
      <KeepBirth />
      <PendingPayment signedIn={isAuthenticated} />
    </Questions>
  );
};
