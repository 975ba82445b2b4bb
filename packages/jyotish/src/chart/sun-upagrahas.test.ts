import fc from 'fast-check';
import { expect, it } from 'vitest';
import { degrees, signedArc } from '../units.ts';
import { sunUpagrahas } from './sun-upagrahas.ts';

/** BPHS 3: Upaketu and thirty degrees give the Sun again. */
it('Upaketu stands a sign before the Sun, Indrachapa and Parivesha mirror the first two', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 359.99, noNaN: true }), (lon) => {
      const of = sunUpagrahas(degrees(lon));
      expect(signedArc(of.upaketu + 30 - lon)).toBeCloseTo(0, 9);
      expect(signedArc(of.dhuma + of.vyatipata)).toBeCloseTo(0, 9);
      expect(signedArc(of.parivesha + of.indrachapa)).toBeCloseTo(0, 9);
      expect(Math.abs(signedArc(of.parivesha - of.vyatipata))).toBeCloseTo(180, 9);
    }),
  );
});
