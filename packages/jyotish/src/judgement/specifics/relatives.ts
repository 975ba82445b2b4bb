import type { EvidenceOf } from '../finding-ids.ts';
import { finding } from '../finding.ts';
import { houseFrom, houseRashi, isDusthana } from '../../chart/houses.ts';
import type { Bhava, Graha } from '../../vocabulary.ts';
import type { WeightedQuestion } from '../reading/weighted-question.ts';
import type { PersonalMonth } from '../reading/personal-months.ts';
import type { Reading } from '../reading/reading.ts';
import { lordOf } from '../reading/ties.ts';
import { standardScore } from '../sum/norm.ts';
import { RELATIVE_NORMS } from '../sum/side-norms.generated.ts';
import { GOOD_PLACES } from '../steps/places.ts';
import type { Relative } from '../relative-names.ts';
import { sidePoints, type Side } from '../side.ts';
import type { Specific } from './specific-input.ts';

interface RelativeRecord {
  readonly house: Bhava;
  readonly side: Side;
  readonly source: string;
}

/**
 * House and significator of each relative; weights ours. Father from the ninth (ours).
 */
const RELATIVE_RECORDS: Readonly<Record<Relative, RelativeRecord>> = {
  mother: { house: 4, side: { houses: { 4: 3 }, grahas: { moon: 3 } }, source: 'BPHS 15, 32' },
  father: {
    house: 9,
    side: { houses: { 9: 3, 10: 1 }, grahas: { sun: 3 } },
    source: 'BPHS 20, 32',
  },
  'younger-siblings': {
    house: 3,
    side: { houses: { 3: 3 }, grahas: { mars: 3 } },
    source: 'BPHS 14, 32',
  },
  'elder-siblings': {
    house: 11,
    side: { houses: { 11: 3 }, grahas: { jupiter: 2, mars: 1 } },
    source: 'BPHS 22, 32',
  },
  // The partner's parents: the fourth and the ninth from the seventh.
  'in-laws': {
    house: 10,
    side: { houses: { 10: 3, 3: 2 }, grahas: { jupiter: 1, venus: 2 } },
    source: 'BPHS 32; HTJ II',
  },
};

/** Points of a relative's current phase, beside the bond itself: low weight. */
const PHASE_POINTS = 1.5;

/**
 * Points of the running lords' places from the relative's house, taken as lagna, over the months.
 * BPHS 32.
 */
const phasePoints = (
  { chart }: Reading,
  house: Bhava,
  months: readonly PersonalMonth[],
): number => {
  const lagna = houseRashi(chart, house);
  const gradeOf = (lord: Graha): number => {
    const place = houseFrom(lagna, chart.grahas[lord].rashi);
    if (isDusthana(place)) return -1;
    return GOOD_PLACES.includes(place) ? 1 : 0;
  };
  const graded = months
    .flatMap(({ periods }) => periods.slice(0, 2))
    .map(({ lord }) => gradeOf(lord));
  return (PHASE_POINTS * graded.reduce((sum, grade) => sum + grade, 0)) / months.length;
};

/** Raw points of the bond with a relative: house, significators and current phase. */
export const relativePoints = (
  reading: Reading,
  focus: WeightedQuestion,
  relative: Relative,
  months: readonly PersonalMonth[],
): number => {
  const { house, side } = RELATIVE_RECORDS[relative];
  return sidePoints(reading, focus, side, months) + phasePoints(reading, house, months);
};

/** Tone of a bond by its standard score (bounds ours). */
const toneOf = (distance: number): EvidenceOf<'specific.relative'>['tone'] => {
  if (distance >= 0.7) return 'warm';
  if (distance >= 0) return 'steady';
  return distance >= -0.8 ? 'uneven' : 'effortful';
};

/** Findings of the bond with each relative over the months asked about. */
export const relatives =
  (list: readonly Relative[]): Specific =>
  ({ reading, focus, months }) =>
    list.map((relative) => {
      const { house, source } = RELATIVE_RECORDS[relative];
      const points = relativePoints(reading, focus, relative, months);
      const tone = toneOf(standardScore(points, RELATIVE_NORMS[relative][reading.from]));
      return finding(
        'specific.relative',
        0,
        { relative, tone, house, lord: lordOf(reading, house) },
        source,
      );
    });
