/** Price of a question in whole rupees; it also names its tab. */
export type QuestionTier = 99 | 199;
