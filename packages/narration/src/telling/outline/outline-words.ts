import type { NextChange, OutlinePeriod, PeriodChange, SignChange } from '@dhruva/jyotish';
import type { Graha } from '@dhruva/jyotish/vocabulary';

/** A change with the day it happens on, ISO. */
export type Dated<Change extends NextChange> = Change & { readonly on: string };

/** A running period with the days between which it ends, ISO; the same day where the birth time is known. */
export type DatedPeriod = Pick<OutlinePeriod, 'level' | 'graha'> & {
  readonly endsFrom: string;
  readonly endsBy: string;
};

/** What a language says of a birth at the first look. */
export interface OutlineWords {
  /** What a sign gives, Mesha first: noun phrases. */
  readonly signGives: readonly string[];
  /** Names of the nakshatras, Ashwini first. */
  readonly stars: readonly string[];
  /** One of several names: "a or b". */
  readonly either: (names: readonly string[]) => string;
  readonly lagna: (gives: string) => string;
  readonly moon: (gives: string) => string;
  readonly star: (lord: Graha) => string;
  readonly graha: (graha: Graha) => string;
  readonly running: (maha: DatedPeriod, antar: DatedPeriod | undefined) => string;
  readonly period: (change: Dated<PeriodChange>) => string;
  readonly sign: (change: Dated<SignChange>) => string;
}
