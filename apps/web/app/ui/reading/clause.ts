import type { Passage } from './passage.ts';

/** A numbered clause of a legal page. `id` is its anchor and stays when the title changes. */
export interface Clause {
  readonly id: string;
  readonly title: string;
  readonly text: readonly Passage[];
}
