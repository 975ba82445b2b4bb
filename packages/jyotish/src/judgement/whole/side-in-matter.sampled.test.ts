import { expect, it } from 'vitest';
import { julianDayUt } from '../../units.ts';
import { QUESTION_IDS } from '../../vocabulary.ts';
import { judge } from '../judge.ts';
import { strandsBeside } from '../strands/all-strands.ts';

const AT = julianDayUt(2461366.75);
const BIRTH = julianDayUt(2445810.85);
const LUCKNOW = { lat: 26.85, lon: 80.95 };

it('a period acts one way on all questions about one matter of life', () => {
  const known = new Map<string, unknown>();
  for (const question of QUESTION_IDS) {
    const { running, strand } = judge({ question, birth: BIRTH, place: LUCKNOW, at: AT });
    for (const { level, graha, inMatter } of running) {
      const key = `${strandsBeside(strand).join()} ${level} ${graha}`;
      expect([question, known.get(key) ?? inMatter]).toEqual([question, inMatter]);
      known.set(key, inMatter);
    }
  }
  expect(known.size).toBe(14);
  expect(new Set(known.values()).size).toBeGreaterThan(1);
});
