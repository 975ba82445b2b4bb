import type { Passage } from './passage.ts';

export interface FaqEntry {
  /** Its anchor: `/faq#refunds`. */
  readonly id: string;
  readonly question: string;
  /** The answer in short, without links: it can stand alone. */
  readonly answer: string;
  /** What the page of all questions says besides. */
  readonly more?: readonly Passage[];
}

export interface FaqGroup {
  readonly title: string;
  readonly entries: readonly FaqEntry[];
}
