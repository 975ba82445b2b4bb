import type { Judgement, PairJudgement } from '@dhruva/jyotish';
import { inEnglish } from './en/english.ts';
import { pairInEnglish } from './en/pair/english-pair.ts';
import type { Narrative } from './narrative.types.ts';

/** Languages an answer can be told in. */
export type Language = 'en';

const TELLERS: Readonly<Record<Language, (judgement: Judgement) => Narrative>> = { en: inEnglish };

/** Findings to sentences. The same judgement and language give the same bytes on every machine. */
export const narrate = (judgement: Judgement, language: Language): Narrative =>
  TELLERS[language](judgement);

const PAIR_TELLERS: Readonly<Record<Language, (judgement: PairJudgement) => Narrative>> = {
  en: pairInEnglish,
};

/** What was found about two people, told to the first of them; otherwise as `narrate`. */
export const narratePair = (judgement: PairJudgement, language: Language): Narrative =>
  PAIR_TELLERS[language](judgement);
