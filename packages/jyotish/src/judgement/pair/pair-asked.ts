import type { CompatibilityQuestionId } from '../../vocabulary.ts';
import { AREA_RECORDS } from '../areas/all-areas.ts';
import { weighQuestion, type WeightedQuestion } from '../reading/weighted-question.ts';
import type { From } from '../reading/reading.ts';
import type { Asked } from '../whole/judge-reading.ts';
import { PAIR_PLANS, type PairPlan } from './plans/pair-plans.ts';
import { PAIR_STEPS, type PairStep } from '../pair-steps.ts';

/** What is asked of two people, apart from who they are; `focus` is how each chart is read alone. */
export interface PairAsked extends Asked {
  readonly question: CompatibilityQuestionId;
  readonly plan: PairPlan;
}

/** How each of the two charts is read alone for a question. */
export const personQuestion = (question: CompatibilityQuestionId): WeightedQuestion => {
  const { area, each } = PAIR_PLANS[question];
  return weighQuestion(question, AREA_RECORDS[area], each);
};

/** The steps a question reads, in their order; from the Moons there are no navamsas. */
export const stepsOf = ({ steps }: PairPlan, from: From): readonly PairStep[] =>
  PAIR_STEPS.filter((step) => step in steps && (from === 'lagna' || step !== 'navamsa'));
