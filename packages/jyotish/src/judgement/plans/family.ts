import type { Plan } from './plan.types.ts';

/**
 * Plans of the family questions: changes to their area's weights. Emphasis is ours; it follows the
 * houses the texts name.
 */
export const familyPlans = {
  'parents-this-year': {
    asks: 'how',
    months: 12,
    houses: { 9: 3, 10: 1, 2: 0.2, 3: 0, 11: 0 },
    karakas: { sun: 1.5, mars: 0, jupiter: 0.5 },
    specifics: ['parents'],
  },
  'in-laws': {
    asks: 'how',
    months: 24,
    houses: { 10: 3, 7: 3, 3: 2, 4: 0.3, 9: 0, 11: 0 },
    karakas: { venus: 2, jupiter: 1.5, mars: 0, sun: 0.5 },
    specifics: ['in-laws', 'home-approaches'],
  },
  'harmony-at-home': {
    asks: 'how',
    months: 12,
    houses: { 4: 1.2, 2: 1.6, 9: 0.2, 3: 0.5 },
    karakas: { venus: 2, mercury: 1 },
    specifics: ['frictions', 'home-approaches'],
  },
  'brothers-and-sisters': {
    asks: 'how',
    months: 36,
    houses: { 3: 3, 11: 3, 4: 0.2, 9: 0, 2: 0.5 },
    karakas: { mars: 3, moon: 0.3, sun: 0, mercury: 1 },
    varga: 3,
    specifics: ['siblings'],
  },
  'support-my-family': {
    asks: 'how',
    months: 24,
    houses: { 2: 1.5, 9: 2, 11: 2.5, 1: 2, 3: 0.5 },
    karakas: { jupiter: 1.5, saturn: 1 },
    specifics: ['supports'],
  },
  'children-relationship': {
    asks: 'how',
    months: 60,
    specifics: ['frictions', 'home-approaches'],
  },
} as const satisfies Record<string, Plan>;
