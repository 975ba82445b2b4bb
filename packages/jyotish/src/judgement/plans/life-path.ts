import type { Plan } from './plan.types.ts';

/** Plans of the life-path questions. */
export const lifePathPlans = {
  'main-strengths': {
    strand: 'character',
    asks: 'what',
    months: 12,
    specifics: ['strengths'],
  },
  'habits-that-hold-back': {
    strand: 'habits',
    asks: 'what',
    months: 12,
    specifics: ['habits'],
  },
  'coming-year-overall': {
    strand: 'life-course',
    asks: 'how',
    months: 12,
    specifics: ['lanes', 'periods'],
  },
  'months-to-begin': {
    strand: 'beginnings',
    asks: 'which',
    months: 12,
    specifics: ['best-months'],
  },
  'current-dasha': {
    strand: 'life-course',
    asks: 'what',
    months: 24,
    specifics: ['periods', 'period-asks'],
  },
  'turning-points-five-years': {
    strand: 'life-course',
    asks: 'what',
    months: 60,
    specifics: ['turning-points'],
  },
  'larger-calling': {
    strand: 'calling',
    asks: 'what',
    months: 60,
    specifics: ['callings'],
  },
  'daily-practices': {
    strand: 'practice',
    asks: 'which',
    months: 12,
    specifics: ['practices'],
  },
} as const satisfies Record<string, Plan>;
