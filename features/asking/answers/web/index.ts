export { FirmnessListNote, ShortFirmness } from './firmness/short-firmness.tsx';
export { ToldFirmness } from './firmness/told-firmness.tsx';
export { AnswerPanel } from './answer-panel.tsx';
export { answerAddress, type Delivered, DeliveredAnswer } from './delivered.tsx';
export type { AnswerState } from './answer-state.ts';
export { PAIR_STEPS, QUESTION_STEPS } from './steps.ts';
export { useAnswers } from './use-answers.ts';
export { AnswerDetails } from './view/answer-details.tsx';
export type { AnswerFrame } from './view/answer-parts.tsx';
export { AnswerLayout } from './view/answer-layout.tsx';
export { AnswerView } from './view/answer-view.tsx';
export type { AnswerLabels } from './words/answer-labels.ts';
export { LABELS, useAnswerLanguage, useLabels, useLanguageOf } from './words/answer-language.tsx';
export { LanguageSwitch } from './words/language-switch.tsx';
export {
  answerInLanguage,
  firstSentence,
  type AnswerLanguage,
  formatBirth,
  formatDate,
  formatMonth,
  formatMonthRange,
} from './words/in-language.ts';
export { answerFailure, failureReason } from './answer-failure.ts';
