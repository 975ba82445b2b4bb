import type { Plan } from './plan.types.ts';

/**
 * Plans of the questions about places: changes to their area's weights. Emphasis is ours; it
 * follows the houses the texts name.
 */
export const placesPlans = {
  'travel-abroad-this-year': {
    asks: 'whether',
    months: 12,
    houses: { 3: 2, 7: 2, 12: 0.9, 4: 0.5 },
  },
  'work-abroad-when': {
    asks: 'when',
    months: 48,
    houses: { 10: 3, 6: 1.5, 12: 1.2, 7: 0.5, 8: 0.3 },
    karakas: { saturn: 2, mercury: 1 },
    varga: 10,
    rules: [
      {
        if: 'lord-in-varga',
        lord: 10,
        varga: 10,
        at: [7, 9, 12],
        side: 'for',
        weight: 2,
        source: 'PVR 13',
      },
      {
        if: 'lord-in-varga',
        lord: 10,
        varga: 10,
        at: [4],
        side: 'against',
        weight: 1,
        source: 'PVR 13',
      },
    ],
  },
  'settle-abroad': {
    asks: 'whether',
    months: 60,
    houses: { 12: 1.5, 4: 3, 7: 2, 9: 0.7, 3: 0.2 },
    specifics: ['settle-or-return'],
  },
} as const satisfies Record<string, Plan>;
