/** Answers as they lie in the database, of every shape they were ever kept in (decision 64); never edited. */
import answerShape1 from './kept/answer-shape-1.json' with { type: 'json' };
import answerShape2 from './kept/answer-shape-2.json' with { type: 'json' };
import pairAnswerShape1 from './kept/pair-answer-shape-1.json' with { type: 'json' };
import pairAnswerShape2 from './kept/pair-answer-shape-2.json' with { type: 'json' };

const { hi: _hi, timeline: _timeline, chart: _chart, ...oldestAnswer } = answerShape1;
const { hi: _pairHi, timeline: _pairTimeline, ...oldestPairAnswer } = pairAnswerShape1;

/** About one person. `oldest`: without Hindi, months and chart. */
export const KEPT_ANSWERS = {
  oldest: oldestAnswer,
  shape1: answerShape1,
  shape2: answerShape2,
} as const;

/** About two people. `oldest`: without Hindi and months. */
export const KEPT_PAIR_ANSWERS = {
  oldest: oldestPairAnswer,
  shape1: pairAnswerShape1,
  shape2: pairAnswerShape2,
} as const;
