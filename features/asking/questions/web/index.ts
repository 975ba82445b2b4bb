export { MyPredictions } from './kept/my-predictions.tsx';
export { useMyPredictions } from './kept/use-my-predictions.ts';
export { QuestionsPreview } from './questions-to-read.tsx';
export { Questions } from './questions.tsx';
export { boughtPairs } from './kept/bought-pairs.ts';
