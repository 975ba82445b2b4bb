import type { EvidenceOf, Finding, PairJudgement } from '@dhruva/jyotish';
import type { Area, Graha, RashiIndex } from '@dhruva/jyotish/vocabulary';

export type From = EvidenceOf<'transit.double'>['from'];
export type Level = EvidenceOf<'dasha.is-karaka'>['level'];

/** Months (YYYY-MM) in which what a sentence tells lasts: from now until one, or later from one to another. */
export type Running = { readonly until: string } | { readonly from: string; readonly to: string };

/** Months in which a finding lasts, seen from the day of asking; undefined for one of the birth chart. */
export const runningOf = (
  { during }: Pick<Finding, 'during'>,
  askedOn: string,
): Running | undefined => {
  if (during === undefined) return undefined;
  const [from, to] = [during.start.slice(0, 7), during.end.slice(0, 7)];
  return during.start <= askedOn ? { until: to } : { from, to };
};

/** Context of a finding's sentences: the whole time asked about, or one window. */
export interface Setting {
  readonly area: Area;
  /** Houses are counted from the Moon when the birth time is unknown. */
  readonly from: From;
  readonly inWindow: boolean;
  /** When it runs; left out within a window. */
  readonly running?: Running | undefined;
  /** Signs of the birth chart in question, where they are certain. */
  readonly rashis?: Rashis;
}

/** The sign of every graha. */
export type Rashis = Readonly<Record<Graha, RashiIndex>>;

/** Context of a finding's sentences about two people. */
export interface PairSetting extends Omit<Setting, 'rashis'> {
  readonly rashis?: PairJudgement['rashis'];
}
