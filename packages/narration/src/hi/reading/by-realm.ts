import type { Graha } from '@dhruva/jyotish/vocabulary';
import type { Realm } from '../../telling/everyday/realm.ts';

/** Words for each graha in each realm of life: where it helps, and where it slows. */
export type ByRealm = Readonly<
  Record<Realm, Readonly<Record<Graha, readonly [help: string, hindrance: string]>>>
>;
