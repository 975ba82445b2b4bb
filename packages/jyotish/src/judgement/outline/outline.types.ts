import type { JulianDayUt } from '../../units.ts';
import type { Bhava, Graha, RashiIndex } from '../../vocabulary.ts';
import type { JudgementInput, UsedChart } from '../judgement.types.ts';

/** A birth and the moment of asking; `unknownWithin` as for a judgement. */
export type OutlineInput = Pick<JudgementInput, 'birth' | 'place' | 'unknownWithin' | 'at'>;

/**
 * A Vimshottari period that runs at the moment of asking; level 1 is the mahadasha. `endsFrom` and `endsBy`: its
 * earliest and latest end, the same where the birth time is known.
 */
export interface OutlinePeriod {
  readonly level: 1 | 2;
  readonly graha: Graha;
  readonly endsFrom: JulianDayUt;
  readonly endsBy: JulianDayUt;
}

/** One period gives way to the next; `level` is the higher of the two that change. */
export interface PeriodChange {
  readonly kind: 'period';
  readonly at: JulianDayUt;
  readonly level: 1 | 2;
  readonly ends: Graha;
  readonly begins: Graha;
}

/**
 * Jupiter or Saturn enters a sign, forwards (`direct`) or back. `house`: of the birth chart, counted from the
 * rising sign, or `from` the Moon where the birth time is unknown; null where the Moon changes its sign that day.
 */
export interface SignChange {
  readonly kind: 'sign';
  readonly at: JulianDayUt;
  readonly graha: 'jupiter' | 'saturn';
  readonly rashi: RashiIndex;
  readonly direct: boolean;
  readonly house: Bhava | null;
  readonly from: 'lagna' | 'moon';
}

export type NextChange = PeriodChange | SignChange;

/** A nakshatra, 0 = Ashwini, and its lord. */
export interface Star {
  readonly nakshatra: number;
  readonly lord: Graha;
}

/**
 * What a birth shows at the first look. Of an unknown time only what holds all day: there is no rising sign, the
 * Moon's signs and stars are those it passed through that day, in order (else one of each), and of the periods
 * only those that run whatever the hour. `next` is null where the sky is not computed.
 */
export interface BirthOutline {
  readonly lagna: RashiIndex | null;
  readonly moonRashis: readonly RashiIndex[];
  readonly stars: readonly Star[];
  readonly running: readonly OutlinePeriod[];
  readonly next: NextChange | null;
  readonly chart: Omit<UsedChart, 'used'>;
}
