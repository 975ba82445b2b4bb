import { PAIR_QUESTIONS_HI } from '@dhruva/asking/pairs/contract/catalogue-hi';
import { compatibilityQuestionByText } from '@dhruva/asking/pairs/contract/catalogue';
import { questionByText } from '@dhruva/asking/questions/contract/catalogue';
import { QUESTIONS_HI } from '@dhruva/asking/questions/contract/catalogue-hi';

/** A catalogue question in Hindi; null for any other text. A module of its own, loaded only for Hindi. */
export const questionInHindi = (text: string): string | null => {
  const alone = questionByText(text);
  if (alone) return QUESTIONS_HI[alone.id];
  const together = compatibilityQuestionByText(text);
  return together ? PAIR_QUESTIONS_HI[together.id] : null;
};
