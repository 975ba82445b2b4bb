import type { Plan } from './plan.types.ts';

/** Plans of the money and property questions. */
export const moneyAndPropertyPlans = {
  'finances-next-year': {
    strand: 'income',
    asks: 'how',
    months: 12,
    specifics: ['best-months'],
  },
  'income-growth-when': {
    strand: 'income',
    asks: 'when',
    months: 36,
  },
  'save-or-spend': {
    strand: 'spending',
    asks: 'which',
    months: 12,
    specifics: ['save-or-spend'],
  },
  'money-habits': {
    strand: 'spending',
    asks: 'what',
    months: 12,
    specifics: ['money-habits'],
  },
  'wealth-three-years': {
    strand: 'income',
    asks: 'how',
    months: 36,
    specifics: ['turning-points'],
  },
  'loans-ease-when': {
    strand: 'loans',
    asks: 'when',
    months: 36,
    specifics: ['eases'],
  },
  'saving-or-risk': {
    strand: 'risk',
    asks: 'which',
    months: 36,
    specifics: ['steady-or-risk'],
  },
  'vehicle-this-year': {
    strand: 'vehicle',
    asks: 'whether',
    months: 12,
  },
  'buy-property-when': {
    strand: 'property',
    asks: 'when',
    months: 60,
  },
  'sell-or-renovate': {
    strand: 'property',
    asks: 'which',
    months: 24,
    specifics: ['sell-or-renovate'],
  },
  'change-home-or-city': {
    strand: 'moving-home',
    asks: 'whether',
    months: 12,
    specifics: ['stay-or-move'],
  },
} as const satisfies Record<string, Plan>;
