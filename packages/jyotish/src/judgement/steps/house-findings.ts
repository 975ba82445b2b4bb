import { aspectsRashi } from '../../chart/drishti.ts';
import { grahasIn, houseRashi, isDusthana, isUpachaya } from '../../chart/houses.ts';
import { kartari } from '../../chart/nature.ts';
import { SARVA_BOUNDS } from '../../tables/ashtakavarga.ts';
import { GRAHAS, type Bhava, type Graha } from '../../vocabulary.ts';
import { finding } from '../finding.ts';
import type { Finding } from '../judgement.types.ts';
import { HEAVY, type WeightedStrand } from '../reading/weighted-question.ts';
import { abilityOf, houseBindus } from '../reading/measures.ts';
import type { Reading } from '../reading/reading.ts';
import { houseOf, lordOf } from '../reading/ties.ts';
import { debilityEased, signPoints } from './debility.ts';
import { isKindly } from './kindly.ts';
import { placeGrade } from './places.ts';
import { POINTS } from './points.ts';

const lordFindings = (
  reading: Reading,
  focus: WeightedStrand,
  house: Bhava,
  weight: number,
): readonly Finding[] => {
  const lord = lordOf(reading, house);
  const { dignity, combust } = reading.chart.grahas[lord];
  const lordHouse = houseOf(reading, lord);
  const about = { house, lord, from: reading.from };
  const eased = dignity === 'debilitated' ? debilityEased(reading, lord) : null;
  const weak = (dignity === 'debilitated' && eased === null) || combust;
  const found: Finding[] = [];
  const grade = lordHouse === house ? 1 : placeGrade(focus, lordHouse);
  if (grade < 0) {
    const points = isDusthana(house) ? POINTS.lordAmongDusthanas : -POINTS.lordInDusthana;
    found.push(
      finding(
        'promise.lord-in-dusthana',
        points * weight,
        { ...about, lordHouse },
        'BPHS 24; PD 15',
      ),
    );
  } else if (grade > 0 && !weak) {
    found.push(
      finding(
        'promise.lord-well-placed',
        POINTS.lordWellPlaced * weight,
        { ...about, lordHouse },
        'BPHS 24',
      ),
    );
  }
  const points = signPoints(reading, lord);
  if (points > 0) {
    found.push(
      finding('promise.lord-strong-sign', points * weight, { ...about, dignity }, 'BPHS 3'),
    );
  }
  if (points < 0) {
    found.push(finding('promise.lord-weak-sign', points * weight, { ...about, dignity }, 'BPHS 3'));
  }
  if (eased !== null) {
    found.push(
      finding(
        'promise.debility-eased',
        POINTS.debilityEased * weight,
        { graha: lord, by: eased },
        'PD 7',
      ),
    );
  }
  if (combust) found.push(finding('promise.lord-combust', -POINTS.combust * weight, about, 'PD 4'));
  return found;
};

const occupantFinding = (reading: Reading, house: Bhava, graha: Graha): Finding | null => {
  const { chart, from } = reading;
  const about = { house, graha, from };
  if (graha === lordOf(reading, house)) return null;
  const points = POINTS.occupant[graha];
  if (isKindly(chart, graha)) {
    return finding('promise.benefic-in-house', points, about, 'BPHS 11; PD 15');
  }
  if (isUpachaya(house)) {
    return finding('promise.malefic-lifts-house', POINTS.maleficLiftShare * points, about, 'PD 15');
  }
  const { dignity } = chart.grahas[graha];
  if (dignity === 'exalted' || dignity === 'own' || dignity === 'moolatrikona') return null;
  return finding('promise.malefic-in-house', -points, about, 'PD 15');
};

const aspectFinding = (reading: Reading, house: Bhava, graha: Graha): Finding => {
  const { chart, from } = reading;
  if (graha === lordOf(reading, house)) {
    return finding(
      'promise.lord-guards-house',
      POINTS.lordGuardsHouse,
      { house, lord: graha, from },
      'PD 15',
    );
  }
  const points = POINTS.occupant[graha] * POINTS.aspectShare;
  return isKindly(chart, graha)
    ? finding('promise.benefic-aspects-house', points, { house, graha, from }, 'BPHS 11, 26')
    : finding('promise.malefic-aspects-house', -points, { house, graha, from }, 'BPHS 26; PD 15');
};

/**
 * Whether a graha's house is informative: counted from the Moon, the Moon itself is always in the
 * first.
 */
const isInformative = (reading: Reading, graha: Graha): boolean =>
  reading.from === 'lagna' || graha !== 'moon';

const binduFinding = (reading: Reading, house: Bhava): Finding | null => {
  const bindus = houseBindus(reading, house);
  if (bindus === null) return null;
  if (bindus >= SARVA_BOUNDS.good)
    return finding(
      'promise.bindus-in-house',
      POINTS.houseBindus,
      { house, bindus },
      'BPHS 72; AVS',
    );
  return bindus <= SARVA_BOUNDS.weak
    ? finding('promise.bindus-in-house', -POINTS.houseBindus, { house, bindus }, 'BPHS 72; AVS')
    : null;
};

const strengthFinding = (reading: Reading, house: Bhava, weight: number): readonly Finding[] => {
  const lord = lordOf(reading, house);
  const ability = abilityOf(reading, lord);
  if (ability === null) return [];
  const evidence = { house, lord, percent: ability.percent };
  return ability.able
    ? [finding('promise.lord-able', POINTS.lordShadbala * weight, evidence, 'BPHS 27')]
    : [finding('promise.lord-unable', -POINTS.lordShadbala * weight, evidence, 'BPHS 27')];
};

const companyFindings = (reading: Reading, house: Bhava, weight: number): readonly Finding[] => {
  const { chart } = reading;
  const sign = houseRashi(chart, house);
  const inside = grahasIn(chart, house)
    .filter((graha) => isInformative(reading, graha))
    .map((graha) => occupantFinding(reading, house, graha));
  const looking = GRAHAS.filter(
    (graha) =>
      isInformative(reading, graha) && aspectsRashi(graha, chart.grahas[graha].rashi, sign),
  ).map((graha) => aspectFinding(reading, house, graha));
  const hemmed = kartari(chart, sign, isKindly);
  const about = { house, from: reading.from };
  const sides = [
    hemmed === 'shubha'
      ? finding('promise.house-hemmed-kindly', POINTS.houseHemmed, about, 'PD 6, 15')
      : null,
    hemmed === 'papa'
      ? finding('promise.house-hemmed-harshly', -POINTS.houseHemmed, about, 'PD 6, 15')
      : null,
  ];
  return [...inside, ...looking, ...sides, binduFinding(reading, house)]
    .filter((each) => each !== null)
    .map((each) => ({ ...each, weight: each.weight * weight }));
};

/**
 * Findings of the question's houses: the lord of every house, for heavy ones also occupants and
 * aspects.
 */
export const houseFindings = (reading: Reading, focus: WeightedStrand): readonly Finding[] =>
  focus.houses.flatMap(({ of: house, weight }) => [
    ...lordFindings(reading, focus, house, weight),
    ...strengthFinding(reading, house, weight),
    ...(weight >= HEAVY ? companyFindings(reading, house, weight) : []),
  ]);
