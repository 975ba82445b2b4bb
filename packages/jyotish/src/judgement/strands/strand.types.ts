import type { Area, Bhava, Graha, Varga } from '../../vocabulary.ts';
import type { Rule } from '../areas/area.types.ts';

/**
 * One matter of a life as data: what its area's record is changed by, and why. Every question about
 * the matter reads the same strand, so that their answers cannot contradict each other.
 */
export interface Strand {
  readonly area: Area;
  /** Factors on the area's weights of houses (or grahas); 0 leaves one out; others stay at 1. */
  readonly houses?: Readonly<Partial<Record<Bhava, number>>>;
  readonly karakas?: Readonly<Partial<Record<Graha, number>>>;
  /** Houses that hurt the area but help this matter. */
  readonly welcome?: readonly Bhava[];
  readonly varga?: Varga;
  readonly rules?: readonly Rule[];
  /** Why these factors: what the texts say of the houses and grahas; the size of a factor is ours. */
  readonly because: string;
}
