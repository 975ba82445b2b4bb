import type { Atlas } from './atlas.rules.ts';
import type { SearchTarget } from './score.rules.ts';
import type { TopHits } from './top-hits.rules.ts';
import type { Work } from './work.rules.ts';

/** One search: for what, where the hits go, and what it may still cost. */
export interface Search {
  readonly atlas: Atlas;
  readonly target: SearchTarget;
  readonly best: TopHits;
  readonly work: Work;
  /** What is added to the score of each hit: how likely the query is meant this way. */
  readonly bonus: number;
}
