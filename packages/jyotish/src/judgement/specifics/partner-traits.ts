import { grahasIn, houseFrom, houseLord, houseRashi, vargaChart } from '../../chart/houses.ts';
import { charaKarakas } from '../../jaimini/chara-karakas.ts';
import { modalityOf, rashiLord } from '../../tables/rashis.ts';
import { GRAHAS, type Graha, type RashiIndex } from '../../vocabulary.ts';
import type { EvidenceOf } from '../finding-ids.ts';
import { EVIDENCE_VALUES } from '../finding-words.ts';
import { finding } from '../finding.ts';
import type { Reading } from '../reading/reading.ts';
import { lordOf } from '../reading/ties.ts';
import type { Specific } from './specific-input.ts';

type Trait = EvidenceOf<'specific.partner-trait'>['trait'];

/** Sources of a partner's trait. */
export const READS = [
  'seventh-house',
  'seventh-lord',
  'venus',
  'upapada',
  'darakaraka',
  'varga-seventh',
  'varga-seventh-lord',
] as const;
type Read = (typeof READS)[number];

const MOST_TRAITS = 3;
const NEEDED = 2;
/**
 * Factor on traits by modality: three modalities share what nine grahas share, so each is met by
 * chance more often (ours).
 */
const SIGN_SHARE = 0.5;

/** Trait of each modality; listed after the nine of the grahas. */
const MODALITY_TRAITS = { movable: 'enterprising', fixed: 'steady', dual: 'adaptable' } as const;

const ofGraha = (graha: Graha): Trait =>
  EVIDENCE_VALUES.trait[GRAHAS.indexOf(graha)] ?? EVIDENCE_VALUES.trait[0];
const ofSign = (rashi: RashiIndex): Trait => MODALITY_TRAITS[modalityOf(rashi)];

const traitsRead = (reading: Reading): Readonly<Partial<Record<Read, readonly Trait[]>>> => {
  const { chart } = reading;
  const seventh = houseRashi(chart, 7);
  const lord = lordOf(reading, 7);
  const venus = chart.grahas.venus.rashi;
  const spouse = charaKarakas(chart).dara;
  const birth = {
    'seventh-house': [...grahasIn(chart, 7).map(ofGraha), ofSign(seventh)],
    'seventh-lord': [ofGraha(lord), ofSign(chart.grahas[lord].rashi)],
    venus: [ofGraha(rashiLord(venus)), ofSign(venus)],
    darakaraka: [ofGraha(spouse), ofSign(chart.grahas[spouse].vargas[9])],
  };
  if (reading.extras === null) return birth;
  const { upapada } = reading.extras.points;
  const navamsa = vargaChart(chart, 9);
  const navamsaLord = houseLord(navamsa, 7);
  return {
    ...birth,
    upapada: [
      ...grahasIn(chart, houseFrom(chart.lagna.rashi, upapada)).map(ofGraha),
      ofGraha(rashiLord(upapada)),
      ofSign(upapada),
    ],
    'varga-seventh': [...grahasIn(navamsa, 7).map(ofGraha), ofSign(houseRashi(navamsa, 7))],
    'varga-seventh-lord': [ofGraha(navamsaLord), ofSign(navamsa.grahas[navamsaLord].rashi)],
  };
};

const OF_SIGNS: ReadonlySet<Trait> = new Set(Object.values(MODALITY_TRAITS));

/** Weight of a trait by the number of sources that agree on it. */
const agreement = ({ trait, reads }: EvidenceOf<'specific.partner-trait'>): number =>
  reads.length * (OF_SIGNS.has(trait) ? SIGN_SHARE : 1);

/** Findings of the traits two or more sources agree on, the heaviest first. */
export const partnerTraits: Specific = ({ reading }) => {
  const read = traitsRead(reading);
  return EVIDENCE_VALUES.trait
    .map((trait) => ({ trait, reads: READS.filter((one) => read[one]?.includes(trait)) }))
    .filter(({ reads }) => reads.length >= NEEDED)
    .sort((a, b) => agreement(b) - agreement(a))
    .slice(0, MOST_TRAITS)
    .map((evidence) => finding('specific.partner-trait', 0, evidence, 'BPHS 18, 30; PD 10'));
};
