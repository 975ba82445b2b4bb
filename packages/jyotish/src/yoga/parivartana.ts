import { DUSTHANAS } from '../tables/bhavas.ts';
import type { Bhava } from '../vocabulary.ts';
import { exchanged } from './language/rule.ts';
import type { YogaRecord } from './yoga.types.ts';

const GOOD: readonly Bhava[] = [1, 2, 4, 5, 7, 9, 10, 11];
const EVERY: readonly Bhava[] = [...GOOD, 3, ...DUSTHANAS];

/**
 * Parivartana yogas: exchanges of two lords. 28 pairs of houses are maha, 8 khala, 30 dainya. PD 6.
 */
export const PARIVARTANA_YOGAS = [
  {
    id: 'maha-parivartana',
    family: 'parivartana',
    rule: exchanged(GOOD, GOOD),
    side: 'for',
    areas: ['overall-timeline', 'wealth'],
    source: 'PD 6',
    percent: [8, 24],
  },
  {
    id: 'khala-parivartana',
    family: 'parivartana',
    rule: exchanged([3], GOOD),
    side: 'neutral',
    areas: ['overall-timeline', 'self'],
    source: 'PD 6',
    percent: [1, 8],
  },
  {
    id: 'dainya-parivartana',
    family: 'parivartana',
    rule: exchanged(DUSTHANAS, EVERY),
    side: 'against',
    areas: ['overall-timeline'],
    source: 'PD 6',
    percent: [8, 24],
  },
] as const satisfies readonly YogaRecord[];
