import type { Graha } from '../vocabulary.ts';

/**
 * Natural malefics of every chart; BPHS 3. Moon and Mercury depend on the chart (chart/nature.ts).
 */
export const NATURAL_MALEFICS: readonly Graha[] = ['sun', 'mars', 'saturn', 'rahu', 'ketu'];
