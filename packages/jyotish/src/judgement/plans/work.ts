import type { Plan } from './plan.types.ts';

/**
 * Plans of the work questions: changes to their area's weights. Emphasis is ours; it follows the
 * houses the texts name.
 */
export const workPlans = {
  'suitable-work': {
    asks: 'which',
    months: 12,
    houses: { 10: 1.5, 1: 2, 6: 0.5, 11: 0.5 },
    specifics: ['work-fields'],
  },
  'job-change-six-months': {
    asks: 'whether',
    months: 6,
    houses: { 3: 3, 9: 2, 11: 2, 10: 0.7, 8: 1, 12: 1 },
    karakas: { mercury: 2, rahu: 2, saturn: 0.5 },
    welcome: [8, 12],
    specifics: ['stay-or-change'],
  },
  'promotion-this-year': {
    asks: 'whether',
    months: 12,
    houses: { 10: 1.3, 11: 3, 9: 2, 6: 0.5 },
    karakas: { sun: 2, jupiter: 2, saturn: 0.5 },
  },
  'manager-and-colleagues': {
    asks: 'how',
    months: 12,
    houses: { 6: 3, 11: 2, 3: 2, 10: 0.5, 2: 0 },
    karakas: { mercury: 2, sun: 1.5, mars: 0 },
    specifics: ['frictions', 'approaches'],
  },
  'stable-job-when': {
    asks: 'when',
    months: 36,
    houses: { 6: 3, 2: 2, 10: 1, 9: 0.5 },
    karakas: { saturn: 2, sun: 0.5 },
  },
  'career-three-years': {
    asks: 'how',
    months: 36,
    houses: { 9: 2, 11: 1.5 },
    specifics: ['turning-points'],
  },
  'long-term-profession': {
    asks: 'which',
    months: 60,
    houses: { 10: 1, 9: 3, 11: 3, 6: 0.3 },
    karakas: { jupiter: 2 },
    specifics: ['growth-fields'],
  },
  'career-slow-why': {
    asks: 'why',
    months: 36,
    houses: { 10: 1, 8: 2.5, 12: 2.5, 11: 0.5 },
    karakas: { saturn: 2 },
    specifics: ['causes', 'eases'],
  },
  'government-job-preparation': {
    asks: 'whether',
    months: 12,
    houses: { 5: 3, 6: 1.2, 10: 0.7 },
    karakas: { mercury: 2 },
  },
  'competitive-exam-type': {
    asks: 'which',
    months: 24,
    houses: { 5: 3, 9: 1, 10: 0.4 },
    karakas: { mercury: 2, mars: 1.5 },
    specifics: ['exam-types'],
  },
  'job-or-business': {
    asks: 'which',
    months: 24,
    houses: { 7: 1.2, 3: 2 },
    specifics: ['job-or-business'],
  },
  'start-business-when': {
    asks: 'when',
    months: 36,
    houses: { 1: 2, 3: 3, 7: 1, 11: 0.7 },
    specifics: ['job-or-business'],
  },
  'business-growth-two-years': {
    asks: 'whether',
    months: 24,
    houses: { 11: 1.6, 2: 3, 7: 0.6 },
    karakas: { jupiter: 1.5 },
  },
  'business-partner': {
    asks: 'whether',
    months: 24,
    houses: { 7: 2, 10: 0.2, 11: 0.7, 6: 2, 8: 1.5, 12: 1.5 },
    karakas: { venus: 2, jupiter: 1, saturn: 0 },
    specifics: ['alone-or-partner', 'frictions'],
  },
} as const satisfies Record<string, Plan>;
