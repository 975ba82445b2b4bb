import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { degrees } from '../units.ts';
import type { RashiIndex } from '../vocabulary.ts';
import { houseFrom } from './houses.ts';
import { rashiIndex } from './placement.ts';
import { induLagna, sreeLagna } from './wealth-lagnas.ts';

describe('sree lagna', () => {
  /** P.V.R. Narasimha Rao, ch. 5, example 10 and the exercise after it: Pisces 18°47′, Capricorn 12°22′. */
  test.each([
    [193 + 6 / 60, 175 + 5 / 60, 348 + 47 / 60],
    [135 + 29 / 60, 224 + 19 / 60, 282 + 22 / 60],
  ])('Moon %s, lagna %s', (moon, lagna, sree) => {
    expect(Math.abs(sreeLagna(degrees(lagna), degrees(moon)) - sree)).toBeLessThan(1 / 60);
  });

  it('is the lagna where a nakshatra begins, and goes round once in each', () => {
    fc.assert(
      fc.property(fc.nat(26), fc.nat(359), fc.nat(359), (star, lagna, gone) => {
        const moon = degrees(((star + gone / 360) * 40) / 3);
        const apart = degrees(sreeLagna(degrees(lagna), moon) - lagna - gone);
        expect(Math.min(apart, 360 - apart)).toBeLessThan(1e-9);
      }),
    );
  });
});

describe('indu lagna', () => {
  /**
   * Makara lagna, Moon in Meena: Mercury 8 and Mars 6, the second from the Moon (a printed example).
   * Makara lagna, Moon in Tula: Mercury twice, the fourth (a report of Jagannatha Hora). Both in Simha:
   * Mars twice, a full twelve, the twelfth.
   */
  test.each([
    [9, 11, 0],
    [9, 6, 9],
    [4, 4, 3],
  ] as const)('lagna %s, Moon %s → %s', (lagna, moon, indu) => {
    expect(induLagna(lagna, moon)).toBe(indu);
  });

  it('is an even place where lagna and Moon share a sign, the same rays counting twice', () => {
    for (let lagna = 0; lagna < 12; lagna += 1) {
      const same = induLagna(lagna as RashiIndex, rashiIndex(lagna));
      expect(houseFrom(rashiIndex(lagna), same) % 2).toBe(0);
    }
  });
});
