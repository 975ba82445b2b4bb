import { KUTAS, type Kuta } from '../../tables/kutas.ts';
import { AGREED_CANCELLATIONS, CANCELLATION_REMARKS } from '../../matching/cancellation-rules.ts';
import { MANGLIK_REFERENCES, type ManglikReference } from '../../matching/manglik.ts';
import {
  CHART_RELIEFS,
  SEAT_RELIEFS,
  type ChartRelief,
  type SeatRelief,
} from '../../tables/manglik.ts';
import { MUST_PORUTHAMS } from '../../tables/poruthams.ts';
import { DIGNITIES, GRAHAS } from '../../vocabulary.ts';
import { PAIR_STEPS } from '../pair-steps.ts';

/** Natural friendships of two lords in both directions, best first. */
export const REGARDS = ['same', 'friends', 'friendly', 'neutral', 'uneasy', 'opposed'] as const;
export type Regard = (typeof REGARDS)[number];

/**
 * Values that the evidence of pair findings may take, by kind; narration has words for every value.
 * Points and months are open.
 */
export const PAIR_EVIDENCE_VALUES = {
  graha: GRAHAS,
  dignity: DIGNITIES,
  house: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  /** Counted from the one to the other, 1–12. */
  place: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  from: ['lagna', 'moon'],
  kuta: KUTAS,
  cancellation: AGREED_CANCELLATIONS,
  remark: CANCELLATION_REMARKS,
  regard: REGARDS,
  how: ['joins', 'aspects'],
  reference: MANGLIK_REFERENCES,
  grade: ['mild', 'present'],
  /**
   * How a person is told to be Manglik: not by any house; by a house, but nothing of it is left;
   * partly; wholly; or open, as the hour of birth decides.
   */
  manglik: ['none', 'cancelled', 'partly', 'wholly', 'open'],
  /** A house of Mars, or open without a birth time. */
  marsHouse: ['open', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  /** Any of the references Mars is counted from, in their order. */
  referenceList: [
    [],
    ['moon'],
    ['lagna', 'venus'],
    MANGLIK_REFERENCES,
  ] as readonly (readonly ManglikReference[])[],
  /** Any of the reliefs, in their order. */
  reliefList: [
    [],
    ['with-jupiter'],
    ['second-of-mercury', 'under-jupiter'],
    [...SEAT_RELIEFS, ...CHART_RELIEFS],
  ] as readonly (readonly (SeatRelief | ChartRelief)[])[],
  /** Why Mars asks nothing of a match: it stands well in both charts, or what it asks is cancelled. */
  quiet: ['by-place', 'by-cancellation'],
  /** How many of the ten poruthams. */
  poruthamCount: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as readonly number[],
  missing: ['none', ...MUST_PORUTHAMS],
  /** The seventh arudha, and the upapada (the twelfth). */
  pada: ['a7', 'upapada'],
  upapadaPlace: ['upapada', 'second'],
  step: PAIR_STEPS,
  issue: [
    'different-feelings',
    'different-views',
    'crossed-words',
    'quick-words',
    'unclear-expectations',
    'distance-and-duty',
    'little-time-for-warmth',
    'different-tastes',
    'different-pace',
    'ideas-of-partnership',
    'money-and-customs',
    'home-and-elders',
    'plans-and-leisure',
    'beliefs-and-aims',
    'work-and-standing',
    'sharing-of-gains',
    'temper',
    'temperament',
    'habits',
    'inner-rhythm',
    'who-leads',
    'later-aims',
    'different-seasons',
    'changing-times',
  ],
  /** Follows GRAHAS. */
  style: [
    'by-clear-example',
    'by-warmth-and-listening',
    'by-activity-and-courage',
    'by-talk-and-curiosity',
    'by-values-and-encouragement',
    'by-play-and-kindness',
    'by-routine-and-patience',
    'by-openness-to-the-new',
    'by-calm-and-freedom',
  ],
  rank: [1, 2] as readonly number[],
  points: [0, 0.5, 1, 5.5, 8, 17.5, 36] as readonly number[],
  /** Any of them, in their order. */
  kutaList: [[], ['nadi'], ['vashya', 'yoni'], KUTAS] as readonly (readonly Kuta[])[],
  /** Of the sarvashtakavarga in one sign. */
  bindus: [15, 24, 28, 33, 41] as readonly number[],
  month: ['2026-03', '2031-12'] as readonly string[],
} as const;

/**
 * Every finding between two charts, with its evidence (field → kind in `PAIR_EVIDENCE_VALUES`).
 * Where one person's graha is named first, the finding's `whose` is that person; else it is `both`.
 */
export const PAIR_FINDINGS = {
  /**
   * Both directions of the 36 points; `raw` reads the asker first. Where it is known who is the
   * bride, both are the one direction. The kutas with all points, with none, and those that differ
   * by direction.
   */
  'pair.points': {
    raw: 'points',
    rawReversed: 'points',
    after: 'points',
    afterReversed: 'points',
    full: 'kutaList',
    empty: 'kutaList',
    differ: 'kutaList',
  },
  /** An unknown time: the least and the most the day allows. */
  'pair.points-range': {
    least: 'points',
    most: 'points',
    leastAfter: 'points',
    mostAfter: 'points',
  },
  /** Raw points of one kuta, the asker read first, and the other way round. */
  'pair.kuta': { kuta: 'kuta', points: 'points', reversed: 'points', of: 'points' },
  'pair.kuta-mended': { kuta: 'kuta', by: 'cancellation' },
  'pair.kuta-remark': { remark: 'remark' },
  /** The ten poruthams read both ways; `missing`: of the must list, lacking both ways. */
  'pair.poruthams': { agree: 'poruthamCount', reversed: 'poruthamCount', missing: 'missing' },
  /** The other person's Moon or lagna counted from the asker's. */
  'pair.moons': { place: 'place' },
  'pair.lagnas': { place: 'place' },
  'pair.moon-lords': { lord: 'graha', otherLord: 'graha', regard: 'regard' },
  'pair.house-lords': {
    house: 'house',
    lord: 'graha',
    otherLord: 'graha',
    regard: 'regard',
    from: 'from',
  },
  'pair.in-step': { graha: 'graha', place: 'place' },
  'pair.meets': { graha: 'graha', other: 'graha', place: 'place' },
  'pair.touch': { graha: 'graha', on: 'graha', how: 'how' },
  /** The seventh lord of one, counted from the other's lagna or Moon. */
  'pair.seventh-lord-place': { lord: 'graha', place: 'place', from: 'from' },
  'pair.seventh-lord-regard': { lord: 'graha', otherLord: 'graha', regard: 'regard', from: 'from' },
  /** The same lord counted from the other's Moon, in addition to the lagna. */
  'pair.seventh-lord-moon': { lord: 'graha', place: 'place' },
  /** A graha of one in or aspecting the rising sign of the other. */
  'pair.touch-lagna': { graha: 'graha', how: 'how' },
  /** A pada of the other counted from one of the person's own. */
  'pair.arudhas': { pada: 'pada', otherPada: 'pada', place: 'place' },
  /** A graha in the upapada of one, or in the sign after it. */
  'pair.upapada': { graha: 'graha', at: 'upapadaPlace' },
  /** The darakaraka of one and the atmakaraka of the other. */
  'pair.karakas': { daraka: 'graha', atma: 'graha', regard: 'regard' },
  /** The other's Moon sign in the sarvashtakavarga of one. */
  'pair.bindus': { bindus: 'bindus' },
  'pair.navamsa-lords': { lord: 'graha', otherLord: 'graha', regard: 'regard' },
  'pair.navamsa-moons': { place: 'place' },
  'pair.navamsa-seventh': { lord: 'graha', place: 'place' },
  'pair.navamsa-venus': { dignity: 'dignity' },
  /**
   * One person and Mars: its house from each reference, the references from which it counts, and
   * every relief.
   */
  'pair.manglik': {
    manglik: 'manglik',
    lagnaHouse: 'marsHouse',
    moonHouse: 'marsHouse',
    venusHouse: 'marsHouse',
    counts: 'referenceList',
    reliefs: 'reliefList',
  },
  /** What Mars means for the two together; from the Moon where a birth time is missing. */
  'pair.manglik-neither': { quiet: 'quiet', from: 'from' },
  'pair.manglik-both': { from: 'from' },
  'pair.manglik-answered': { by: 'graha', house: 'house', reference: 'reference', from: 'from' },
  'pair.manglik-one': { grade: 'grade', from: 'from' },
  'pair.period-lords': { lord: 'graha', otherLord: 'graha', regard: 'regard' },
  'pair.period-places': { lord: 'graha', otherLord: 'graha', place: 'place' },
  'pair.seams': { month: 'month', otherMonth: 'month' },
  'pair.seam': { incoming: 'graha', month: 'month' },

  // Specifics: what the question asks beyond the trend.
  'pair.strong-side': { rank: 'rank', step: 'step' },
  'pair.weak-side': { rank: 'rank', step: 'step' },
  'pair.issue': { rank: 'rank', issue: 'issue' },
  'pair.parenting': { graha: 'graha', style: 'style' },
} as const satisfies Record<string, Readonly<Record<string, keyof typeof PAIR_EVIDENCE_VALUES>>>;

export type PairFindingId = keyof typeof PAIR_FINDINGS;

type Values = typeof PAIR_EVIDENCE_VALUES;

/** The evidence of one finding between two charts. */
export type PairEvidenceOf<I extends PairFindingId> = {
  readonly [F in keyof (typeof PAIR_FINDINGS)[I]]: (typeof PAIR_FINDINGS)[I][F] extends keyof Values
    ? Values[(typeof PAIR_FINDINGS)[I][F]][number]
    : never;
};
