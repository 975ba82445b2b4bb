export { answerOnce } from './answer-once.service.ts';
export { answerDay, recordState, contractChart, answerOf, sentencesOf } from './answer.rules.ts';
export { answersData } from './personal-data.store.ts';
export { answersStore } from './answers.store.ts';
export type { AnsweredOf, StoredOf } from './answers.store.ts';
export { ANSWER_PRODUCT_PARTS, stageOf, paymentStates } from './sold-answer.service.ts';
export type { PaymentState } from './sold-answer.service.ts';
