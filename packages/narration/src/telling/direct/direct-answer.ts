import type { Judgement } from '@dhruva/jyotish';
import { capitalised } from '../../text.ts';
import type { Locale } from './locale.ts';
import { sentenceSlots } from './sentence-slots.ts';
import { wordSlots } from './word-slots.ts';

/** Fills the slots of a sentence; empty when one of them is. */
const filled = (sentence: string, slots: Readonly<Record<string, string>>): string => {
  const names = [...sentence.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name ?? '');
  if (names.some((name) => !slots[name])) return '';
  return capitalised(sentence.replaceAll(/\{(\w+)\}/gu, (_, name: string) => slots[name] ?? ''));
};

/** The sentences that have something to say, one after the other. */
export const allFilled = (
  sentences: readonly string[],
  slots: Readonly<Record<string, string>>,
): string =>
  sentences
    .map((sentence) => filled(sentence, slots))
    .filter((sentence) => sentence !== '')
    .join(' ');

/** The direct answer: what was asked, in two to four sentences. */
export const directAnswer = <S>(locale: Locale<S>, judgement: Judgement, nouns: S): string =>
  allFilled(locale.direct[judgement.question].sentences, {
    ...wordSlots(locale, judgement, nouns),
    ...sentenceSlots(locale, judgement, nouns),
  });
