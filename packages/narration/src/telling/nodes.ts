import type { Graha } from '@dhruva/jyotish/vocabulary';

/** Whether a graha is a node of the Moon, which rules no house. */
export const isNode = (graha: Graha): boolean => graha === 'rahu' || graha === 'ketu';
