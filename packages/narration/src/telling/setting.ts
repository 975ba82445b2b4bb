import type { EvidenceOf, PairJudgement } from '@dhruva/jyotish';
import type { Area, Graha, RashiIndex } from '@dhruva/jyotish/vocabulary';

export type From = EvidenceOf<'transit.double'>['from'];
export type Level = EvidenceOf<'dasha.is-karaka'>['level'];

/** Where sentences are spoken: about the whole time asked for, or inside one window. */
export interface Setting {
  readonly area: Area;
  /** Houses are counted from the Moon when the birth time is unknown. */
  readonly from: From;
  readonly inWindow: boolean;
  /** The signs of the birth chart spoken of, where they are certain. */
  readonly rashis?: Rashis;
}

/** The sign of every graha. */
export type Rashis = Readonly<Record<Graha, RashiIndex>>;

/** Where sentences about two people are spoken. */
export interface PairSetting extends Omit<Setting, 'rashis'> {
  readonly rashis?: PairJudgement['rashis'];
}
