/** Price of a question in whole rupees; also the name of its tab. */
export type QuestionTier = 99 | 199;
