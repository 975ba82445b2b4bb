import type { SignChart } from '../../chart/houses.ts';
import { eachGraha, GRAHAS, type Bhava, type Graha } from '../../vocabulary.ts';
import type { Finding, UsedChart } from '../judgement.types.ts';
import type { From, Reading } from '../reading/reading.ts';

/**
 * Number of findings whose houses and grahas are marked in the chart picture: about as many as an
 * answer shows; all would mark the whole chart.
 */
const MARKED = 6;

const HOUSES = ['house', 'lordHouse', 'otherHouse', 'than'] as const;
const NAMES = ['graha', 'lord', 'otherLord', 'other', 'by', 'md', 'ad', 'dispositor'] as const;

type Evidence = Readonly<Record<string, unknown>>;

const isGraha = (value: unknown): value is Graha => GRAHAS.includes(value as Graha);

/**
 * Houses of the birth chart a finding names; houses of divisions or counted from elsewhere are left
 * out.
 */
const housesNamed = ({ id, evidence }: Finding, from: From): readonly Bhava[] => {
  const fields = evidence as Evidence;
  if (id.startsWith('varga.') || 'varga' in fields || (fields['from'] ?? from) !== from) return [];
  return HOUSES.map((field) => fields[field]).filter(
    (house): house is Bhava => house !== undefined,
  );
};

/**
 * Grahas of the birth chart a finding names; a graha in transit is elsewhere and left out, the
 * natal one it passes over is kept.
 */
const grahasNamed = ({ id, evidence }: Finding): readonly Graha[] =>
  id.startsWith('transit.') && !id.includes('-on-')
    ? []
    : NAMES.map((field) => (evidence as Evidence)[field]).filter(isGraha);

/**
 * The chart of a reading with the houses and grahas that the heaviest reported findings name, in
 * their usual order. `moments`: the charts an unknown time may have had.
 */
export const usedChart = (
  { chart, from }: Reading,
  findings: readonly Finding[],
  moments: readonly SignChart[] = [],
): UsedChart => {
  const marked = findings.slice(0, MARKED);
  const houses = new Set(marked.flatMap((each) => housesNamed(each, from)));
  const grahas = new Set(marked.flatMap(grahasNamed));
  return {
    from,
    lagna: chart.lagna.rashi,
    grahas: eachGraha((graha) => {
      const { rashi, house } = chart.grahas[graha];
      return { rashi, house };
    }),
    steady: moments.every((other) =>
      GRAHAS.every((graha) => other.grahas[graha].rashi === chart.grahas[graha].rashi),
    ),
    used: {
      houses: [...houses].sort((a, b) => a - b),
      grahas: GRAHAS.filter((graha) => grahas.has(graha)),
    },
  };
};
