export { answerOnce } from './answer-once.service.ts';
export { askingDay, recordState, toldAnswer } from './answer.rules.ts';
export { SOLD_ANSWER, stageOf, standings } from './sold-answer.service.ts';
export type { Standing } from './sold-answer.service.ts';
