import { KUTA_MAXIMUM, type Kuta } from '../tables/kutas.ts';
import type { Graha } from '../vocabulary.ts';
import {
  AGREED_RULES,
  factsOf,
  REMARK_RULES,
  type AgreedCancellation,
  type CancellationRemark,
  type CancellationRule,
  type PairFacts,
} from './cancellation-rules.ts';
import { kutaScores, type KutaScores, type Moon } from './kutas.ts';

/** A cancellation that applies to a pair: its kuta, the facts it rests on and its source. */
export interface Cancellation<Id extends string = AgreedCancellation | CancellationRemark> {
  readonly id: Id;
  readonly kuta: Kuta;
  readonly evidence: Partial<PairFacts>;
  readonly source: string;
}

/** An agreed cancellation, and the points it restores to its kuta. */
export interface AppliedCancellation extends Cancellation<AgreedCancellation> {
  readonly restores: number;
}

/** Points after agreed cancellations, the cancellations applied, and the remarks. */
export interface Cancelled {
  readonly scores: KutaScores;
  readonly applied: readonly AppliedCancellation[];
  readonly remarks: readonly Cancellation<CancellationRemark>[];
}

/** Kutas cancelled only below so many points: gana and yoni at 0 or 1, vashya below 1. */
const RESTORED_BELOW: Readonly<Partial<Record<Kuta, number>>> = {
  nadi: 1,
  bhakoot: 1,
  gana: 2,
  yoni: 2,
  vashya: 1,
};

const evidenceFor = (facts: PairFacts, fields: readonly (keyof PairFacts)[]): Partial<PairFacts> =>
  Object.fromEntries(fields.map((field) => [field, facts[field]]));

const rulesThatHold = <Id extends string>(
  rules: readonly CancellationRule<Id>[],
  facts: PairFacts,
  raw: KutaScores,
): readonly Cancellation<Id>[] =>
  rules
    .filter(({ kuta }) => raw[kuta] < (RESTORED_BELOW[kuta] ?? 0))
    .filter((rule) => rule.holds(facts))
    .map(({ id, kuta, shows, source }) => ({
      id,
      kuta,
      evidence: evidenceFor(facts, shows),
      source,
    }));

/**
 * Applies the cancellations to raw kuta points: an agreed one restores its kuta to full points; one
 * that only most or some schools hold becomes a remark (ours). MUH; Muhurta Chintamani, on
 * marriage.
 * @param guard a strong benefic on a Moon or lagna lord of the two, where charts are known
 */
export const applyCancellations = (
  boy: Moon,
  girl: Moon,
  raw = kutaScores(boy, girl),
  guard: Graha | null = null,
): Cancelled => {
  const facts = factsOf(boy, girl, raw, guard);
  const applied = rulesThatHold(AGREED_RULES, facts, raw).map((each) => ({
    ...each,
    restores: KUTA_MAXIMUM[each.kuta] - raw[each.kuta],
  }));
  const mended = new Set(applied.map(({ kuta }) => kuta));
  const restored = Object.fromEntries([...mended].map((kuta) => [kuta, KUTA_MAXIMUM[kuta]]));
  return {
    scores: { ...raw, ...restored },
    applied,
    remarks: rulesThatHold(REMARK_RULES, facts, raw).filter(({ kuta }) => !mended.has(kuta)),
  };
};
