/** The ids of the questions, without their texts, for code that must not load those (decision 23). */
export {
  COMPATIBILITY_QUESTIONS as COMPATIBILITY_QUESTION_IDS,
  QUESTION_IDS,
} from '@dhruva/jyotish/vocabulary';
