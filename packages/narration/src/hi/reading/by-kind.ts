import type { Graha } from '@dhruva/jyotish/vocabulary';
import type { LifeGroup } from '../../telling/everyday/life-group.ts';

/** Words for each graha in each kind of daily life: where it helps, and where it slows. */
export type ByKind = Readonly<
  Record<LifeGroup, Readonly<Record<Graha, readonly [help: string, hindrance: string]>>>
>;
