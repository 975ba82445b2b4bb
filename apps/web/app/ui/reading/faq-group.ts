import type { Passage } from './passage.ts';

export interface FaqEntry {
  /** The anchor: `/faq#refunds`. */
  readonly id: string;
  readonly question: string;
  /** The short answer, without links, complete in itself. */
  readonly answer: string;
  /** Further text on the FAQ page. */
  readonly more?: readonly Passage[];
}

export interface FaqGroup {
  readonly title: string;
  readonly entries: readonly FaqEntry[];
}
