import type { Judgement, PairJudgement } from '@dhruva/jyotish';
import { english } from './en/english.ts';
import { englishPair } from './en/pair/english-pair.ts';
import { hindi } from './hi/hindi.ts';
import { hindiPair } from './hi/pair/hindi-pair.ts';
import type { Depth, Narrative } from './narrative.types.ts';
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

const PAIR_NARRATORS: Readonly<Record<Language, (judgement: PairJudgement) => PairNarrative>> = {
  en: (judgement) => narratePairIn(englishPair, judgement),
  hi: (judgement) => narratePairIn(hindiPair, judgement),
};

/** Narrates a judgement of two people, addressed to the first of them; otherwise as `narrate`. */
export const narratePair = (judgement: PairJudgement, language: Language): PairNarrative =>
  PAIR_NARRATORS[language](judgement);
