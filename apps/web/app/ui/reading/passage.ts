/** Two columns under two headings. */
export interface TwoColumns {
  readonly head: readonly [string, string];
  readonly rows: readonly (readonly [string, string])[];
}

/** A part of a long text: a paragraph, the points of a list, or a table. `[words](address)` is a link. */
export type Passage = string | readonly string[] | TwoColumns;
