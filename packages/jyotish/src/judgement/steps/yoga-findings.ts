import type { YogaFamily } from '../../yoga/yoga.types.ts';
import type { FoundYoga } from '../../yoga/yogas-in.ts';
import { finding } from '../finding.ts';
import type { Finding } from '../judgement.types.ts';
import type { WeightedStrand } from '../reading/weighted-question.ts';
import type { Reading } from '../reading/reading.ts';
import { POINTS } from './points.ts';

/** Yoga families that other findings cover already or that count for neither side. */
const COUNTED_ELSEWHERE: readonly YogaFamily[] = [
  'kartari',
  'parivartana',
  'arudha',
  'nabhasa',
  'remark',
];
const MOST = 3;

const pointsOf = ({ yoga, grade }: FoundYoga): number =>
  (grade === 'full' ? POINTS.yogaFull : POINTS.yogaPartial) *
  (yoga.family === 'mahapurusha' ? POINTS.mahapurushaShare : 1);

const isCounted = ({ yoga, grade }: FoundYoga, { from }: Reading): boolean =>
  grade !== 'cancelled' &&
  (from === 'lagna' || !yoga.needsLagna) &&
  !COUNTED_ELSEWHERE.includes(yoga.family);

const ofSide = (found: readonly FoundYoga[], side: 'for' | 'against'): readonly Finding[] =>
  found
    .filter(({ yoga }) => yoga.side === side)
    .toSorted((a, b) => pointsOf(b) - pointsOf(a))
    .slice(0, MOST)
    .map((each) => {
      const { yoga } = each;
      const points = pointsOf(each);
      const evidence = { yoga: yoga.id };
      return finding('promise.yoga', side === 'for' ? points : -points, evidence, yoga.source);
    });

/**
 * Findings of the chart's yogas that count for the area: of each side the heaviest three.
 */
export const yogaFindings = (reading: Reading, { area }: WeightedStrand): readonly Finding[] => {
  const found = reading.yogas.filter(
    (each) => each.yoga.areas.includes(area.area) && isCounted(each, reading),
  );
  return [...ofSide(found, 'for'), ...ofSide(found, 'against')];
};
