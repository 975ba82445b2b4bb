/** One comparison of the engine with reference data. */
interface ReferenceCheck {
  readonly name: string;
  readonly count: number;
  readonly worst: number;
  readonly limit: number;
  readonly unit: string;
  /** Where the difference comes from. */
  readonly why?: string;
}

/** Comparisons of one topic. */
export interface ReferenceTopic {
  readonly topic: string;
  readonly checks: readonly ReferenceCheck[];
}
