import type { Locale } from '../telling/direct/locale.ts';
import { ADVICE_WORDS } from './advice/all-advice.ts';
import { GRAHA_ADVICE } from './advice/by-graha.ts';
import { CAVEATS } from './caveat.ts';
import { DIRECT_WORDS } from './direct/all-direct.ts';
import { phrases } from './direct/phrases.ts';
import { HORIZONS } from './direct/when.ts';
import { FACTOR_WORDS } from './factors/all-factors.ts';
import { lists } from './lists.ts';
import { sayIn, type Say } from './say.ts';
import { SURE_WORDS } from './sure.ts';
import { TREND_TEXTS } from './trend.ts';
import { BEARING, SECOND_OPINION, WINDOW_NOTES } from './windows.ts';
import { months } from './words/months.ts';
import { TABLES } from './words/tables.ts';

/** Hindi. */
export const hindi: Locale<Say> = {
  stop: '।',
  sayIn,
  lists,
  months,
  words: TABLES,
  factors: FACTOR_WORDS,
  plainEnds: {
    for: [', जो %m के लिए अच्छा है।'],
    against: [', और यह धीरज माँगता है।'],
    neutral: ['।'],
  },
  direct: DIRECT_WORDS,
  phrases,
  horizons: HORIZONS,
  notes: WINDOW_NOTES,
  bearing: BEARING,
  secondOpinion: SECOND_OPINION,
  trends: TREND_TEXTS,
  sure: SURE_WORDS,
  advice: { byQuestion: ADVICE_WORDS, byGraha: GRAHA_ADVICE },
  caveats: CAVEATS,
};
