import type { BirthOutline, JulianDayUt, NextChange } from '@dhruva/jyotish';
import { englishOutline } from './en/outline.ts';
import { hindiOutline } from './hi/outline.ts';
import type { Language } from './narrate.ts';
import { glossOnce } from './text.ts';
import type { DatedPeriod, OutlineWords } from './telling/outline/outline-words.ts';

/** A name, and a sentence or two about it, or none. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** The texts of an outline; null for what is not certain without a birth time. */
export interface OutlineTexts {
  readonly lagna: string | null;
  readonly moon: string | null;
  readonly star: NamedText;
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

/** The birth star; of an unknown time those it may be, with nothing about them. */
const starText = (words: OutlineWords, stars: BirthOutline['stars']): NamedText => {
  const [star, ...others] = stars;
  return {
    name: words.either(stars.map(({ nakshatra }) => words.stars[nakshatra] ?? '')),
    text: star === undefined || others.length > 0 ? '' : words.star(star.lord),
  };
};

/**
 * Tells an outline: what it shows, never how a question will turn out. `dayOf`: the civil day (ISO) of an
 * instant where the reader is. The same outline, days and language give the same bytes.
 */
export const narrateOutline = (
  { lagna, moonRashis, stars, running, next }: BirthOutline,
  dayOf: (at: JulianDayUt) => string,
  language: Language,
): OutlineTexts => {
  const words = WORDS[language];
  const [moon, ...moons] = moonRashis;
  const [maha, antar] = running.map(({ level, graha, endsFrom, endsBy }): DatedPeriod => ({
    level,
    graha,
    endsFrom: dayOf(endsFrom),
    endsBy: dayOf(endsBy),
  }));
  return {
    lagna: lagna === null ? null : words.lagna(words.signGives[lagna] ?? ''),
    moon: moon === undefined || moons.length > 0 ? null : words.moon(words.signGives[moon] ?? ''),
    star: starText(words, stars),
    running: maha ? { name: words.graha(maha.graha), text: words.running(maha, antar) } : null,
    next: next === null ? null : changeText(words, next, dayOf),
  };
};
