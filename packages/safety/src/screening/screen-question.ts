import { speaksOfDistress } from '../distress.ts';
import { scan } from '../scan.ts';
import { REFUSED_SUBJECTS, type RefusedSubject } from './subjects.ts';

export type Screening =
  | { readonly outcome: 'answer' }
  | { readonly outcome: 'refuse'; readonly subject: RefusedSubject }
  | { readonly outcome: 'help' };

/**
 * What happens to a question a customer typed (English, Hindi or Hinglish), before payment (decisions 20 and
 * 21). `help` wins over `refuse`: the helplines are shown and nothing is sold.
 */
export const screenQuestion = (text: string): Screening => {
  if (speaksOfDistress(text)) return { outcome: 'help' };
  const found = scan(text).map((match) => match.subject);
  const subject = REFUSED_SUBJECTS.find((refused) => found.some((each) => each === refused));
  return subject === undefined ? { outcome: 'answer' } : { outcome: 'refuse', subject };
};
