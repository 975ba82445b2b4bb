export { answerOnce } from './answer-once.service.ts';
export { askingDay, recordState, shownChart, toldAnswer } from './answer.rules.ts';
export { answersData } from './personal-data.store.ts';
export { keptAnswers } from './kept-answers.store.ts';
export type { AnsweredOf, StoredOf } from './kept-answers.store.ts';
export { SOLD_ANSWER, stageOf, standings } from './sold-answer.service.ts';
export type { Standing } from './sold-answer.service.ts';
