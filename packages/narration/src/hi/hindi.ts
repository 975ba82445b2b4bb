import type { Locale } from '../telling/direct/locale.ts';
import { ADVICE_WORDS } from './advice/all-advice.ts';
import { GRAHA_ADVICE } from './advice/by-graha.ts';
import { CASE_WORDS } from './cases/all-cases.ts';
import { CAVEATS } from './caveat.ts';
import { concession } from './concession.ts';
import { DIRECT_WORDS } from './direct/all-direct.ts';
import { phrases } from './direct/phrases.ts';
import { HORIZONS } from './direct/when.ts';
import { FACTOR_WORDS } from './factors/all-factors.ts';
import { lists } from './lists.ts';
import { nounPhrasesIn, type NounPhrases } from './noun-phrases.ts';
import { CERTAINTY_WORDS } from './certainty.ts';
import { hindiReading } from './reading/hindi-reading.ts';
import { TREND_TEXTS } from './trend.ts';
import { TOLERANCE_WORDS, SECOND_OPINION, WINDOW_NOTES } from './windows.ts';
import { months } from './words/months.ts';
import { TABLES } from './words/tables.ts';

/** The Hindi locale. */
export const hindi: Locale<NounPhrases> = {
  stop: '।',
  nounPhrasesIn,
  lists,
  months,
  words: TABLES,
  factors: FACTOR_WORDS,
  plainEnds: {
    for: [', जो %m के लिए अच्छा है।'],
    against: [', और इसमें धीरज रखना होगा।'],
    neutral: ['।'],
  },
  concession,
  direct: DIRECT_WORDS,
  cases: CASE_WORDS,
  reading: hindiReading,
  phrases,
  horizons: HORIZONS,
  notes: WINDOW_NOTES,
  tolerance: TOLERANCE_WORDS,
  secondOpinion: SECOND_OPINION,
  trends: TREND_TEXTS,
  sure: CERTAINTY_WORDS,
  advice: { byQuestion: ADVICE_WORDS, byGraha: GRAHA_ADVICE },
  caveats: CAVEATS,
};
