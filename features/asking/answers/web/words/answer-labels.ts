import type { Kuta } from '../../contract/kutas.ts';
import type { Answer, Firmness, GivenNames, UsedChart } from '../../contract/schemas.ts';

type Graha = keyof UsedChart['grahas'];

/**
 * Whose birth an answer rests on: the visitor's own, another's, or those of two people, at least one time or
 * neither known.
 */
export type WhoseBirth = 'self' | 'other' | 'two' | 'two-untimed';

/** How firm an answer would be, in words. */
export interface FirmnessWords {
  /** For known times: the error (minutes, both ways) under which the answer holds. */
  readonly timed: Readonly<Record<Firmness, (minutes: number) => string>>;
  /** For an unknown time: the percentage of the day it holds for. */
  readonly untimed: Readonly<Record<Firmness, (percent: number) => string>>;
  readonly notSold: (percent: number) => string;
  /** Leads to the questions that do hold. */
  readonly instead: string;
  readonly noneHolds: string;
}

/** How firm each answer of a list would be, in few words. */
export interface FirmnessListWords {
  readonly level: Readonly<Record<Firmness, string>>;
  readonly notSold: string;
  readonly minutes: (minutes: number) => string;
  readonly share: (percent: number) => string;
  /** What stands under each question, with a known and with an unknown time of birth. */
  readonly note: { readonly timed: string; readonly untimed: string };
  /** While only some of all questions were judged. */
  readonly working: (told: number, all: number) => string;
}

/** All labels around the texts of an answer, in one language. */
export interface AnswerLabels {
  readonly trend: string;
  readonly trends: Readonly<Record<NonNullable<Answer['trend']>, string>>;
  readonly when: string;
  /** January first. */
  readonly months: readonly string[];
  readonly stretch: (from: string, to: string) => string;
  readonly strength: Readonly<Record<Answer['windows'][number]['strength'], string>>;
  readonly why: string;
  readonly sides: Readonly<Record<Answer['factors'][number]['side'], string>>;
  /** Names of sources that are not books; books keep their short names. */
  readonly sources: Readonly<Record<string, string>>;
  /** The label of the link to the list of books. */
  readonly books: string;
  readonly sure: string;
  readonly todo: string;
  /** Labels of an answer told as a reading. */
  readonly reading: {
    readonly lookingBack: string;
    /** Invites to compare the past with what is remembered. */
    readonly compare: string;
    readonly monthsAhead: string;
    /** The next window, seen at a glance. */
    readonly nextMonths: string;
    /** The picture of the months, for those who do not see it. */
    readonly hills: (first: string, last: string, windows: string) => string;
    readonly monthByMonth: string;
    readonly plan: string;
    readonly astrology: string;
    /** What lies behind the fold of that name. */
    readonly inside: string;
  };
  readonly details: string;
  readonly self: string;
  readonly other: string;
  readonly born: string;
  readonly bornUntimed: (date: string) => string;
  /** Formats a clock time (24 hours). */
  readonly clock: (hour: number, rest: string) => string;
  readonly place: string;
  readonly approximate: string;
  readonly coordinates: string;
  readonly zone: string;
  readonly reckoned: (date: string, version: string, conventions: string) => string;
  /** Conventions in this language; undefined where those stored with the answer are in it. */
  readonly conventions: string | undefined;
  readonly how: string;
  /** How firm an answer would be, said before it is asked. */
  readonly firmness: Readonly<Record<WhoseBirth, FirmnessWords>>;
  readonly firmnessList: FirmnessListWords;
  /** Labels of records in My Predictions. */
  readonly kept: {
    readonly askedOn: (date: string) => string;
    /** Of whom an answer speaks, by the names given. */
    readonly about: (names: GivenNames) => string;
    readonly youMeans: (name: string) => string;
    readonly two: (first: string, second: string) => string;
  };
  readonly sheet: {
    readonly print: string;
    readonly printed: (brand: string, date: string) => string;
  };
  readonly kuta: {
    readonly title: string;
    readonly caption: string;
    readonly name: string;
    readonly points: string;
    readonly settled: string;
    readonly total: string;
    readonly of: (points: number, max: number) => string;
    readonly names: Readonly<Record<Kuta, string>>;
  };
  readonly timeline: {
    readonly title: string;
    readonly lead: string;
    /** Legend of the shaded bands. */
    readonly shaded: string;
    /** Note on timelines of an unknown birth time. */
    readonly untimed: string;
    readonly picture: (first: string, last: string, windows: string) => string;
    readonly noWindows: string;
    readonly dasha: string;
    readonly transit: string;
    readonly today: string;
    readonly table: string;
    readonly month: string;
    readonly window: string;
    /** From far above average to far below. */
    readonly levels: readonly [string, string, string, string, string];
  };
  readonly chart: {
    readonly title: string;
    readonly caption: Readonly<Record<UsedChart['from'], string>>;
    readonly unsteady: string;
    readonly house: string;
    readonly sign: string;
    readonly grahas: string;
    readonly used: string;
    /** Mesha first. */
    readonly signs: readonly string[];
    readonly names: Readonly<Record<Graha, { readonly short: string; readonly full: string }>>;
  };
}
