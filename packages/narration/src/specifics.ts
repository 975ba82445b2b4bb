import type { EvidenceOf, Finding, FindingId } from '@dhruva/jyotish';

/** Evidence of all findings of one id, in the engine's order. */
export const evidenceOf = <I extends FindingId>(
  findings: readonly Finding[],
  id: I,
): readonly EvidenceOf<I>[] =>
  findings.filter((each) => each.id === id).map(({ evidence }) => evidence as EvidenceOf<I>);
