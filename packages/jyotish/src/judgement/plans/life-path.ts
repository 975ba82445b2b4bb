import type { Plan } from './plan.types.ts';

/**
 * Plans of the life-path questions: changes to their area's weights. Emphasis is ours; it follows
 * the houses the texts name.
 */
export const lifePathPlans = {
  'main-strengths': {
    asks: 'what',
    months: 12,
    houses: { 1: 1.2, 3: 1.5, 10: 1.5 },
    specifics: ['strengths'],
  },
  'habits-that-hold-back': {
    asks: 'what',
    months: 12,
    houses: { 1: 0.8, 6: 2, 12: 2, 8: 1.5, 10: 0.3 },
    karakas: { mars: 2, saturn: 2, sun: 0.7 },
    specifics: ['habits'],
  },
  'coming-year-overall': {
    asks: 'how',
    months: 12,
    specifics: ['lanes', 'periods'],
  },
  'months-to-begin': {
    asks: 'which',
    months: 12,
    houses: { 3: 2, 11: 1.5, 1: 1.3, 4: 0.3 },
    karakas: { mercury: 2, sun: 1.5 },
    specifics: ['best-months'],
  },
  'current-dasha': {
    asks: 'what',
    months: 24,
    houses: { 1: 1.3, 4: 0.5 },
    specifics: ['periods', 'period-asks'],
  },
  'turning-points-five-years': {
    asks: 'what',
    months: 60,
    houses: { 10: 2, 4: 1.5, 9: 1 },
    karakas: { saturn: 2 },
    specifics: ['turning-points'],
  },
  'larger-calling': {
    asks: 'what',
    months: 60,
    houses: { 9: 1.2, 10: 2, 1: 2 },
    specifics: ['callings'],
  },
  'daily-practices': {
    asks: 'which',
    months: 12,
    houses: { 5: 1, 4: 2, 12: 2.5, 11: 0 },
    karakas: { moon: 3 },
    specifics: ['practices'],
  },
} as const satisfies Record<string, Plan>;
