/**
 * Sentence shown when too few symptoms were ticked. In a file of its own, so that its page loads no
 * other sentences.
 */
export const INCOMPLETE_FEELING =
  'Please rate your feeling and select at least 8-10 symptoms before saving.';
