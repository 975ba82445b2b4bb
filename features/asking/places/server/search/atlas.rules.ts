import type { Gazetteer } from '../gazetteer/gazetteer.rules.ts';
import { importanceOf } from '../gazetteer/importance.rules.ts';
import { skeletonIndex, type SkeletonIndex } from '../gazetteer/skeleton-index.rules.ts';
import { regionNames, type RegionNames } from '../query/regions.rules.ts';

/** The gazetteer with the indexes derived from it. */
export interface Atlas {
  readonly gazetteer: Gazetteer;
  readonly regions: RegionNames;
  readonly importance: Uint16Array;
  readonly skeletons: SkeletonIndex;
}

/** Derives the indexes of a gazetteer. */
export function atlasOf(gazetteer: Gazetteer): Atlas {
  const importance = importanceOf(gazetteer);
  return {
    gazetteer,
    regions: regionNames(gazetteer),
    importance,
    skeletons: skeletonIndex(gazetteer, importance),
  };
}
