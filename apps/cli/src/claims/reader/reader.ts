import type { PairClaim } from '@dhruva/jyotish';
import type { Language } from '@dhruva/narration';
import { isCarried, type FirstSigns } from './carried.ts';
import { ENGLISH } from './english-words.ts';
import { HINDI } from './hindi-words.ts';
import { namedIn, readyWords, type Named, type ReadyWords } from './named.ts';
import { findAll, pattern } from './pattern.ts';

const READY: Readonly<Record<Language, ReadyWords>> = {
  en: readyWords(ENGLISH),
  hi: readyWords(HINDI),
};

const inWords = (named: Named): string =>
  Object.values(named)
    .filter((value) => value !== null)
    .join(' ');

/** The Moon as what houses are counted from. */
const FROM_MOON: Readonly<Record<Language, RegExp>> = {
  en: pattern('from (?:the|your) Moon'),
  hi: pattern('चंद्रमा से'),
};

/** Whether a claim counts houses from the Moon, or says that the time, and so the lagna, is not known. */
const countsFromMoon = (claim: PairClaim): boolean =>
  ('from' in claim && claim.from === 'moon') || 'share' in claim;

/**
 * What a sentence names that none of its claims carries: grahas, houses, signs, dates, ties of grahas
 * (conjoined, aspects, exchanges, hosted), yogas, Sade Sati, dhaiya, Manglik, gunas, states and
 * levels of periods, facts of the person's life. Explanations in brackets are not read, unless they name a year. That houses are
 * counted from the Moon any claim of the answer may carry.
 */
export const uncarriedIn = (
  { text, claims }: { readonly text: string; readonly claims: readonly PairClaim[] },
  ofAnswer: readonly PairClaim[],
  language: Language,
  first: FirstSigns,
): readonly string[] => {
  const isFromMoon = findAll(FROM_MOON[language], text).length > 0 && ofAnswer.some(countsFromMoon);
  return namedIn(text, READY[language])
    .filter((named) => !(isFromMoon && named.what === 'graha' && named.graha === 'moon'))
    .filter((named) => !isCarried(named, claims, first))
    .map(inWords);
};
