import type { Plan } from './plan.types.ts';

/** Plans of the family questions. */
export const familyPlans = {
  'parents-this-year': {
    strand: 'parents',
    asks: 'how',
    months: 12,
    specifics: ['parents'],
  },
  'in-laws': {
    strand: 'in-laws',
    asks: 'how',
    months: 24,
    specifics: ['in-laws', 'home-approaches'],
  },
  'harmony-at-home': {
    strand: 'home',
    asks: 'how',
    months: 12,
    specifics: ['frictions', 'home-approaches'],
  },
  'brothers-and-sisters': {
    strand: 'siblings',
    asks: 'how',
    months: 36,
    specifics: ['siblings'],
  },
  'support-my-family': {
    strand: 'supporting-family',
    asks: 'how',
    months: 24,
    specifics: ['supports'],
  },
  'children-relationship': {
    strand: 'children',
    asks: 'how',
    months: 60,
    specifics: ['frictions', 'home-approaches'],
  },
} as const satisfies Record<string, Plan>;
