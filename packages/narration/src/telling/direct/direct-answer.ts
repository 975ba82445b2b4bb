import type { Judgement } from '@dhruva/jyotish';
import { capitalised } from '../../text.ts';
import { factsBehind, slotsOf } from './fitted-words.ts';
import type { Locale } from './locale.ts';
import { sentenceSlots } from './sentence-slots.ts';
import type { ClaimedText } from '../sentences.ts';
import { slotClaims } from './slot-claims.ts';
import { wordSlots } from './word-slots.ts';

/** Fills the `{slots}` of a sentence; "" when one of them is empty. */
const filled = (sentence: string, slots: Readonly<Record<string, string>>): string => {
  if (slotsOf(sentence).some((name) => !slots[name])) return '';
  return capitalised(sentence.replaceAll(/\{(\w+)\}/gu, (_, name: string) => slots[name] ?? ''));
};

/** Joins the sentences whose slots can all be filled. */
export const allFilled = (
  sentences: readonly string[],
  slots: Readonly<Record<string, string>>,
): string =>
  sentences
    .map((sentence) => filled(sentence, slots))
    .filter((sentence) => sentence !== '')
    .join(' ');

/** A sentence of the direct answer with the slots it is filled from. */
export interface DirectSentence extends ClaimedText {
  readonly slots: readonly string[];
}

/** The sentences of the direct answer, one to four, with what each claims. */
export const directSentences = <S>(
  locale: Locale<S>,
  judgement: Judgement,
  nouns: S,
): readonly DirectSentence[] => {
  const slots = {
    ...wordSlots(locale, judgement, nouns),
    ...sentenceSlots(locale, judgement, nouns),
  };
  return locale.direct[judgement.question].sentences
    .map((sentence) => ({
      text: filled(sentence, slots),
      slots: slotsOf(sentence),
      claims: [
        ...slotsOf(sentence).flatMap((slot) => slotClaims(judgement, slot)),
        ...factsBehind(locale, judgement, sentence),
      ],
    }))
    .filter(({ text }) => text !== '');
};
