export { speaksOfDistress } from './distress.ts';
export { SUBJECTS, type Subject } from './forbidden.ts';
export { HELPLINES, helpline, type Helpline, type HelplineId } from './helplines.ts';
export { scan, type Match } from './scan.ts';
