import type { Graha } from '../vocabulary.ts';

/** Malefic by nature whatever the chart; BPHS 3. Moon and Mercury turn with the chart (chart/nature.ts). */
export const NATURAL_MALEFICS: readonly Graha[] = ['sun', 'mars', 'saturn', 'rahu', 'ketu'];
