import type { Judgement, PairJudgement } from '@dhruva/jyotish';
import { english } from './en/english.ts';
import { englishPairNaming } from './en/pair/english-pair.ts';
import { hindi } from './hi/hindi.ts';
import { hindiPairNaming } from './hi/pair/hindi-pair.ts';
import type { Depth, Narrative } from './narrative.types.ts';
import { nameInText } from './name-in-text.ts';
import type { PairNarrative } from './telling/pair/pair-narrative.types.ts';
import { narratePairIn } from './telling/pair/narrate-pair-in.ts';
import { narrateIn } from './narrate-in.ts';

/** Languages of narration. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

const NARRATORS: Readonly<Record<Language, (judgement: Judgement, depth: Depth) => Narrative>> = {
  en: (judgement, depth) => narrateIn(english, judgement, depth),
  hi: (judgement, depth) => narrateIn(hindi, judgement, depth),
};

/**
 * Narrates a judgement: findings → sentences. The same judgement and language give the same bytes
 * on every machine.
 */
export const narrate = (
  judgement: Judgement,
  language: Language,
  depth: Depth = 'usual',
): Narrative => NARRATORS[language](judgement, depth);

/**
 * Narrates a judgement of two people, addressed to the first of them; otherwise as `narrate`. `other`: the name
 * of the second, as it was typed; without it they are "the other person".
 */
export const narratePair = (
  judgement: PairJudgement,
  language: Language,
  other?: string,
): PairNarrative => {
  const name = nameInText(other);
  return language === 'en'
    ? narratePairIn(englishPairNaming(name), judgement)
    : narratePairIn(hindiPairNaming(name), judgement);
};
