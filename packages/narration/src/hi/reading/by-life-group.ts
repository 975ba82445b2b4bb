import type { Graha } from '@dhruva/jyotish/vocabulary';
import type { LifeGroup } from '../../telling/everyday/life-group.ts';

/** Words for each graha in each life group: where it helps, and where it slows. */
export type ByLifeGroup = Readonly<
  Record<LifeGroup, Readonly<Record<Graha, readonly [help: string, hindrance: string]>>>
>;
