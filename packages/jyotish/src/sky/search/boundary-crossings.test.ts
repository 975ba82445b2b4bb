import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { degrees, julianDayUt } from '../../units.ts';
import { grahaMotionAt } from '../graha-motion.ts';
import { boundaryCrossings, stationaryPoints, type AngleAt } from './boundary-crossings.ts';
import { zeroCrossing } from './root.ts';

const TWO_HUNDREDTHS = 2.5e-7;
const at = (jd: number) => julianDayUt(jd);

/** Goes a degree a day and swings `size` degrees either way in a year. */
const swinging =
  (size: number): AngleAt =>
  (jd) => {
    const turn = (2 * Math.PI * jd) / 360;
    return {
      lon: degrees(jd + size * Math.sin(turn)),
      speed: 1 + size * Math.cos(turn) * ((2 * Math.PI) / 360),
    };
  };

describe('where a quantity passes zero', () => {
  it('is found on the far side, within a hundredth of a second', () => {
    const shape = fc.record({
      zero: fc.double({ min: -0.9, max: 0.9, noNaN: true }),
      bend: fc.double({ min: -0.4, max: 0.4, noNaN: true }),
      sign: fc.constantFrom(1, -1),
    });
    fc.assert(
      fc.property(shape, ({ zero, bend, sign }) => {
        const valueAt = (x: number) => sign * ((x - zero) * (1 + bend * x));
        const found = zeroCrossing(valueAt, { start: at(-1), end: at(1) });
        expect(Math.abs(found - zero)).toBeLessThan(TWO_HUNDREDTHS);
        expect(valueAt(found) > 0).toBe(sign > 0);
      }),
    );
  });

  it('is found on a steep step', () => {
    const found = zeroCrossing((x) => Math.tanh(40 * (x - 3.3)), { start: at(0), end: at(10) });
    expect(found).toBeCloseTo(3.3, 6);
  });
});

describe('the parts an angle comes into', () => {
  it('follow one another, by one, and hold until the next', () => {
    const parts = fc.constantFrom(12, 27, 30, 60, 108);
    const sizes = fc.double({ min: 0, max: 120, noNaN: true });
    fc.assert(
      fc.property(parts, sizes, (count, size) => {
        const angle = swinging(size);
        const span = { start: at(3.3), end: at(800) };
        const found = boundaryCrossings(angle, span, { parts: count, stepDays: 20 });
        const partAt = (jd: number) => Math.floor((angle(at(jd)).lon * count) / 360);
        const starts = [{ at: span.start, part: partAt(span.start), direct: true }, ...found];
        for (const [i, { at: start, part }] of starts.entries()) {
          const next = starts[i + 1];
          const end = next?.at ?? span.end;
          expect(end - start < 1e-4 || partAt((start + end) / 2) === part).toBe(true);
          const step = next?.direct === false ? count - 1 : 1;
          expect(next?.part ?? (part + step) % count).toBe((part + step) % count);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('turn where the speed is zero', () => {
    const found = stationaryPoints(swinging(100), { start: at(0), end: at(360) }, 20);
    expect(found.map(({ direct }) => direct)).toEqual([false, true]);
    const turn = (Math.acos(-360 / (2 * Math.PI * 100)) * 180) / Math.PI;
    expect(found[0]!.at).toBeCloseTo(turn, 5);
    expect(found[1]!.at).toBeCloseTo(360 - turn, 5);
  });

  it('are met again on the way back, and of the Sun once a year each', () => {
    const years = { start: at(2451545), end: at(2451545 + 3 * 365.2564) };
    const of = (graha: 'sun' | 'mercury') =>
      boundaryCrossings((jd) => grahaMotionAt(graha, jd), years, { parts: 12, stepDays: 5 });
    expect(of('sun')).toHaveLength(36);
    const mercury = of('mercury');
    const back = mercury.filter(({ direct }) => !direct).length;
    expect(back).toBeGreaterThan(0);
    const signAt = (jd: number) => Math.floor(grahaMotionAt('mercury', at(jd)).lon / 30);
    const gained = mercury.length - 2 * back;
    expect(Math.abs(gained - 36)).toBeLessThan(2);
    expect((signAt(years.start) + gained) % 12).toBe(signAt(years.end));
  });
});
