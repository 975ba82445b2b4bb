import type { Plan } from './plan.types.ts';

/**
 * Plans of the love and marriage questions: changes to their area's weights. Emphasis is ours; it
 * follows the houses the texts name.
 */
export const loveAndMarriagePlans = {
  'meet-someone-when': {
    asks: 'when',
    months: 36,
    houses: { 5: 1.5, 11: 3, 3: 1, 7: 0.8, 9: 0.3 },
    specifics: ['meeting'],
  },
  'relationship-towards-marriage': {
    asks: 'whether',
    months: 24,
    houses: { 7: 1.6, 2: 2.5, 9: 2, 5: 0.6, 3: 0 },
    karakas: { jupiter: 2 },
  },
  'tell-my-feelings': {
    asks: 'whether',
    months: 6,
    houses: { 5: 1.3, 3: 3, 11: 1, 7: 0.5, 2: 1 },
    karakas: { mercury: 2, mars: 1.5 },
    specifics: ['speak-or-wait', 'approaches'],
  },
  'ready-after-break-up': {
    asks: 'whether',
    months: 12,
    houses: { 1: 3, 4: 2, 5: 1, 7: 0.6, 3: 0 },
    karakas: { moon: 2, venus: 0.8 },
    specifics: ['begin-or-wait'],
  },
  'love-or-arranged': {
    asks: 'which',
    months: 60,
    houses: { 9: 2, 2: 2, 11: 1 },
    karakas: { jupiter: 2 },
    specifics: ['love-or-arranged'],
  },
  'long-term-relationship': {
    asks: 'whether',
    months: 60,
    houses: { 7: 1.5, 2: 2, 4: 2, 8: 1.5 },
    karakas: { saturn: 1, jupiter: 2 },
    specifics: ['frictions', 'approaches'],
  },
  'partner-for-my-nature': {
    asks: 'which',
    months: 36,
    houses: { 1: 3, 7: 0.8, 4: 1.5, 5: 2 },
    karakas: { moon: 2 },
    specifics: ['partner-traits', 'partner-interests'],
  },
  'life-partner-nature': {
    asks: 'what',
    months: 60,
    houses: { 7: 1.5, 2: 1.5, 1: 0.5 },
    specifics: ['partner-traits', 'partner-interests', 'partner-background', 'meeting'],
  },
  'understanding-with-partner': {
    asks: 'how',
    months: 12,
    houses: { 3: 3, 7: 0.9, 2: 1.5, 12: 0.5 },
    karakas: { mercury: 2, moon: 1.5 },
    specifics: ['frictions', 'approaches'],
  },
  'married-life': {
    asks: 'how',
    months: 60,
    houses: { 7: 1.2, 2: 2, 4: 2 },
    specifics: ['partner-traits', 'frictions', 'approaches'],
  },
  'past-differences': {
    asks: 'how',
    months: 24,
    houses: { 7: 1, 6: 2.5, 8: 1.5, 5: 2, 12: 0.3 },
    karakas: { mars: 2 },
    specifics: ['frictions', 'approaches', 'eases'],
  },
  reconciliation: {
    asks: 'whether',
    months: 24,
    houses: { 11: 3, 5: 2, 7: 1, 9: 1.5, 6: 1.5 },
    karakas: { jupiter: 1.5 },
    specifics: ['approaches', 'eases'],
  },
  'marriage-when': {
    asks: 'when',
    months: 60,
    specifics: ['marriage-band'],
  },
  'marriage-delay': {
    asks: 'why',
    months: 60,
    houses: { 7: 1.2, 6: 2, 12: 2, 8: 1, 5: 0.3, 9: 0.3 },
    karakas: { saturn: 1 },
    specifics: ['causes', 'eases'],
  },
  'married-life-again': {
    asks: 'whether',
    months: 36,
    houses: { 9: 3, 2: 3, 7: 0.8, 4: 1 },
    karakas: { moon: 1 },
    specifics: ['begin-or-wait'],
  },
} as const satisfies Record<string, Plan>;
