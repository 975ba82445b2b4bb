import type { Days } from '../units.ts';
import type { CharaKaraka } from '../tables/jaimini.ts';
import type { Point } from '../tables/points.ts';
import type { YogaId } from '../yoga/all-yogas.ts';
import type { Bhava, Graha, RashiIndex, Trend, Varga } from '../vocabulary.ts';

/** States of a graha that a claim may state. */
export type DignityState =
  | 'exalted'
  | 'debilitated'
  | 'own'
  | 'moolatrikona'
  | 'combust'
  | 'retrograde'
  | 'vargottama';

/** Where a claim's houses are counted from. */
type From = 'lagna' | 'moon';

interface Claims {
  /** A graha stands in a sign, in a house or in both, of the birth chart or of a division. */
  stands: {
    readonly graha: Graha;
    readonly rashi?: RashiIndex;
    readonly house?: Bhava;
    readonly from: From;
    readonly varga?: Varga;
  };
  /** A graha owns the sign of a house. */
  rules: {
    readonly graha: Graha;
    readonly house: Bhava;
    readonly from: From;
    readonly varga?: Varga;
  };
  dignity: { readonly graha: Graha; readonly state: DignityState; readonly varga?: Varga };
  /** Two grahas stand in one sign. */
  conjoined: { readonly a: Graha; readonly b: Graha; readonly varga?: Varga };
  /** Graha drishti of `a` on the graha `b`, or on a house. */
  aspects: {
    readonly a: Graha;
    readonly b?: Graha;
    readonly house?: Bhava;
    readonly from?: From;
  };
  /** Each stands in a sign of the other. */
  exchanges: { readonly a: Graha; readonly b: Graha };
  /** `a` stands in a sign of `b`. */
  hosted: { readonly a: Graha; readonly b: Graha };
  /** A dasha period; `graha` is the lord of its level, 1 the mahadasha. */
  period: {
    readonly system: 'vimshottari' | 'yogini';
    readonly level: 1 | 2 | 3;
    readonly graha: Graha;
  } & Days;
  /** The transit of a graha through a house, or over the sign of a birth graha (`over`). */
  transit: {
    readonly graha: Graha;
    readonly house?: Bhava;
    readonly from: From;
    readonly over?: Graha;
  } & Days;
  /** Transit of a graha with a drishti on a house. */
  'transit-aspect': { readonly graha: Graha; readonly house: Bhava; readonly from: From } & Days;
  'sade-sati': { readonly phase: 'rising' | 'peak' | 'setting' } & Days;
  /** Saturn in the fourth or eighth from the birth Moon. */
  dhaiya: { readonly place: 4 | 8 } & Days;
  /** Jupiter and Saturn both stand in or aspect a house, or both touch its lord's sign. */
  'double-transit': {
    readonly house?: Bhava;
    readonly lord?: Graha;
    readonly from: From;
  } & Days;
  yoga: { readonly id: YogaId; readonly grahas: readonly Graha[] };
  /** Months `YYYY-MM`, both included. */
  window: { readonly strength: 'stronger' | 'weaker' } & Days;
  /** One of the best months; start and end are that month, `YYYY-MM`. */
  month: Days;
  /**
   * How far dasha and transit of one month (`YYYY-MM`) stand from the person's other months, as in the
   * timeline: −2.5 … 2.5.
   */
  outlook: { readonly dasha: number; readonly transit: number } & Days;
  cause: { readonly cause: Graha } & Days;
  ease: { readonly start: string };
  past: { readonly strand: string } & Days;
  trend: { readonly step: Trend };
  /** How long an answer stays true: minutes of birth-time error both ways, or a share (0–1) of the day. */
  holds: { readonly minutes: number } | { readonly share: number };
  /** What the answer would say for a birth so many minutes earlier: its trend, or its first window. */
  earlier: { readonly minutes: number } & (
    | { readonly step: Trend }
    | ({ readonly strength: 'stronger' | 'weaker' } & Days)
  );
  manglik: {
    readonly person: 'self' | 'other';
    readonly from: From | 'venus';
    readonly cancelledBy: readonly string[];
  };
  guna: { readonly total: number; readonly of: 36 };
  /** A life fact that was used. */
  fact: { readonly key: string; readonly value: string };

  // Ours, beyond the table of the readings: numbers and points the tradition counts with.

  /** Shadbala in percent of what is required. */
  shadbala: { readonly graha: Graha; readonly percent: number };
  /** Bindus in the sign of a house: of all seven, or of one graha; of a transit in the sign passed. */
  bindus: {
    readonly count: number;
    readonly house?: Bhava;
    readonly graha?: Graha;
  } & Partial<Days>;
  /** The sign of an arudha pada. */
  arudha: { readonly house: Bhava; readonly rashi: RashiIndex };
  'chara-karaka': { readonly karaka: CharaKaraka; readonly graha: Graha };
  /** The sign of a point of the chart, of the navamsa for the karakamsa and its twelfth. */
  point: { readonly point: Point; readonly rashi: RashiIndex };
  /** The half of its sign (D2) a graha is in. */
  hora: { readonly graha: Graha; readonly of: 'sun' | 'moon' };
  /** Degrees (0–360) of the Moon from the Sun. */
  moonlight: { readonly elongation: number };
}

export type ClaimKind = keyof Claims;

/** One statement about a chart or a person that can be computed anew and found true or false. */
export type Claim = {
  readonly [K in ClaimKind]: { readonly kind: K } & Claims[K];
}[ClaimKind];
