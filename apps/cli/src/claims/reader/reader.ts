import type { Language } from '@dhruva/narration';
import type { Sentence } from '../claims.types.ts';
import { isCarried, type FirstSigns } from './carried.ts';
import { ENGLISH } from './english-words.ts';
import { HINDI } from './hindi-words.ts';
import { namedIn, readyWords, type Named, type ReadyWords } from './named.ts';

const READY: Readonly<Record<Language, ReadyWords>> = {
  en: readyWords(ENGLISH),
  hi: readyWords(HINDI),
};

const inWords = (named: Named): string =>
  Object.values(named)
    .filter((value) => value !== null)
    .join(' ');

/**
 * What a sentence names that none of its claims carries: grahas, houses, signs, dates, ties of grahas
 * (conjoined, aspects, exchanges, hosted), yogas, Sade Sati, dhaiya, Manglik, gunas, states and
 * levels of periods. Explanations in brackets are not read, unless they name a year.
 */
export const uncarriedIn = (
  { text, claims }: Pick<Sentence, 'text' | 'claims'>,
  language: Language,
  first: FirstSigns,
): readonly string[] =>
  namedIn(text, READY[language])
    .filter((named) => !isCarried(named, claims, first))
    .map(inWords);
