import type { Judgement } from '@dhruva/jyotish';
import { inEnglish } from './en/english.ts';
import type { Narrative } from './narrative.types.ts';

/** Languages an answer can be told in. */
export type Language = 'en';

const TELLERS: Readonly<Record<Language, (judgement: Judgement) => Narrative>> = { en: inEnglish };

/** Findings to sentences. The same judgement and language give the same bytes on every machine. */
export const narrate = (judgement: Judgement, language: Language): Narrative =>
  TELLERS[language](judgement);
