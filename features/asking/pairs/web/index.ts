export { Pairs } from './pairs.tsx';
export { PairAnswerView } from './pair-answer-view.tsx';
export { fetchPairAnswer } from './fetch-pair-answer.ts';
