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

/**
 * What a birth shows at the first look. Of an unknown time only what holds all day: what does not is null, and
 * there is no rising sign. `nakshatra`: the Moon's, 0 = Ashwini. `next` is null where the sky is not computed.
 */
export interface BirthOutline {
  readonly lagna: RashiIndex | null;
  readonly moonRashi: RashiIndex | null;
  readonly nakshatra: number | null;
  readonly running: readonly OutlinePeriod[];
  readonly next: NextChange | null;
  readonly chart: Omit<UsedChart, 'used'>;
}
