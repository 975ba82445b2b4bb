import type { Judgement } from '@dhruva/jyotish';
import { capitalised } from '../../text.ts';
import type { Locale } from './locale.ts';
import { sentenceSlots } from './sentence-slots.ts';
import { wordSlots } from './word-slots.ts';

/** Fills the `{slots}` of a sentence; "" when one of them is empty. */
const filled = (sentence: string, slots: Readonly<Record<string, string>>): string => {
  const names = [...sentence.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name ?? '');
  if (names.some((name) => !slots[name])) return '';
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

/** Makes the direct answer: two to four sentences. */
export const directAnswer = <S>(locale: Locale<S>, judgement: Judgement, nouns: S): string =>
  allFilled(locale.direct[judgement.question].sentences, {
    ...wordSlots(locale, judgement, nouns),
    ...sentenceSlots(locale, judgement, nouns),
  });
