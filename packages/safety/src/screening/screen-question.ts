import { speaksOfDistress } from '../distress.ts';
import { anyOf } from '../phrases.ts';
import { QUESTION_PHRASES } from './asked/question-phrases.ts';
import { DANGER } from './danger-phrases.ts';
import { readingsOf } from './readings.ts';
import { REFUSED_SUBJECTS, type RefusedSubject } from './subjects.ts';
import type { ForbiddenWords } from '../subjects/forbidden-words.ts';

export type Screening =
  | { readonly outcome: 'answer' }
  | { readonly outcome: 'refuse'; readonly subject: RefusedSubject }
  | { readonly outcome: 'help' };

type PhraseTest = (reading: string) => boolean;

const phraseTestFor = ({ phrases, harmless }: ForbiddenWords): PhraseTest => {
  const forbidden = anyOf(phrases);
  const allowed = anyOf(harmless);
  return (reading) => reading.replaceAll(allowed, ' · ').search(forbidden) >= 0;
};

const mentionsDanger = phraseTestFor(DANGER);
const subjects = REFUSED_SUBJECTS.map((subject) => ({
  subject,
  isAsked: phraseTestFor(QUESTION_PHRASES[subject]),
}));

/**
 * Screens a typed question (English, Hindi or Hinglish) before payment: answer, refuse or help
 * (decisions 20 and 21). `help` wins over `refuse`: the helplines are shown and nothing is sold.
 * Pass all that was typed, also the words beyond the limit, which are left out of the question
 * itself.
 */
export const screenQuestion = (text: string): Screening => {
  const readings = readingsOf(text);
  if (
    speaksOfDistress(text) ||
    readings.some((each) => speaksOfDistress(each) || mentionsDanger(each))
  ) {
    return { outcome: 'help' };
  }
  const asked = subjects.find(({ isAsked }) => readings.some(isAsked));
  return asked ? { outcome: 'refuse', subject: asked.subject } : { outcome: 'answer' };
};
