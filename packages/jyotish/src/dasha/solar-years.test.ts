import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { outsideCases } from '../../reference/outside-cases.ts';
import { grahaMotionAt } from '../sky/graha-motion.ts';
import { DASHA_YEAR_DAYS } from '../tables/dasha-years.ts';
import { degrees, julianDayFromUnixMs, julianDayUt, signedArc } from '../units.ts';
import { evenInstant, trueSolarInstant } from './solar-years.ts';
import { mahadashas, vimshottari } from './vimshottari.ts';

const births = fc.double({ min: 2415021, max: 2451545, noNaN: true }).map(julianDayUt);
const ages = fc.double({ min: -7_000, max: 50_000, noNaN: true });

describe('true solar years', () => {
  it('begin with the birth, never run backwards, and are undone by the even count', () => {
    fc.assert(
      fc.property(births, ages, (birth, age) => {
        const even = julianDayUt(birth + age);
        const instant = trueSolarInstant(even, birth);
        expect(Math.abs(instant - even)).toBeLessThan(4.1);
        expect(evenInstant(instant, birth)).toBeCloseTo(even, 5);
        expect(trueSolarInstant(julianDayUt(even + 0.01), birth)).toBeGreaterThan(instant);
        expect(trueSolarInstant(birth, birth)).toBeCloseTo(birth, 9);
      }),
    );
  });

  it('are what the Sun of the sky goes', () => {
    const spans = fc.double({ min: 0, max: 36_000, noNaN: true });
    fc.assert(
      fc.property(births, spans, (birth, span) => {
        const instant = trueSolarInstant(julianDayUt(birth + span), birth);
        const gone = grahaMotionAt('sun', instant).lon - grahaMotionAt('sun', birth).lon;
        const counted = (span / DASHA_YEAR_DAYS.sidereal) * 360;
        expect(Math.abs(signedArc(gone - counted))).toBeLessThan(0.02);
      }),
    );
  });
});

interface BirthMoon {
  readonly birth: { readonly date: string; readonly time: string };
  readonly moon_sidereal: number;
}

describe('against Jagannatha Hora, to the day', () => {
  const cases = outsideCases<BirthMoon, Record<string, string>>('-vim-md');
  test.each(cases.map((found) => [found.id, found] as const))('%s', (_, { input, expected }) => {
    const birth = julianDayFromUnixMs(Date.parse(`${input.birth.date}T${input.birth.time}+05:30`));
    const dasha = vimshottari(degrees(input.moon_sidereal), birth, DASHA_YEAR_DAYS['true-solar']);
    const starts = mahadashas(dasha).map(({ start }) => trueSolarInstant(start, birth));
    for (const [i, date] of Object.values(expected).entries()) {
      const noon = julianDayFromUnixMs(Date.parse(`${date}T12:00+05:30`));
      expect(Math.abs(starts[i]! - noon)).toBeLessThan(0.51);
    }
  });
});
