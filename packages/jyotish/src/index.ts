export * from './units.ts';
export * from './vocabulary.ts';
export { FINDING_IDS, FINDINGS } from './judgement/finding-ids.ts';
export type { EvidenceOf, FindingId } from './judgement/finding-ids.ts';
export { EVIDENCE_VALUES } from './judgement/finding-words.ts';
export type * from './judgement/judgement.types.ts';
