import { QUESTION_AREAS, type QuestionId } from '../../vocabulary.ts';
import { finding } from '../finding.ts';
import { weightedQuestionOf } from '../reading/weighted-question.ts';
import { scoreOf, trendOf } from '../sum/score.ts';
import { stepSides, weigh } from '../sum/weigh.ts';
import type { Specific } from './specific-input.ts';

/** The one-year question that represents each life area. */
const LANE_QUESTIONS: readonly QuestionId[] = [
  'promotion-this-year',
  'finances-next-year',
  'harmony-at-home',
  'understanding-with-partner',
  'skill-this-year',
  'travel-abroad-this-year',
];

/** Findings of the trend of the coming months, one for each life area. */
export const lanes: Specific = ({ focus: { plan }, reading, months, sky, firstOfEachKindOnly }) => {
  const told = LANE_QUESTIONS.filter((question) => !plan.noLanes?.includes(question));
  return told.slice(0, firstOfEachKindOnly ? 1 : undefined).map((question) => {
    const focus = weightedQuestionOf(question);
    const weighed = weigh(reading, focus, months, sky(focus)(reading));
    const score = scoreOf(stepSides(weighed, focus), focus, reading.from);
    const evidence = { lane: QUESTION_AREAS[question], trend: trendOf(score) };
    return finding('specific.lane', 0, evidence, focus.area.source.dasha);
  });
};
