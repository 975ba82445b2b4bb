import type { Plan } from './plan.types.ts';

/**
 * Plans of the money and property questions: changes to their area's weights. Emphasis is ours; it
 * follows the houses the texts name.
 */
export const moneyAndPropertyPlans = {
  'finances-next-year': {
    asks: 'how',
    months: 12,
    specifics: ['best-months'],
  },
  'income-growth-when': {
    asks: 'when',
    months: 36,
    houses: { 11: 1.6, 10: 3, 2: 0.5 },
    karakas: { mercury: 1.5 },
  },
  'save-or-spend': {
    asks: 'which',
    months: 12,
    houses: { 2: 1.5, 12: 3, 11: 0.6, 4: 1 },
    karakas: { venus: 2 },
    specifics: ['save-or-spend'],
  },
  'money-habits': {
    asks: 'what',
    months: 12,
    houses: { 2: 1.5, 12: 2, 5: 2, 11: 0.4 },
    karakas: { moon: 2 },
    specifics: ['money-habits'],
  },
  'wealth-three-years': {
    asks: 'how',
    months: 36,
    houses: { 9: 2, 5: 2 },
    specifics: ['turning-points'],
  },
  'loans-ease-when': {
    asks: 'when',
    months: 36,
    houses: { 6: 3, 12: 2, 8: 1.5, 11: 1.3, 9: 1.5, 5: 0.5 },
    karakas: { jupiter: 1.3, saturn: 1, venus: 0 },
    rules: [
      { if: 'lord-in', lord: 6, houses: [6, 8, 12], side: 'for', weight: 2, source: 'BPHS 17' },
      {
        if: 'graha-aspects',
        graha: 'jupiter',
        houses: [6],
        side: 'for',
        weight: 2,
        source: 'HTJ I',
      },
      { if: 'lords-entangled', a: 2, b: 6, side: 'against', weight: 2, source: 'HTJ I' },
      { if: 'lords-entangled', a: 11, b: 6, side: 'against', weight: 1, source: 'HTJ I' },
    ],
    specifics: ['eases'],
  },
  'saving-or-risk': {
    asks: 'which',
    months: 36,
    houses: { 5: 3, 8: 2, 2: 1, 11: 0.7 },
    specifics: ['steady-or-risk'],
  },
  'vehicle-this-year': {
    asks: 'whether',
    months: 12,
    houses: { 4: 1, 11: 2, 9: 1.5, 3: 0 },
    karakas: { venus: 2, mars: 0, moon: 0.5, saturn: 0 },
    varga: 16,
  },
  'buy-property-when': {
    asks: 'when',
    months: 60,
    houses: { 4: 1.2, 11: 2, 2: 1.5, 6: 1.5 },
    karakas: { mars: 1.5, venus: 0.3 },
  },
  'sell-or-renovate': {
    asks: 'which',
    months: 24,
    houses: { 4: 1, 3: 2, 12: 2, 10: 0.5, 6: 0.5 },
    karakas: { saturn: 2, venus: 0.3 },
    welcome: [3, 12],
    specifics: ['sell-or-renovate'],
  },
  'change-home-or-city': {
    asks: 'whether',
    months: 12,
    houses: { 3: 3, 12: 2, 9: 2, 7: 1, 4: 0.6, 2: 0, 10: 0.5 },
    karakas: { moon: 1.5, rahu: 2, mars: 0.3, venus: 0 },
    welcome: [3, 12],
    specifics: ['stay-or-move'],
  },
} as const satisfies Record<string, Plan>;
