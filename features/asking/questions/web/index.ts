export { MyPredictions } from './history/my-predictions.tsx';
export { useMyPredictions } from './history/use-my-predictions.ts';
export { QuestionsPreview } from './questions-preview.tsx';
export { Questions } from './questions.tsx';
export { boughtPairs } from './history/bought-pairs.ts';
