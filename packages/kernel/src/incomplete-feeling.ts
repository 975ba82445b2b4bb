/** What is said when too little was ticked. Apart from the other sentences: this page carries no more of them. */
export const INCOMPLETE_FEELING =
  'Please rate your feeling and select at least 8-10 symptoms before saving.';
