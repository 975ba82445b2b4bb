import {
  type BirthOutline,
  julianDayFromUnixMs,
  type JulianDayUt,
  julianDayUt,
  outlineOf,
  type NextChange,
  unixMsFromJulianDay,
} from '@dhruva/jyotish';
import {
  GRAHAS,
  NAKSHATRAS,
  RASHIS,
  type Bhava,
  type RashiIndex,
} from '@dhruva/jyotish/vocabulary';
import { scan } from '@dhruva/safety';
import { describe, expect, it } from 'vitest';
import type { Language } from './narrate.ts';
import { LANGUAGE_SAMPLES } from './samples/language.samples.ts';
import { narrateOutline } from './narrate-outline.ts';

const at = julianDayFromUnixMs(Date.parse('2026-11-28T00:00:00Z'));
const place = { lat: 18.52, lon: 73.86 };
const birth = julianDayFromUnixMs(Date.parse('1996-02-14T01:10:00Z'));
const dayOf = (jd: JulianDayUt) => new Date(unixMsFromJulianDay(jd)).toISOString().slice(0, 10);

const outline = outlineOf({ birth, place, at });
const told = (changes: Partial<BirthOutline>, language: Language) =>
  narrateOutline({ ...outline, ...changes }, dayOf, language);

const HOUSES = [null, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Every change there is a sentence for. */
const CHANGES: readonly NextChange[] = [
  ...GRAHAS.flatMap((ends) =>
    GRAHAS.flatMap((begins) =>
      ([1, 2] as const).map((level) => ({ kind: 'period' as const, at, level, ends, begins })),
    ),
  ),
  ...RASHIS.flatMap((_, rashi) =>
    HOUSES.flatMap((house: Bhava | null) =>
      (['jupiter', 'saturn'] as const).flatMap((graha) =>
        [true, false].flatMap((direct) =>
          (['lagna', 'moon'] as const).map((from) => ({
            kind: 'sign' as const,
            at,
            graha,
            rashi: rashi as RashiIndex,
            direct,
            house,
            from,
          })),
        ),
      ),
    ),
  ),
];

describe.each(LANGUAGE_SAMPLES)(
  'an outline in $language',
  ({ language, broken, whole, gendered }) => {
    const expectClean = (text: string | null | undefined) => {
      expect(text?.replace(/^\d+ /u, '')).toMatch(whole);
      expect(text).not.toMatch(broken);
      expect(text).not.toMatch(gendered);
      expect(scan(text ?? '')).toEqual([]);
    };

    it('says one clean and harmless sentence of every change', () => {
      const texts = CHANGES.map((next) => told({ next }, language).next);
      texts.forEach(expectClean);
      expect(new Set(texts).size).toBeGreaterThan(CHANGES.length * 0.9);
    });

    it('has a word for every sign and star', () => {
      const signs = RASHIS.map((_, rashi) => told({ lagna: rashi as RashiIndex }, language).lagna);
      const moons = RASHIS.map(
        (_, rashi) => told({ moonRashis: [rashi as RashiIndex] }, language).moon,
      );
      const stars = NAKSHATRAS.map(
        (_, nakshatra) => told({ stars: [{ nakshatra, lord: 'moon' }] }, language).star,
      );
      [...signs, ...moons, ...stars.map((star) => star.text)].forEach(expectClean);
      expect(new Set(stars.map((star) => star.name)).size).toBe(NAKSHATRAS.length);
      expect(new Set(signs).size).toBe(RASHIS.length);
    });

    it('tells every running period with its end', () => {
      for (const graha of GRAHAS) {
        const period = { graha, endsFrom: at, endsBy: julianDayUt(at + 400) };
        const one = told({ running: [{ level: 1, ...period }] }, language).running;
        const two = told(
          {
            running: [
              { level: 1, ...period, endsFrom: period.endsBy },
              { level: 2, ...period },
            ],
          },
          language,
        ).running;
        [one?.text, two?.text].forEach((text) => {
          expect(text).toContain('2028');
          expect(scan(text ?? '')).toEqual([]);
          expect(text).not.toMatch(broken);
        });
      }
    });

    it('of an unknown time tells what it may be, and nothing about it', () => {
      const stars = [
        { nakshatra: 12, lord: 'moon' },
        { nakshatra: 13, lord: 'mars' },
      ] as const;
      const texts = told(
        { lagna: null, moonRashis: [5, 6], stars, running: [], next: null },
        language,
      );
      expect(texts).toMatchObject({ lagna: null, moon: null, running: null, next: null });
      expect(texts.star.text).toBe('');
      expect(texts.star.name.split(' ')).toHaveLength(3);
    });
  },
);

it('tells a birth in English', () => {
  expect(told({}, 'en')).toMatchInlineSnapshot(`
    {
      "lagna": "The first impression: patience and a sense of duty.",
      "moon": "At heart: depth, and little shown at once.",
      "next": "On 24 January 2027 Jupiter goes back into Karka (the Crab), the seventh sign from your rising sign, and brings its themes, growth and good counsel, to marriage and partnership.",
      "running": {
        "name": "Venus",
        "text": "Until 14 May 2032: love and comfort. Within it Saturn, until 14 May 2028.",
      },
      "star": {
        "name": "Jyeshtha",
        "text": "Under Mercury: thought, trade and talk.",
      },
    }
  `);
});
