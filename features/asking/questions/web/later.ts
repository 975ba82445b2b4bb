export { questionInHindi } from './history/question-in-hindi.ts';
