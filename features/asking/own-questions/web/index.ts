export { OwnQuestions } from './own-questions.tsx';
