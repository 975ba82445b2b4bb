import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../../src/sky/longitudes/chebyshev.ts';
import { decode } from '../../src/sky/longitudes/decode.ts';
import { signedArc } from '../../src/units.ts';
import { fitAngle } from './fit.ts';
import { pack, quantise } from './pack.ts';

describe('pack and decode', () => {
  it('give every whole number back', () => {
    const wholeNumbers = fc.array(fc.integer({ min: -3e8, max: 3e8 }), {
      minLength: 3,
      maxLength: 3,
    });
    fc.assert(
      fc.property(fc.array(wholeNumbers, { minLength: 1, maxLength: 40 }), (rows) => {
        const { start, days, orders, coefficients } = decode(pack(rows, { start: 5, days: 8 }), 1);
        expect({ start, days, orders }).toEqual({ start: 5, days: 8, orders: 3 });
        expect([...coefficients]).toEqual(rows.flat());
      }),
    );
  });

  it('spend no bits on a column of equal numbers', () => {
    expect(pack([[5, 1], [5, 2]], { start: 0, days: 8 }).columns).toEqual([[5, 0], [1, 1]]); // prettier-ignore
  });
});

describe('fit', () => {
  const angleAt = (t: number) => 350 + 3 * t + 0.2 * Math.sin(t / 4);
  const span = { start: 100, days: 16 };

  it('follows an angle across 360° and tells how far it can stray', () => {
    const { coefficients, residue } = fitAngle(angleAt, span, 12);
    const segments = {
      start: 100,
      days: 16,
      orders: 13,
      coefficients: Float64Array.from(coefficients),
    };
    for (const elapsed of [0, 0.7, 8, 13.1, 15.99]) {
      const apart = evaluate(segments, 100 + elapsed).value - angleAt(100 + elapsed);
      expect(Math.abs(signedArc(apart))).toBeLessThan(residue + 1e-9);
    }
  });

  it('folds the constant into one turn and counts in units', () => {
    expect(quantise([-10, -1.25], 100)).toEqual([35_000, -125]);
  });
});
