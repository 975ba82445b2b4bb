export { MyPredictions } from './history/my-predictions.tsx';
export { RecordBody } from './history/record-body.tsx';
export { ReceiptLink } from './history/record-state.tsx';
export { useRecordTitle } from './history/use-record-title.ts';
export { useMyPredictions } from './history/use-my-predictions.ts';
export { QuestionsPreview } from './questions-preview.tsx';
export { Questions } from './questions.tsx';
export { boughtPairs } from './history/bought-pairs.ts';
