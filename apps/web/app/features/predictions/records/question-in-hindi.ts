import { compatibilityQuestionByText } from '@dhruva/contract/catalogue/compatibility-questions';
import { questionByText } from '@dhruva/contract/catalogue/questions';
import { QUESTIONS_HI } from '@dhruva/contract/catalogue/questions-hi';

/** A question of the catalogue in Hindi; null for any other text. A file of its own: fetched for who reads Hindi. */
export const questionInHindi = (text: string): string | null => {
  const known = questionByText(text) ?? compatibilityQuestionByText(text);
  return known ? QUESTIONS_HI[known.id] : null;
};
