import type { ComponentProps } from 'react';
import { PendingNote, usePendingPayment } from '@dhruva/money/payments/web';
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
 * the history is known, and how a payment stands that this tab was making when its page was discarded: a paid
 * question looks like any other without them.
 */
export const QuestionAsking = ({ onTap, ...props }: AskingProps) => {
  const { isAuthenticated } = useSession();
  const { data, isError } = useMyPredictions(isAuthenticated);
  const { data: referral } = useReferral(isAuthenticated);
  const payment = usePendingPayment(isAuthenticated);
  const isKnown = useLatch((data !== undefined || isError) && payment.isKnown);
  if (!isKnown) {
    return (
      <>
        <QuestionsPreview choice={props.choice} onTap={onTap} />
        <ComingSheet wanted={props.wanted} />
      </>
    );
  }
  const { status } = payment;
  const isAwaited = status?.state === 'waiting' && status.productId === props.wanted?.id;
  return (
    <Questions
      {...props}
      wanted={isAwaited ? undefined : props.wanted}
      history={(data ?? []).filter((record) => record.kind === 'question')}
      credits={referral?.creditsWaiting ?? 0}
      PlaceInput={PlaceField}
    >
      <KeepBirth />
      <PendingNote status={status} />
    </Questions>
  );
};
