export { speaksOfDistress } from './distress.ts';
export { SUBJECTS, type Subject } from './forbidden.ts';
export { HELPLINES, helpline, type Helpline, type HelplineId } from './helplines.ts';
export { scan, type Match } from './scan.ts';
export { countWords, firstWords } from './screening/question-words.ts';
export { REFUSALS } from './screening/refusals.ts';
export { screenQuestion, type Screening } from './screening/screen-question.ts';
export { REFUSED_SUBJECTS, type RefusedSubject } from './screening/subjects.ts';
