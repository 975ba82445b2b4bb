import type { Dignity, Graha } from '../../vocabulary.ts';

/** The size of a finding, or a share of one, and why. */
interface Reasoned {
  readonly points: number | Readonly<Record<string, number>>;
  readonly because: string;
}

const OCCUPANT: Readonly<Record<Graha, number>> = {
  sun: 0.7,
  moon: 1,
  mars: 1.2,
  mercury: 1,
  jupiter: 2,
  venus: 1.5,
  saturn: 1.3,
  rahu: 1.2,
  ketu: 1,
};

const DIGNITY: Readonly<Partial<Record<Dignity, number>>> = {
  exalted: 2,
  moolatrikona: 1.6,
  own: 1.5,
  'great-friend': 0.6,
  'great-enemy': -0.8,
  debilitated: -2,
};

const ROLE = {
  yogakaraka: 1.5,
  'lagna-lord': 0.9,
  'trikona-lord': 0.9,
  'kendra-lord': 0,
  'upachaya-lord': -0.6,
  'dusthana-lord': -0.9,
} as const;

/**
 * Every weight of what the steps find, in raw points; a house's or significator's own weight (main 3,
 * helping 1, times the strand's factor) multiplies it. The books say what helps more than what; they give no
 * numbers, so the sizes are ours, and each says because of what.
 */
