import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { instantOfBirth, conventionsOf, type Clock } from '../../reference/case-skies.ts';
import { outsideCases } from '../../reference/outside-cases.ts';
import { grahaMotionAt } from '../sky/graha-motion.ts';
import { julianDayFromUnixMs, julianDayUt } from '../units.ts';
import { limbsAt, type LimbName } from './limbs.ts';
import { panchangaOf } from './panchanga.ts';

const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const satisfies readonly LimbName[];
const instants = fc.double({ min: 2415020, max: 2488435, noNaN: true }).map(julianDayUt);
const indexAt = (jd: number, limb: LimbName): number => {
  const at = julianDayUt(jd);
  return panchangaOf(grahaMotionAt('sun', at).lon, grahaMotionAt('moon', at).lon)[limb];
};
const COUNT = { tithi: 30, nakshatra: 27, yoga: 27, karana: 60 } as const;
const SECOND = 1 / 86_400;

describe('the limbs of an instant', () => {
  it('hold from their start to their end, and no second longer', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...LIMBS), (jd, limb) => {
        const { index, start, end, left } = limbsAt(jd)[limb];
        expect(index).toBe(indexAt(jd, limb));
        expect(start).toBeLessThanOrEqual(jd);
        expect(jd).toBeLessThan(end);
        expect(left).toBeGreaterThan(0);
        expect(left).toBeLessThanOrEqual(100);
        if (start < 2415020 || end > 2488435) return;
        const count = COUNT[limb];
        expect(indexAt(start + SECOND, limb)).toBe(index);
        expect(indexAt(end - SECOND, limb)).toBe(index);
        expect(indexAt(start - SECOND, limb)).toBe((index + count - 1) % count);
        expect(indexAt(end + SECOND, limb)).toBe((index + 1) % count);
      }),
    );
  });

  it('have nothing left at their end and all at their start', () => {
    const { tithi } = limbsAt(julianDayUt(2451545));
    expect(limbsAt(julianDayUt(tithi.start + SECOND)).tithi.left).toBeCloseTo(100, 2);
    expect(limbsAt(julianDayUt(tithi.end - SECOND)).tithi.left).toBeCloseTo(0, 2);
  });
});

/** New and full Moons, UT: Meeus, Astronomical Algorithms, example 49.a, and almanacs of 2000. */
test.each([
  ['new', '1977-02-18T03:36:54', 29],
  ['new', '2000-01-06T18:14', 29],
  ['full', '2000-01-21T04:40', 14],
])('%s Moon of %s ends its tithi', (_, utc, index) => {
  const moment = julianDayFromUnixMs(Date.parse(`${utc}Z`));
  const { tithi } = limbsAt(julianDayUt(moment - 0.01));
  expect(tithi.index).toBe(index);
  expect(Math.abs(tithi.end - moment)).toBeLessThan(60 * SECOND);
});

describe('against reports of Jagannatha Hora', () => {
  const cases = outsideCases<Clock, Readonly<Record<string, number>>>('-panchanga');
  test.each(cases.map((found) => [found.id, found] as const))('%s', (_, found) => {
    const limbs = limbsAt(instantOfBirth(found.input), conventionsOf(found));
    for (const limb of LIMBS) {
      const number =
        found.expected[`${limb}_number`] ?? found.expected['karana_half_index_from_shukla1'];
      expect(limbs[limb].index + 1).toBe(number);
      expect(limbs[limb].left).toBeCloseTo(found.expected[`${limb}_left_pct`]!, 1);
    }
  });
});
