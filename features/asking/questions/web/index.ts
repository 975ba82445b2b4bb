export { MyPredictions } from './history/my-predictions.tsx';
export { useMyPredictions } from './history/use-my-predictions.ts';
export { QuestionsPreview } from './questions-preview.tsx';
export { SearchField } from './search/search-field.tsx';
export { useQuestionSearch } from './search/use-question-search.ts';
export { Questions } from './questions.tsx';
export { questionLink, useWantedQuestion, wantQuestion } from './question-wish.ts';
export { boughtPairs } from './history/bought-pairs.ts';