const WEIGHTS = {
  dignity: {
    points: DIGNITY,
    because: 'Ours, in the order of BPHS 3; friend and enemy are too common to speak.',
  },
  lordWellPlaced: {
    points: 2,
    because:
      'Ours, the measure of the others: a lord in a kendra, a trikona or the eleventh (BPHS 24).',
  },
  lordInDusthana: {
    points: 2,
    because: 'Ours, because a hard place takes what a good one gives (BPHS 24; PD 15).',
  },
  lordAmongDusthanas: {
    points: 0.5,
    because:
      'Ours, because the lord of 6, 8 or 12 in one of them harms what it owns (PD 6), which frees rather than gives.',
  },
  debilityEased: {
    points: 0.5,
    because:
      'Ours, because a fall that is undone raises by some grounds (PD 7) and only spares by others.',
  },
  combust: { points: 1.5, because: 'Ours, less than a fall: what is burnt keeps its sign (PD 4).' },
  occupant: {
    points: OCCUPANT,
    because:
      'Ours: Jupiter, then Venus, of those that help; Saturn, Mars and Rahu of those that press; the Sun least (BPHS 3, 11; PD 15).',
  },
  aspectShare: {
    points: 0.55,
    because: 'Ours, because to look at a house is about half of standing in it (BPHS 26).',
  },
  maleficLiftShare: {
    points: 0.8,
    because:
      'Ours, because what a malefic lifts in 3, 6, 10 and 11 comes with years and effort (PD 15).',
  },
  lordGuardsHouse: {
    points: 1.4,
    because:
      'Ours, more than another’s aspect and less than a good place: a house its lord looks at thrives (PD 15).',
  },
  houseHemmed: {
    points: 1.8,
    because: 'Ours, nearly a lord’s place: two neighbours work together (PD 6, 15).',
  },
  houseBindus: {
    points: 1.6,
    because:
      'Ours, less than the lord’s place: the sum of all grahas, and a coarse one (BPHS 72; AVS).',
  },
  lordShadbala: {
    points: 0.8,
    because: 'Ours, because shadbala counts sign and place again (BPHS 27).',
  },
  karakaWellPlaced: {
    points: 1,
    because: 'Ours, half of a lord’s: a significator serves many people alike (PD 15).',
  },
  karakaInDusthana: {
    points: 1.2,
    because:
      'Ours, a little more than a good place, since books dwell on a hidden significator (PD 15).',
  },
  karakaCompany: { points: 0.7, because: 'Ours, small because most grahas have company (PD 15).' },
  vargaLagnaLord: {
    points: 3,
    because: 'Ours, once a division: its lagna lord carries it whole (BPHS 6-7).',
  },
  vargaLord: {
    points: 1.6,
    because: 'Ours, below the birth chart’s 2: a division confirms (BPHS 6-7).',
  },
  vargaHouseLord: {
    points: 1.2,
    because: 'Ours, below the lord of the birth chart’s house (BPHS 6-7).',
  },
  vargaOccupant: {
    points: 0.9,
    because: 'Ours, half of an occupant of the birth chart (BPHS 6-7).',
  },
  vargaSign: { points: 1.4, because: 'Ours, below the sign in the birth chart (BPHS 6-7).' },
  vargaKarakaShare: { points: 0.7, because: 'Ours: a significator confirms less than a lord.' },
  vargottama: {
    points: 1,
    because: 'Ours, as much as a good sign less its name: the same in both charts (BPHS 6-7).',
  },
  ruleShare: {
    points: 1.2,
    because: 'Ours, because a rule of the matter itself says more than a general one.',
  },
  farShare: { points: 0.5, because: 'Ours: a one-way aspect or a host is half a tie.' },
  oneSchoolShare: {
    points: 0.5,
    because: 'Ours, because only the North or only the South lists that house of Mars.',
  },
  marsEasedShare: {
    points: 0.5,
    because: 'Ours, because relief takes the weight of Mars away and leaves its drive.',
  },
  yogaFull: {
    points: 3,
    because: 'Ours, so that three in full make about a third of the promise.',
  },
  yogaPartial: {
    points: 1.4,
    because: 'Ours, under half: most charts have some yoga in part (decision 26).',
  },
  mahapurushaShare: {
    points: 2.5,
    because: 'Ours, because it is rare and the one yoga everybody has heard of.',
  },
  otherSideShare: {
    points: 0.5,
    because: 'Ours: what does not lead is told as a concession, so it counts half.',
  },
  dashaOwns: { points: 2, because: 'Ours; a period gives first what its lord owns (BPHS 47-60).' },
  dashaOccupies: { points: 2, because: 'Ours, as much as owning (BPHS 47-60).' },
  dashaActsFor: {
    points: 1.4,
    because: 'Ours, below owning: a node gives its host’s houses (BPHS 34).',
  },
  dashaJoins: { points: 0.9, because: 'Ours, about half of owning (BPHS 34).' },
  dashaAspects: { points: 0.8, because: 'Ours, a little less than joining (BPHS 47-60).' },
  dashaDisposes: { points: 0.6, because: 'Ours, the loosest tie (BPHS 47-60).' },
  dashaOwnsVarga: { points: 0.7, because: 'Ours, as a division confirms (BPHS 6-7).' },
  dashaKaraka: {
    points: 0.5,
    because:
      'Ours, for each of a significator’s points, four at most: it brings the matter for everybody alike.',
  },
  dashaCharaKaraka: {
    points: 0.8,
    because: 'Ours, above a fixed significator: it is the person’s own (BPHS 32; Jaimini).',
  },
  dashaHurts: {
    points: 1.3,
    because:
      'Ours, below what owning gives: who owns a hard house seldom owns that alone (BPHS 24, 47-60).',
  },
  dashaNoTie: {
    points: 1.2,
    because:
      'Ours, because a period that has nothing to do with a matter lets it rest (BPHS 47-60).',
  },
  dashaRole: { points: ROLE, because: 'Ours, in the order of BPHS 34.' },
  dashaShadbala: {
    points: 0.5,
    because: 'Ours, small: strength says how much, not for whom (BPHS 27).',
  },
  dashaSignShare: {
    points: 0.5,
    because: 'Ours, half of what the sign counts at birth, where it is counted already (BPHS 47).',
  },
  dashaCombust: { points: 0.6, because: 'Ours, under half of its weight at birth (BPHS 47).' },
  transitDouble: {
    points: 2.4,
    because: 'Ours, the heaviest of transits: K. N. Rao lets no event pass without it.',
  },
  transitDoubleLordShare: {
    points: 0.8,
    because: 'Ours, a little less on the lord than on the house.',
  },
  transitFromMoonShare: {
    points: 0.5,
    because: 'Ours, because the Moon repeats what the lagna says.',
  },
  jupiterIn: { points: 1.2, because: 'Ours, half of the double transit (PD 26).' },
  jupiterSees: { points: 0.6, because: 'Ours, half of standing in it.' },
  jupiterOn: { points: 0.7, because: 'Ours, below a house of the matter (KNR).' },
  marriagePoint: {
    points: 1.1,
    because: 'Ours, below a house: one of three signs at any time (JP XIV).',
  },
  saturnIn: {
    points: 1,
    because: 'Ours, a little below what Jupiter gives: it asks for work, and pays it (PD 26).',
  },
  saturnSees: { points: 0.4, because: 'Ours, under half of standing in it.' },
  saturnOn: { points: 0.7, because: 'Ours, as Jupiter’s touch.' },
  nodeIn: { points: 0.8, because: 'Ours, below Saturn: always in two houses (PD 26).' },
  transitBindus: {
    points: 0.6,
    because: 'Ours, since they grade a transit and make none (BPHS 66; AVS).',
  },
  gocharaSlow: {
    points: 0.9,
    because: 'Ours, below the lagna’s houses: the same for a twelfth of all people (PD 26).',
  },
  gocharaFast: { points: 0.35, because: 'Ours, because they pass in a month (PD 26).' },
  jupiterHard: {
    points: 0.5,
    because: 'Ours, because its hard places withhold more than they harm (PD 26).',
  },
  sadeSatiEdge: { points: 0.9, because: 'Ours, as the dhaiya; in no old book (later tradition).' },
  sadeSatiPeak: {
    points: 1.4,
    because: 'Ours, half as much again over the Moon itself (later tradition).',
  },
  dhaiya: { points: 0.9, because: 'Ours; in no old book (later tradition).' },
} as const satisfies Readonly<Record<string, Reasoned>>;

type Points = { readonly [Name in keyof typeof WEIGHTS]: (typeof WEIGHTS)[Name]['points'] };

/** The weights of the table by name, without their reasons. */
export const POINTS = Object.fromEntries(
  Object.entries(WEIGHTS).map(([name, { points }]) => [name, points]),
) as Points;
