import { speaksOfDistress } from '../distress.ts';
import { anyOf } from '../phrases.ts';
import { ASKED } from './asked/asked.ts';
import { DANGER } from './danger-phrases.ts';
import { readingsOf } from './readings.ts';
import { REFUSED_SUBJECTS, type RefusedSubject } from './subjects.ts';
import type { ForbiddenWords } from '../subjects/forbidden-words.ts';

export type Screening =
  | { readonly outcome: 'answer' }
  | { readonly outcome: 'refuse'; readonly subject: RefusedSubject }
  | { readonly outcome: 'help' };

type Listener = (reading: string) => boolean;

const listenerFor = ({ phrases, harmless }: ForbiddenWords): Listener => {
  const spoken = anyOf(phrases);
  const idle = anyOf(harmless);
  return (reading) => reading.replaceAll(idle, ' · ').search(spoken) >= 0;
};

const inDanger = listenerFor(DANGER);
const subjects = REFUSED_SUBJECTS.map((subject) => ({
  subject,
  isAsked: listenerFor(ASKED[subject]),
}));

/**
 * What happens to a question a customer typed (English, Hindi or Hinglish), before payment (decisions 20 and
 * 21). `help` wins over `refuse`: the helplines are shown and nothing is sold. Screen all that was typed, also
 * the words beyond the limit, which are left out of the question itself.
 */
export const screenQuestion = (text: string): Screening => {
  const readings = readingsOf(text);
  if (speaksOfDistress(text) || readings.some((each) => speaksOfDistress(each) || inDanger(each))) {
    return { outcome: 'help' };
  }
  const asked = subjects.find(({ isAsked }) => readings.some(isAsked));
  return asked ? { outcome: 'refuse', subject: asked.subject } : { outcome: 'answer' };
};
