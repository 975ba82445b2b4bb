import type { Plan } from './plan.types.ts';

/** Plans of the places questions. */
export const placesPlans = {
  'travel-abroad-this-year': {
    strand: 'journeys',
    asks: 'whether',
    months: 12,
  },
  'work-abroad-when': {
    strand: 'work-abroad',
    asks: 'when',
    months: 48,
  },
  'settle-abroad': {
    strand: 'settling-abroad',
    asks: 'whether',
    months: 60,
    specifics: ['settle-or-return'],
  },
} as const satisfies Record<string, Plan>;
