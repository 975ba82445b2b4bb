import { expect, it } from 'vitest';
import { seededBirths } from '../../../calibration/seeded-births.ts';
import { readingAt } from '../reading/reading.ts';
import { weightedStrandOf } from '../reading/weighted-question.ts';
import { GRAHAS } from '../../vocabulary.ts';
import { debilityEased, signPoints } from './debility.ts';
import { periodLordFindings } from './period-lord.ts';

const debilitated = seededBirths(120, 9).flatMap(({ birth, place }) => {
  const reading = readingAt(birth, place, 'lagna');
  return GRAHAS.filter((graha) => reading.chart.grahas[graha].dignity === 'debilitated').map(
    (graha) => ({ reading, graha, isEased: debilityEased(reading, graha) !== null }),
  );
});

it('a cancelled debilitation takes no points away and makes no period weak, one that stands does both', () => {
  expect(new Set(debilitated.map(({ isEased }) => isEased)).size).toBe(2);
  for (const { reading, graha, isEased } of debilitated) {
    expect(signPoints(reading, graha) < 0).toBe(!isEased);
    const ids = periodLordFindings(reading, weightedStrandOf('career'), graha, 'md').map(
      ({ id }) => id,
    );
    const { combust } = reading.chart.grahas[graha];
    expect(ids.includes('dasha.lord-weak')).toBe(!isEased || combust);
  }
});
