export { AnswerPlace } from './place/answer-place.tsx';
export { KeptHere } from './place/kept-here.tsx';
export { MyYear } from './year/my-year.tsx';
