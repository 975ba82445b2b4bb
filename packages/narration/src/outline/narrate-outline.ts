import { type BirthOutline, nakshatraLord, type NextChange } from '@dhruva/jyotish';
import type { JulianDayUt } from '@dhruva/jyotish';
import { englishOutline } from '../en/outline.ts';
import { hindiOutline } from '../hi/outline.ts';
import type { Language } from '../narrate.ts';
import { glossOnce } from '../text.ts';
import type { DatedPeriod, OutlineWords } from './outline-words.ts';

/** A name, and a sentence or two about it. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** The texts of an outline; null for what is not certain without a birth time. */
export interface OutlineTexts {
  readonly lagna: string | null;
  readonly moon: string | null;
  readonly star: NamedText | null;
  readonly running: NamedText | null;
  /** One sentence with the date of the next change. */
  readonly next: string | null;
}

const WORDS: Readonly<Record<Language, OutlineWords>> = { en: englishOutline, hi: hindiOutline };

const gloss = (text: string): string => glossOnce([text])[0] ?? '';

const changeText = (
  words: OutlineWords,
  change: NextChange,
  dayOf: (at: JulianDayUt) => string,
): string => {
  const on = dayOf(change.at);
  return gloss(
    change.kind === 'period' ? words.period({ ...change, on }) : words.sign({ ...change, on }),
  );
};

/**
 * Tells an outline: what it shows, never how a question will turn out. `dayOf`: the civil day (ISO) of an
 * instant where the reader is. The same outline, days and language give the same bytes.
 */
export const narrateOutline = (
  { lagna, moonRashi, nakshatra, running, next }: BirthOutline,
  dayOf: (at: JulianDayUt) => string,
  language: Language,
): OutlineTexts => {
  const words = WORDS[language];
  const [maha, antar] = running.map(({ level, graha, endsFrom, endsBy }): DatedPeriod => ({
    level,
    graha,
    endsFrom: dayOf(endsFrom),
    endsBy: dayOf(endsBy),
  }));
  return {
    lagna: lagna === null ? null : words.lagna(words.signGives[lagna] ?? ''),
    moon: moonRashi === null ? null : words.moon(words.signGives[moonRashi] ?? ''),
    star:
      nakshatra === null
        ? null
        : { name: words.stars[nakshatra] ?? '', text: words.star(nakshatraLord(nakshatra)) },
    running: maha ? { name: words.graha(maha.graha), text: words.running(maha, antar) } : null,
    next: next === null ? null : changeText(words, next, dayOf),
  };
};
