import { aspects } from '../../chart/drishti.ts';
import { GRAHAS, type Graha } from '../../vocabulary.ts';
import { finding, scaledFinding } from '../finding.ts';
import type { Finding } from '../judgement.types.ts';
import type { WeightedStrand } from '../reading/weighted-question.ts';
import type { Reading } from '../reading/reading.ts';
import { houseOf } from '../reading/ties.ts';
import { debilityEased } from './debility.ts';
import { isKindly } from './kindly.ts';
import { placeGrade } from './places.ts';
import { POINTS } from './points.ts';

const signFinding = (reading: Reading, graha: Graha): Finding | null => {
  const { dignity } = reading.chart.grahas[graha];
  const points = POINTS.dignity[dignity] ?? 0;
  if (points === 0) return null;
  if (points > 0) return finding('promise.karaka-strong', points, { graha, dignity }, 'BPHS 3, 32');
  const by = dignity === 'debilitated' ? debilityEased(reading, graha) : null;
  return by === null
    ? finding('promise.karaka-weak', points, { graha, dignity }, 'BPHS 3, 32')
    : finding('promise.debility-eased', POINTS.debilityEased, { graha, by }, 'PD 7');
};

const placeFinding = (reading: Reading, focus: WeightedStrand, graha: Graha): Finding | null => {
  const house = houseOf(reading, graha);
  const evidence = { graha, house, from: reading.from };
  const grade = placeGrade(focus, house);
  if (grade < 0) {
    return finding('promise.karaka-in-dusthana', -POINTS.karakaInDusthana, evidence, 'PD 15');
  }
  return grade > 0
    ? finding('promise.karaka-well-placed', POINTS.karakaWellPlaced, evidence, 'PD 15')
    : null;
};

const companyFindings = ({ chart }: Reading, graha: Graha): readonly Finding[] =>
  GRAHAS.flatMap((other) => {
    if (other === graha) return [];
    const isBeside = chart.grahas[other].house === chart.grahas[graha].house;
    if (!isBeside && !aspects(chart, other, graha)) return [];
    const evidence = { graha, other, company: isBeside ? 'conjunction' : 'aspects' } as const;
    return isKindly(chart, other)
      ? [finding('promise.karaka-supported', POINTS.karakaCompany, evidence, 'PD 15')]
      : [finding('promise.karaka-pressed', -POINTS.karakaCompany, evidence, 'PD 15')];
  });

const ofKaraka = (reading: Reading, focus: WeightedStrand, graha: Graha): readonly Finding[] => {
  const combust = reading.chart.grahas[graha].combust
    ? finding('promise.karaka-combust', -POINTS.combust, { graha }, 'PD 4')
    : null;
  const moonFromMoon = reading.from === 'moon' && graha === 'moon';
  const place = moonFromMoon ? null : placeFinding(reading, focus, graha);
  return [
    ...[signFinding(reading, graha), place, combust].filter((each) => each !== null),
    ...companyFindings(reading, graha),
  ];
};

/** Findings of the natural significators: sign, place, company and combustion. */
export const karakaFindings = (reading: Reading, focus: WeightedStrand): readonly Finding[] =>
  focus.karakas.flatMap(({ of: graha, weight }) =>
    ofKaraka(reading, focus, graha).map((each) => scaledFinding(each, weight)),
  );
