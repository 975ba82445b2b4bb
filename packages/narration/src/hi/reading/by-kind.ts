import type { Graha } from '@dhruva/jyotish/vocabulary';
import type { Kind } from '../../telling/everyday/kind.ts';

/** Words for each graha in each kind of daily life: where it helps, and where it slows. */
export type ByKind = Readonly<
  Record<Kind, Readonly<Record<Graha, readonly [help: string, hindrance: string]>>>
>;
