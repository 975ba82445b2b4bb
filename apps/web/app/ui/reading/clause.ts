import type { Passage } from './passage.ts';

/** A numbered part of a legal page. The id is its anchor and stays when the title changes. */
export interface Clause {
  readonly id: string;
  readonly title: string;
  readonly text: readonly Passage[];
}
