import type { Condition } from '../../areas/area.types.ts';
import type { EvidenceOf, FindingId } from '../../finding-ids.ts';
import type { Finding } from '../../judgement.types.ts';
import type { Reading } from '../../reading/reading.ts';

/** Makes a finding with a share of the rule's points; 1 = the rule's whole weight. */
export type MakeFinding = <I extends FindingId>(
  id: I,
  evidence: EvidenceOf<I>,
  share?: number,
) => Finding;
type With<K, C = Condition> = C extends { readonly if: infer I }
  ? K extends I
    ? C
    : never
  : never;
export type ConditionTest<K extends Condition['if']> = (
  rule: With<K>,
  reading: Reading,
  make: MakeFinding,
) => readonly Finding[];

/** A test for each of some conditions. */
export type ConditionTests<K extends Condition['if']> = { readonly [I in K]: ConditionTest<I> };
