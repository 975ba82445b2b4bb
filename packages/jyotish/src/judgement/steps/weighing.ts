import { functionalNature } from '../../chart/nature.ts';
import type { Graha } from '../../vocabulary.ts';
import { scaledFinding } from '../finding.ts';
import type { Finding, Weighing } from '../judgement.types.ts';
import { abilityOf } from '../reading/measures.ts';
import type { Reading } from '../reading/reading.ts';
import { houseOf } from '../reading/ties.ts';
import type { WeightedStrand } from '../reading/weighted-question.ts';
import { signPoints } from './debility.ts';
import { placeGrade } from './places.ts';
import { POINTS } from './points.ts';

const byNature = ({ chart }: Reading, graha: Graha): Weighing['leads'] | null => {
  const nature = functionalNature(chart, graha);
  if (nature === 'neutral') return null;
  return nature === 'malefic' ? 'against' : 'for';
};

const byStrength = (reading: Reading, graha: Graha): Weighing['leads'] | null => {
  const { combust } = reading.chart.grahas[graha];
  const sign = signPoints(reading, graha);
  const able = abilityOf(reading, graha)?.able;
  const points = sign - (combust ? POINTS.combust : 0) + (able === undefined ? 0 : able ? 1 : -1);
  if (points === 0) return null;
  return points > 0 ? 'for' : 'against';
};

/**
 * Decides which side of a graha leads: its functional nature for this lagna first (BPHS 34), then
 * its strength (BPHS 3, 27), then its place. The order is ours; reading.md, weighing.
 */
export const weighingOf = (reading: Reading, focus: WeightedStrand, graha: Graha): Weighing => {
  const nature = byNature(reading, graha);
  if (nature !== null) return { graha, leads: nature, by: 'nature' };
  const strength = byStrength(reading, graha);
  if (strength !== null) return { graha, leads: strength, by: 'strength' };
  const isHard = placeGrade(focus, houseOf(reading, graha)) < 0;
  return { graha, leads: isHard ? 'against' : 'for', by: 'place' };
};

const hasBothSides = (findings: readonly Finding[]): boolean =>
  findings.some(({ side }) => side === 'for') && findings.some(({ side }) => side === 'against');

/** The findings of a graha, those of the side that does not lead halved where it has both. */
export const afterWeighing = (
  reading: Reading,
  focus: WeightedStrand,
  graha: Graha,
  findings: readonly Finding[],
): readonly Finding[] => {
  if (!hasBothSides(findings)) return findings;
  const { leads } = weighingOf(reading, focus, graha);
  return findings.map((each) =>
    each.side === leads || each.side === 'neutral'
      ? each
      : scaledFinding(each, POINTS.otherSideShare),
  );
};
