import type { EvidenceOf, PairJudgement } from '@dhruva/jyotish';
import type { Area, Graha, RashiIndex } from '@dhruva/jyotish/vocabulary';

export type From = EvidenceOf<'transit.double'>['from'];
export type Level = EvidenceOf<'dasha.is-karaka'>['level'];

/** Context of a finding's sentences: the whole time asked about, or one window. */
export interface Setting {
  readonly area: Area;
  /** Houses are counted from the Moon when the birth time is unknown. */
  readonly from: From;
  readonly inWindow: boolean;
  /** Signs of the birth chart in question, where they are certain. */
  readonly rashis?: Rashis;
}

/** The sign of every graha. */
export type Rashis = Readonly<Record<Graha, RashiIndex>>;

/** Context of a finding's sentences about two people. */
export interface PairSetting extends Omit<Setting, 'rashis'> {
  readonly rashis?: PairJudgement['rashis'];
}
