export { packageProduct } from './package.product.ts';
export { listSetRecords } from './own-questions.service.ts';
export { ownQuestionsData } from './personal-data.store.ts';
export { answerSet, DeskRefusal, openSets, showSet } from './answering/answering.service.ts';
export { listInWords, setInWords } from './answering/desk-words.rules.ts';
