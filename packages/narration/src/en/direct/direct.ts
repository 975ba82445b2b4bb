import type { Judgement } from '@dhruva/jyotish';
import { capitalised } from '../../text.ts';
import type { Say } from '../say.ts';
import { DIRECT_WORDS } from './all-direct.ts';
import { sentenceSlots } from './sentence-slots.ts';
import { wordSlots } from './word-slots.ts';

/** Fills the slots of a sentence; empty when one of them is. */
export const filled = (sentence: string, slots: Readonly<Record<string, string>>): string => {
  const names = [...sentence.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name ?? '');
  if (names.some((name) => !slots[name])) return '';
  return capitalised(sentence.replaceAll(/\{(\w+)\}/gu, (_, name: string) => slots[name] ?? ''));
};

/** The direct answer: what was asked, in two to four sentences. */
export const directAnswer = (judgement: Judgement, say: Say): string => {
  const words = DIRECT_WORDS[judgement.question];
  const slots = {
    ...wordSlots(judgement, say),
    ...sentenceSlots(judgement, words, say),
  };
  return words.tells
    .map((sentence) => filled(sentence, slots))
    .filter((sentence) => sentence !== '')
    .join(' ');
};
