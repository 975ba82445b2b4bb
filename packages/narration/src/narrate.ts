import type { Judgement, PairJudgement } from '@dhruva/jyotish';
import { english } from './en/english.ts';
import { englishPair } from './en/pair/english-pair.ts';
import { hindi } from './hi/hindi.ts';
import { hindiPair } from './hi/pair/hindi-pair.ts';
import type { Narrative } from './narrative.types.ts';
import { tellPair } from './telling/pair/tell-pair.ts';
import { tell } from './telling/tell.ts';

/** Languages an answer can be told in. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

const TELLERS: Readonly<Record<Language, (judgement: Judgement) => Narrative>> = {
  en: (judgement) => tell(english, judgement),
  hi: (judgement) => tell(hindi, judgement),
};

/** Findings to sentences. The same judgement and language give the same bytes on every machine. */
export const narrate = (judgement: Judgement, language: Language): Narrative =>
  TELLERS[language](judgement);

const PAIR_TELLERS: Readonly<Record<Language, (judgement: PairJudgement) => Narrative>> = {
  en: (judgement) => tellPair(englishPair, judgement),
  hi: (judgement) => tellPair(hindiPair, judgement),
};

/** What was found about two people, told to the first of them; otherwise as `narrate`. */
export const narratePair = (judgement: PairJudgement, language: Language): Narrative =>
  PAIR_TELLERS[language](judgement);
