import { KENDRAS } from '../tables/bhavas.ts';
import type { Modality } from '../tables/rashis.ts';
import type { Bhava } from '../vocabulary.ts';
import {
  all,
  any,
  both,
  fills,
  CONSTANT_MALEFICS,
  held,
  inModality,
  not,
  SEVEN,
  CONSTANT_BENEFICS,
  some,
  spread,
  stands,
  type Rule,
} from './language/rule.ts';
import type { YogaRecord } from './yoga.types.ts';

const PANAPHARAS: readonly Bhava[] = [2, 5, 8, 11];
const APOKLIMAS: readonly Bhava[] = [3, 6, 9, 12];

const row = (first: Bhava, length: number): Rule =>
  fills(...Array.from({ length }, (_, step) => (((first - 1 + step) % 12) + 1) as Bhava));
const rows = (firsts: readonly Bhava[], length: number): Rule =>
  any(...firsts.map((first) => row(first, length)));

// BPHS joins the two halves by "or"; both at once cannot be, Mercury never standing a quarter from the Sun.
const eitherHalf = (soft: readonly Bhava[], hard: readonly Bhava[]): Rule =>
  any(stands(CONSTANT_BENEFICS, soft), stands(CONSTANT_MALEFICS, hard));

const SHAPES = {
  gada: any(fills(1, 4), fills(4, 7), fills(7, 10), fills(1, 10)),
  'nabhasa-sakata': fills(1, 7),
  vihaga: fills(4, 10),
  shringataka: fills(1, 5, 9),
  hala: any(fills(2, 6, 10), fills(3, 7, 11), fills(4, 8, 12)),
  vajra: eitherHalf([1, 7], [4, 10]),
  yava: eitherHalf([4, 10], [1, 7]),
  kamala: fills(...KENDRAS),
  vapi: any(fills(...PANAPHARAS), fills(...APOKLIMAS)),
  yupa: row(1, 4),
  shara: row(4, 4),
  shakti: row(7, 4),
  danda: row(10, 4),
  nauka: row(1, 7),
  kuta: row(4, 7),
  chatra: row(7, 7),
  chapa: row(10, 7),
  'ardha-chandra': rows([...PANAPHARAS, ...APOKLIMAS], 7),
  chakra: fills(1, 3, 5, 7, 9, 11),
  samudra: fills(2, 4, 6, 8, 10, 12),
} as const;

// Three kendras. Benefics include a waxing Moon here: Mercury and Venus alone hardly ever stand in two.
const LEAVES = {
  mala: all(held(KENDRAS, 'benefics', 3), not(some(both('malefics', SEVEN), KENDRAS))),
  'nabhasa-sarpa': all(held(KENDRAS, CONSTANT_MALEFICS, 3), not(some(CONSTANT_BENEFICS, KENDRAS))),
} as const;

const shapeOrLeaf = any(...Object.values(SHAPES), ...Object.values(LEAVES));
const allIn = (modality: Modality): Rule => inModality(SEVEN, modality);
const asraya = (modality: Modality): Rule => all(allIn(modality), not(shapeOrLeaf));
const sankhya = (signs: number): Rule =>
  all(spread(signs), not(any(allIn('movable'), allIn('fixed'), allIn('dual'), shapeOrLeaf)));

type Share = YogaRecord['percent'];
type Reading = Pick<YogaRecord, 'side' | 'areas'>;

const nabhasa = <const Id extends string>(id: Id, rule: Rule, reading: Reading, percent: Share) =>
  ({ id, family: 'nabhasa', rule, ...reading, source: 'BPHS 35; SV 21', percent }) as const;

const shape = <const Id extends keyof typeof SHAPES>(id: Id, reading: Reading, percent: Share) =>
  nabhasa(id, SHAPES[id], reading, percent);

const good = (...areas: Reading['areas']): Reading => ({ side: 'for', areas });
const hard = (...areas: Reading['areas']): Reading => ({ side: 'against', areas });
const even = (...areas: Reading['areas']): Reading => ({ side: 'neutral', areas });

const ASRAYA_YOGAS = [
  nabhasa('rajju', asraya('movable'), even('foreign', 'self'), [0, 0.6]),
  nabhasa('musala', asraya('fixed'), good('self', 'property-vehicle'), [0, 0.6]),
  nabhasa('nala', asraya('dual'), even('self', 'wealth'), [0, 0.6]),
] as const;

const DALA_YOGAS = [
  nabhasa('mala', LEAVES.mala, good('property-vehicle', 'overall-timeline'), [0, 1.5]),
  nabhasa('nabhasa-sarpa', LEAVES['nabhasa-sarpa'], hard('overall-timeline'), [0, 1.5]),
] as const;

const AKRITI_YOGAS = [
  shape('gada', good('wealth', 'education'), [0, 0.3]),
  shape('nabhasa-sakata', hard('property-vehicle'), [0, 0.3]),
  shape('vihaga', even('foreign'), [0, 0.3]),
  shape('shringataka', good('overall-timeline'), [0, 0.3]),
  shape('hala', even('property-vehicle'), [0, 0.4]),
  shape('vajra', even('overall-timeline'), [0.2, 3.5]),
  shape('yava', even('overall-timeline'), [0.2, 3.5]),
  shape('kamala', good('self', 'career-job'), [0, 0.5]),
  shape('vapi', good('wealth'), [0, 0.8]),
  shape('yupa', good('spirituality-luck'), [0, 1.2]),
  shape('shara', hard('self'), [0, 1.2]),
  shape('shakti', hard('wealth'), [0, 1.2]),
  shape('danda', hard('family'), [0, 1.2]),
  shape('nauka', even('wealth', 'foreign'), [0, 0.4]),
  shape('kuta', hard('property-vehicle'), [0, 0.4]),
  shape('chatra', good('overall-timeline', 'family'), [0, 0.4]),
  shape('chapa', even('overall-timeline'), [0, 0.4]),
  shape('ardha-chandra', good('career-job', 'self'), [0, 1.5]),
  shape('chakra', good('career-job', 'government-job'), [0, 0.4]),
  shape('samudra', good('wealth', 'property-vehicle'), [0, 0.4]),
] as const;

const SANKHYA_YOGAS = [
  nabhasa('vallaki', sankhya(7), good('education', 'self'), [0.5, 6]),
  nabhasa('dama', sankhya(6), good('wealth', 'family'), [12, 28]),
  nabhasa('pasha', sankhya(5), even('career-job', 'family'), [30, 48]),
  nabhasa('kedara', sankhya(4), good('property-vehicle', 'family'), [20, 40]),
  nabhasa('shula', sankhya(3), hard('overall-timeline'), [2, 12]),
  nabhasa('yuga', sankhya(2), hard('family'), [0, 1.5]),
  nabhasa('gola', sankhya(1), hard('education'), [0, 0.2]),
] as const;

/**
 * The 32 yogas of the whole sky: the seven grahas, the nodes never. BPHS 35; SV 21. A shape is formed
 * when the seven fill its houses, each of them (SV: "continuous"; BPHS: "all the cadent houses"); were
 * some enough, no seat would ever be without Kamala or Vapi. An asraya (all in signs of one modality) counts only without shape or
 * leaf (SV 21), a sankhya (number of signs) only without any of the others (BPHS 35).
 */
export const NABHASA_YOGAS = [
  ...ASRAYA_YOGAS,
  ...DALA_YOGAS,
  ...AKRITI_YOGAS,
  ...SANKHYA_YOGAS,
] as const satisfies readonly YogaRecord[];
