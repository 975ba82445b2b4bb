import * as fc from 'fast-check';
import { julianDayUt, type JudgementInput } from '@dhruva/jyotish';

/** A birth and the moment of the question. */
export type Asker = Pick<JudgementInput, 'birth' | 'place' | 'at'>;

const SEED = 20261121;
/** Julian days of 2026-01-01 and of two years later. */
const ASKED = { min: 2461041, max: 2461771 };
/** In days: adults of 18 to 65. */
const AGE = { min: 6_576, max: 23_741 };

const inIndia = fc.record({
  asked: fc.integer(ASKED),
  age: fc.integer(AGE),
  minute: fc.integer({ min: 0, max: 1439 }),
  lat: fc.integer({ min: 800, max: 3400 }),
  lon: fc.integer({ min: 6900, max: 9700 }),
});

/** Seeded births of adults in India, other than those the engine's norms were measured on. */
export const seededAskers = (count: number): readonly Asker[] =>
  fc
    .sample(fc.noBias(inIndia), { seed: SEED, numRuns: count })
    .map(({ asked, age, minute, lat, lon }) => ({
      birth: julianDayUt(asked - age + minute / 1440),
      place: { lat: lat / 100, lon: lon / 100 },
      at: julianDayUt(asked + 0.5),
    }));

/** Seeded pairs of different indexes below `among`. */
export const pairs = (count: number, among: number): readonly (readonly [number, number])[] => {
  const one = fc.integer({ min: 0, max: among - 1 });
  const two = fc.tuple(one, one).filter(([a, b]) => a !== b);
  return fc.sample(fc.noBias(two), { seed: SEED, numRuns: count });
};
