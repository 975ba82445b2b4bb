import type { PairJudgement } from '@dhruva/jyotish';
import { agreementText } from '../certainty.ts';
import type { PairLocale } from './pair-locale.ts';

/**
 * How sure an answer about two people is: agreement of the steps, and the birth-time error it
 * tolerates.
 */
export const pairCertaintyText = <S, P extends S>(
  { single, sure }: PairLocale<S, P>,
  judgement: PairJudgement,
): string => {
  const { holdsMinutes, holdsShareOfDay, question, unknownTime } = judgement;
  const [first = 'both'] = unknownTime;
  const agreement = agreementText(single.sure, judgement);
  if (holdsMinutes === null) {
    const percent = Math.floor((holdsShareOfDay ?? 0) * 100);
    const whose = unknownTime.length === 2 ? 'both' : first;
    return `${agreement} ${sure.unknown(whose, question, percent)}`;
  }
  return `${agreement} ${holdsMinutes === 0 ? sure.fragile : sure.holds(holdsMinutes)}`;
};
