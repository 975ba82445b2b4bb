/** A table of two columns. */
export interface TwoColumns {
  readonly head: readonly [string, string];
  readonly rows: readonly (readonly [string, string])[];
}

/** A block of a long text: a paragraph, a list, or a table. `[words](address)` is a link. */
export type Passage = string | readonly string[] | TwoColumns;
