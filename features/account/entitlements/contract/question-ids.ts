/** What can be asked, by id alone: for what must not carry the questions themselves (decision 23). */
export {
  COMPATIBILITY_QUESTIONS as COMPATIBILITY_QUESTION_IDS,
  QUESTION_IDS,
} from '@dhruva/jyotish/vocabulary';
