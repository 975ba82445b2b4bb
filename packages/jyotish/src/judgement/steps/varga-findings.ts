import { vargaDignity } from '../../chart/dignity.ts';
import { grahasIn, houseLord, isVargottama, vargaChart } from '../../chart/houses.ts';
import type { Bhava, Graha, Varga } from '../../vocabulary.ts';
import { finding, scaledFinding } from '../finding.ts';
import type { FindingId } from '../finding-ids.ts';
import type { Finding } from '../judgement.types.ts';
import type { WeightedStrand } from '../reading/weighted-question.ts';
import type { Reading } from '../reading/reading.ts';
import { lordOf } from '../reading/ties.ts';
import { isKindly } from './kindly.ts';
import { placeGrade } from './places.ts';
import { POINTS } from './points.ts';

type PlaceOf = 'lord' | 'lagna-lord' | 'house-lord';
type Ids = Extract<FindingId, `varga.${PlaceOf}-${'well-placed' | 'in-dusthana'}`>;

const WELL: Readonly<Record<PlaceOf, Ids>> = {
  lord: 'varga.lord-well-placed',
  'lagna-lord': 'varga.lagna-lord-well-placed',
  'house-lord': 'varga.house-lord-well-placed',
};
const ILL: Readonly<Record<PlaceOf, Ids>> = {
  lord: 'varga.lord-in-dusthana',
  'lagna-lord': 'varga.lagna-lord-in-dusthana',
  'house-lord': 'varga.house-lord-in-dusthana',
};

const SOURCE = 'BPHS 6-7';

interface Placed {
  readonly varga: Varga;
  readonly house: Bhava;
  readonly lord: Graha;
  readonly vargaHouse: Bhava;
}

const placed = (
  focus: WeightedStrand,
  kind: PlaceOf,
  { house, ...rest }: Placed,
  points: number,
): readonly Finding[] => {
  const evidence = kind === 'lagna-lord' ? rest : { ...rest, house };
  const grade = placeGrade(focus, rest.vargaHouse);
  if (grade === 0) return [];
  const id = grade > 0 ? WELL[kind] : ILL[kind];
  return [finding(id, grade * points, evidence as never, SOURCE)];
};

const signPoints = (reading: Reading, graha: Graha, varga: Varga): number => {
  const dignity = vargaDignity(reading.chart, graha, varga);
  if (dignity === 'exalted' || dignity === 'own') return POINTS.vargaSign;
  return dignity === 'debilitated' ? -POINTS.vargaSign : 0;
};

const houseFindings = (
  reading: Reading,
  focus: WeightedStrand,
  house: Bhava,
): readonly Finding[] => {
  const { varga } = focus;
  const division = vargaChart(reading.chart, varga);
  const lord = lordOf(reading, house);
  const vargaLord = houseLord(division, house);
  const at = (graha: Graha): Bhava => division.grahas[graha].house;
  const points = signPoints(reading, lord, varga);
  const found = [
    ...placed(focus, 'lord', { varga, house, lord, vargaHouse: at(lord) }, POINTS.vargaLord),
    ...placed(
      focus,
      'house-lord',
      { varga, house, lord: vargaLord, vargaHouse: at(vargaLord) },
      POINTS.vargaHouseLord,
    ),
    ...grahasIn(division, house).map((graha) =>
      isKindly(reading.chart, graha)
        ? finding('varga.benefic-in-house', POINTS.vargaOccupant, { varga, house, graha }, SOURCE)
        : finding('varga.malefic-in-house', -POINTS.vargaOccupant, { varga, house, graha }, SOURCE),
    ),
  ];
  if (points > 0)
    found.push(finding('varga.lord-strong-sign', points, { varga, house, lord }, SOURCE));
  if (points < 0)
    found.push(finding('varga.lord-weak-sign', points, { varga, house, lord }, SOURCE));
  if (isVargottama(reading.chart.grahas[lord])) {
    found.push(finding('varga.vargottama', POINTS.vargottama, { graha: lord }, 'BPHS 6-7'));
  }
  return found;
};

const karakaFinding = (reading: Reading, varga: Varga, graha: Graha): readonly Finding[] => {
  const points = signPoints(reading, graha, varga) * POINTS.vargaKarakaShare;
  if (points === 0) return [];
  const id = points > 0 ? 'varga.karaka-strong' : 'varga.karaka-weak';
  return [finding(id, points, { varga, graha }, SOURCE)];
};

const lagnaFindings = (reading: Reading, focus: WeightedStrand): readonly Finding[] => {
  const { varga } = focus;
  const division = vargaChart(reading.chart, varga);
  const lord = houseLord(division, 1);
  const vargaHouse = division.grahas[lord].house;
  return placed(focus, 'lagna-lord', { varga, house: 1, lord, vargaHouse }, POINTS.vargaLagnaLord);
};

/** Findings of the matter's divisional chart; none when the birth time is unknown. */
export const vargaFindings = (reading: Reading, focus: WeightedStrand): readonly Finding[] => {
  if (reading.from === 'moon') return [];
  const { varga } = focus;
  return [
    ...lagnaFindings(reading, focus),
    ...focus.heavy.flatMap(({ of: house, weight }) =>
      houseFindings(reading, focus, house).map((each) => scaledFinding(each, weight)),
    ),
    ...focus.karakas.flatMap(({ of: graha, weight }) =>
      karakaFinding(reading, varga, graha).map((each) => scaledFinding(each, weight)),
    ),
  ];
};
