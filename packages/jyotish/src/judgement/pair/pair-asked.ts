import type { CompatibilityQuestionId } from '../../vocabulary.ts';
import { weighQuestion, type WeightedQuestion } from '../reading/weighted-question.ts';
import type { From } from '../reading/reading.ts';
import { askedQuestionAt, type AskedQuestion } from '../whole/judge-reading.ts';
import { PAIR_PLANS, type PairPlan } from './plans/pair-plans.ts';
import type { PairInput, PairRoles } from './pair.types.ts';
import { PAIR_STEPS, type PairStep } from '../pair-steps.ts';

/**
 * A question about two people, without the people; `focus` is the weighting under which each chart
 * is judged alone.
 */
export interface AskedPairQuestion extends AskedQuestion {
  readonly question: CompatibilityQuestionId;
  readonly plan: PairPlan;
  readonly roles?: PairRoles;
}

/** The weighted question under which each of the two charts is judged alone. */
export const personQuestion = (question: CompatibilityQuestionId): WeightedQuestion =>
  weighQuestion(question, PAIR_PLANS[question].each);

/** Prepares the question of two people for its moment of asking. */
export const askedPair = ({
  question,
  at,
  roles,
}: Pick<PairInput, 'question' | 'at' | 'roles'>): AskedPairQuestion => ({
  question,
  plan: PAIR_PLANS[question],
  ...(roles && { roles }),
  ...askedQuestionAt(at, personQuestion(question)),
});

/** Steps a question uses, in order; counted from the Moons there are no navamsas. */
export const stepsOf = ({ steps }: PairPlan, from: From): readonly PairStep[] =>
  PAIR_STEPS.filter((step) => step in steps && (from === 'lagna' || step !== 'navamsa'));
