import type { EVIDENCE_VALUES } from './finding-words.ts';

/**
 * Every finding the engine can return, and the evidence each carries (field → kind of word in
 * `EVIDENCE_VALUES`). Ids are about meaning; a finding's `side` says whether it helps here.
 * Ids beginning `dasha.` are the period factors and `transit.` the sky factors a window rests on.
 */
export const FINDINGS = {
  // Promise: what the birth chart allows.
  'promise.lord-well-placed': { house: 'house', lord: 'graha', lordHouse: 'house', from: 'from' },
  'promise.lord-in-dusthana': { house: 'house', lord: 'graha', lordHouse: 'house', from: 'from' },
  'promise.lord-strong-sign': { house: 'house', lord: 'graha', dignity: 'dignity', from: 'from' },
  'promise.lord-weak-sign': { house: 'house', lord: 'graha', dignity: 'dignity', from: 'from' },
  'promise.lord-combust': { house: 'house', lord: 'graha', from: 'from' },
  'promise.lord-retrograde': { house: 'house', lord: 'graha', from: 'from' },
  'promise.lord-guards-house': { house: 'house', lord: 'graha', from: 'from' },
  'promise.debility-eased': { graha: 'graha', by: 'graha' },
  'promise.benefic-in-house': { house: 'house', graha: 'graha', from: 'from' },
  'promise.benefic-aspects-house': { house: 'house', graha: 'graha', from: 'from' },
  'promise.malefic-in-house': { house: 'house', graha: 'graha', from: 'from' },
  'promise.malefic-aspects-house': { house: 'house', graha: 'graha', from: 'from' },
  /** A malefic in 3, 6, 10 or 11, where it helps. */
  'promise.malefic-lifts-house': { house: 'house', graha: 'graha', from: 'from' },
  /** Benefics (kindly) or malefics (harshly) in both neighbouring houses. */
  'promise.house-hemmed-kindly': { house: 'house', from: 'from' },
  'promise.house-hemmed-harshly': { house: 'house', from: 'from' },
  'promise.house-in-sign-kind': { house: 'house', signKind: 'signKind', from: 'from' },
  'promise.karaka-strong': { graha: 'graha', dignity: 'dignity' },
  'promise.karaka-weak': { graha: 'graha', dignity: 'dignity' },
  'promise.karaka-combust': { graha: 'graha' },
  'promise.karaka-well-placed': { graha: 'graha', house: 'house', from: 'from' },
  'promise.karaka-in-dusthana': { graha: 'graha', house: 'house', from: 'from' },
  /** A benefic (supported) or malefic (pressed) joins or aspects the significator. */
  'promise.karaka-supported': { graha: 'graha', other: 'graha', company: 'company' },
  'promise.karaka-pressed': { graha: 'graha', other: 'graha', company: 'company' },
  /** The graha has full directional strength (dig bala). */
  'promise.directional-strength': { graha: 'graha', house: 'house' },
  'promise.moon-bright': { graha: 'graha' },
  'promise.moon-dim': { graha: 'graha' },
  /** Lords of two houses tied: both helpful (linked), or one of them hard (entangled). */
  'promise.lords-linked': {
    house: 'house',
    lord: 'graha',
    otherHouse: 'house',
    otherLord: 'graha',
    relation: 'relation',
    from: 'from',
  },
  'promise.lords-entangled': {
    house: 'house',
    lord: 'graha',
    otherHouse: 'house',
    otherLord: 'graha',
    relation: 'relation',
    from: 'from',
  },
  /** Findings that may be for or against; `side` decides. */
  'promise.lord-in-house': { house: 'house', lord: 'graha', lordHouse: 'house', from: 'from' },
  'promise.graha-in-house': { graha: 'graha', house: 'house', from: 'from' },
  'promise.graha-aspects-house': { graha: 'graha', house: 'house', from: 'from' },
  'promise.graha-with-lord': {
    graha: 'graha',
    house: 'house',
    lord: 'graha',
    relation: 'relation',
    from: 'from',
  },
  'promise.grahas-linked': { graha: 'graha', other: 'graha', relation: 'relation' },
  /** Bindus of the sarvashtakavarga in the house's sign: 28 are usual. */
  'promise.bindus-in-house': { house: 'house', bindus: 'bindus' },
  'promise.bindus-more': { house: 'house', bindus: 'bindus', than: 'house', fewer: 'bindus' },
  'promise.bindus-own': { graha: 'graha', house: 'house', bindus: 'bindus' },
  'promise.yoga': { yoga: 'yoga' },
  /** Shadbala in percent of what is required. */
  'promise.lord-able': { house: 'house', lord: 'graha', percent: 'percent' },
  'promise.lord-unable': { house: 'house', lord: 'graha', percent: 'percent' },
  /** `place`: counted from the arudha lagna. */
  'promise.image-in': { image: 'image', place: 'place' },
  'promise.second-from-upapada': { graha: 'graha' },
  'promise.navamsa-of-lord': { house: 'house', lord: 'graha', rashi: 'rashi' },
  /** `place`: counted from the house itself, taken as the lagna of the relative it stands for. */
  'promise.lord-from-house': { house: 'house', lord: 'graha', place: 'place', from: 'from' },
  /** A graha at a point of the chart (`point-holds`), and the place of the point's lord. */
  'promise.point-holds': { point: 'point', graha: 'graha' },
  'promise.point-lord-in': { point: 'point', lord: 'graha', lordHouse: 'house' },
  /** The graha with the most shadbala in percent of what is required. */
  'promise.strongest': { graha: 'graha', percent: 'percent' },
  /** Mars in a house of the Kuja dosha, and its relief. */
  'promise.mars-eased': { house: 'house', from: 'from', relief: 'relief' },

  // Varga: the divisional chart of the matter confirms or weakens.
  'varga.lord-well-placed': { varga: 'varga', house: 'house', lord: 'graha', vargaHouse: 'house' },
  'varga.lord-in-dusthana': { varga: 'varga', house: 'house', lord: 'graha', vargaHouse: 'house' },
  'varga.lord-strong-sign': { varga: 'varga', house: 'house', lord: 'graha' },
  'varga.lord-weak-sign': { varga: 'varga', house: 'house', lord: 'graha' },
  'varga.lagna-lord-well-placed': { varga: 'varga', lord: 'graha', vargaHouse: 'house' },
  'varga.lagna-lord-in-dusthana': { varga: 'varga', lord: 'graha', vargaHouse: 'house' },
  'varga.house-lord-well-placed': {
    varga: 'varga',
    house: 'house',
    lord: 'graha',
    vargaHouse: 'house',
  },
  'varga.house-lord-in-dusthana': {
    varga: 'varga',
    house: 'house',
    lord: 'graha',
    vargaHouse: 'house',
  },
  'varga.benefic-in-house': { varga: 'varga', house: 'house', graha: 'graha' },
  'varga.malefic-in-house': { varga: 'varga', house: 'house', graha: 'graha' },
  'varga.karaka-strong': { varga: 'varga', graha: 'graha' },
  'varga.karaka-weak': { varga: 'varga', graha: 'graha' },
  'varga.chara-karaka-in': { chara: 'chara', graha: 'graha', varga: 'varga', vargaHouse: 'house' },
  'varga.chara-karakas-linked': {
    chara: 'chara',
    graha: 'graha',
    otherChara: 'chara',
    other: 'graha',
    varga: 'varga',
    relation: 'relation',
  },
  /** Findings that may be for or against; `side` decides. */
  'varga.lord-in-house': { varga: 'varga', house: 'house', lord: 'graha', vargaHouse: 'house' },
  /** The half of its sign (D2), the Sun's or the Moon's, a lord is in. */
  'varga.lord-in-hora': { house: 'house', lord: 'graha', hora: 'hora' },
  /** Same sign in D1 and D9. */
  'varga.vargottama': { graha: 'graha' },

  // Dasha: the running periods (md, ad, pd) and the matter.
  'dasha.owns-house': { level: 'level', graha: 'graha', house: 'house', from: 'from' },
  'dasha.occupies-house': { level: 'level', graha: 'graha', house: 'house', from: 'from' },
  'dasha.aspects-house': { level: 'level', graha: 'graha', house: 'house', from: 'from' },
  'dasha.is-karaka': { level: 'level', graha: 'graha' },
  'dasha.is-chara-karaka': { level: 'level', graha: 'graha', chara: 'chara' },
  'dasha.joins-lord': {
    level: 'level',
    graha: 'graha',
    house: 'house',
    lord: 'graha',
    relation: 'relation',
    from: 'from',
  },
  'dasha.disposes-lord': {
    level: 'level',
    graha: 'graha',
    house: 'house',
    lord: 'graha',
    from: 'from',
  },
  /** Rahu or Ketu acts for the houses its dispositor owns. */
  'dasha.node-acts-for': {
    level: 'level',
    graha: 'graha',
    dispositor: 'graha',
    house: 'house',
    from: 'from',
  },
  'dasha.owns-varga-house': { level: 'level', graha: 'graha', varga: 'varga', house: 'house' },
  'dasha.owns-hurt-house': { level: 'level', graha: 'graha', house: 'house', from: 'from' },
  'dasha.occupies-hurt-house': { level: 'level', graha: 'graha', house: 'house', from: 'from' },
  'dasha.nature-helpful': { level: 'level', graha: 'graha', role: 'role' },
  'dasha.nature-demanding': { level: 'level', graha: 'graha', role: 'role' },
  /** Shadbala of a running lord in percent of what is required. */
  'dasha.lord-able': { level: 'level', graha: 'graha', percent: 'percent' },
  'dasha.lord-unable': { level: 'level', graha: 'graha', percent: 'percent' },
  'dasha.lord-strong': { level: 'level', graha: 'graha', dignity: 'dignity' },
  'dasha.lord-weak': { level: 'level', graha: 'graha', dignity: 'dignity' },
  /** `place`: the antardasha lord counted from the mahadasha lord. */
  'dasha.pair-good': { md: 'graha', ad: 'graha', place: 'place' },
  'dasha.pair-hard': { md: 'graha', ad: 'graha', place: 'place' },
  /** Dasha sandhi: the junction of two mahadashas, changing in `month`. */
  'dasha.sandhi': { outgoing: 'graha', incoming: 'graha', month: 'month' },
  'dasha.no-tie': { level: 'level', graha: 'graha' },

  // Transit: where the slow grahas stand.
  'transit.double': { house: 'house', from: 'from' },
  /** Jupiter and Saturn each touch the house or the sign its lord was born in. */
  'transit.double-on-lord': { house: 'house', lord: 'graha', from: 'from' },
  'transit.jupiter-in-house': { house: 'house', from: 'from' },
  'transit.jupiter-aspects-house': { house: 'house', from: 'from' },
  'transit.jupiter-on-graha': { graha: 'graha' },
  /** Over the sign of longitude(L1) + longitude(L7), or its trines. */
  'transit.jupiter-on-marriage-point': { place: 'place' },
  'transit.saturn-in-house': { house: 'house', from: 'from' },
  'transit.saturn-aspects-house': { house: 'house', from: 'from' },
  'transit.saturn-on-graha': { graha: 'graha' },
  /** `place`: counted from the natal Moon. */
  'transit.from-moon-good': { graha: 'graha', place: 'place' },
  'transit.from-moon-hard': { graha: 'graha', place: 'place' },
  'transit.sade-sati': { phase: 'phase' },
  'transit.dhaiya': { place: 'place' },
  /** Its own bindus in the sign it passes: five or more, or two or fewer. */
  'transit.many-bindus': { graha: 'graha', bindus: 'bindus' },
  'transit.few-bindus': { graha: 'graha', bindus: 'bindus' },
  'transit.node-in-house': { graha: 'graha', house: 'house', from: 'from' },

  // Specifics: what the question asks beyond the trend.
  'specific.work-field': { rank: 'rank', graha: 'graha', field: 'field', because: 'reasons' },
  'specific.study-field': { rank: 'rank', graha: 'graha', study: 'study', because: 'reasons' },
  'specific.skill': { rank: 'rank', graha: 'graha', skill: 'skill', because: 'reasons' },
  'specific.exam-type': { rank: 'rank', graha: 'graha', exam: 'exam', because: 'reasons' },
  'specific.calling': { rank: 'rank', graha: 'graha', calling: 'calling', because: 'reasons' },
  'specific.strength': { rank: 'rank', graha: 'graha', strength: 'strength', because: 'reasons' },
  'specific.habit': { rank: 'rank', graha: 'graha', habit: 'habit' },
  'specific.money-habit': { rank: 'rank', graha: 'graha', moneyHabit: 'moneyHabit' },
  'specific.practice': { rank: 'rank', graha: 'graha', practice: 'practice' },
  'specific.approach': { rank: 'rank', graha: 'graha', approach: 'approach' },
  'specific.friction': { rank: 'rank', graha: 'graha', friction: 'friction' },
  'specific.support': { rank: 'rank', graha: 'graha', support: 'support' },
  'specific.leaning': { towards: 'leaning', other: 'leaning', margin: 'margin' },
  'specific.partner-trait': { trait: 'trait', reads: 'reads' },
  'specific.partner-interest': { rank: 'rank', graha: 'graha', interest: 'interest' },
  'specific.partner-background': { background: 'background' },
  'specific.meeting': { meeting: 'meeting', house: 'house' },
  'specific.marriage-band': { band: 'band' },
  'specific.relative': { relative: 'relative', tone: 'tone', house: 'house', lord: 'graha' },
  /** Causes of a slow or hard stretch: in the birth chart, in the period, in the sky. */
  'specific.cause-birth': { house: 'house', lord: 'graha', trouble: 'trouble' },
  'specific.cause-graha': { house: 'house', graha: 'graha', pressing: 'pressing' },
  'specific.cause-period': { level: 'level', graha: 'graha', until: 'month' },
  'specific.cause-saturn': { place: 'place', until: 'month' },
  'specific.cause-node': { graha: 'graha', house: 'house', until: 'month' },
  'specific.eases-from': { month: 'month' },
  'specific.eases-later': {},
  'specific.month': { rank: 'rank', month: 'month', grade: 'grade' },
  'specific.period': { level: 'level', graha: 'graha', begins: 'month', ends: 'month' },
  'specific.period-asks': { graha: 'graha', theme: 'theme', houses: 'houses' },
  'specific.turning-point': { month: 'month', turn: 'turn', graha: 'graha', house: 'house' },
  'specific.lane': { lane: 'lane', trend: 'trend' },
} as const satisfies Record<string, Readonly<Record<string, keyof typeof EVIDENCE_VALUES>>>;

export type FindingId = keyof typeof FINDINGS;
export const FINDING_IDS = Object.keys(FINDINGS) as readonly FindingId[];

type Values = typeof EVIDENCE_VALUES;

/** The evidence of one finding: its fields with the words each may hold. */
export type EvidenceOf<I extends FindingId> = {
  readonly [F in keyof (typeof FINDINGS)[I]]: (typeof FINDINGS)[I][F] extends keyof Values
    ? Values[(typeof FINDINGS)[I][F]][number]
    : never;
};
