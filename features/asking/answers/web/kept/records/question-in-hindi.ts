import { compatibilityQuestionByText } from '@dhruva/asking/pairs/contract/catalogue';
import { questionByText } from '@dhruva/asking/questions/contract/catalogue';
import { QUESTIONS_HI } from '@dhruva/asking/questions/contract/catalogue-hi';

/** A question of the catalogue in Hindi; null for any other text. A file of its own: fetched for who reads Hindi. */
export const questionInHindi = (text: string): string | null => {
  const known = questionByText(text) ?? compatibilityQuestionByText(text);
  return known ? QUESTIONS_HI[known.id] : null;
};
