import type { Plan } from './plan.types.ts';

/**
 * Plans of the study questions: changes to their area's weights. Emphasis is ours; it follows the
 * houses the texts name.
 */
export const studyPlans = {
  'field-of-study': {
    asks: 'which',
    months: 24,
    houses: { 5: 1.5, 9: 1.5 },
    specifics: ['study-fields'],
  },
  'exams-this-year': {
    asks: 'whether',
    months: 12,
    houses: { 5: 1.2, 6: 2.5, 9: 1.5, 4: 0.5, 2: 0.3 },
    karakas: { mercury: 1.3, sun: 1 },
    specifics: ['best-months'],
  },
  'start-higher-studies': {
    asks: 'whether',
    months: 12,
    houses: { 9: 3, 4: 0.7, 3: 0 },
    karakas: { jupiter: 1.5 },
    specifics: ['begin-or-wait', 'study-fields'],
  },
  'skill-this-year': {
    asks: 'which',
    months: 12,
    houses: { 3: 3, 10: 1.5, 4: 0.3, 9: 0.3 },
    karakas: { mars: 2, jupiter: 0.5 },
    specifics: ['skills'],
  },
  'study-abroad-when': {
    asks: 'when',
    months: 48,
    houses: { 9: 3, 12: 2, 7: 1, 4: 0.6, 3: 0.3 },
    karakas: { rahu: 2, jupiter: 1.2 },
    welcome: [12],
    specifics: ['study-fields'],
  },
} as const satisfies Record<string, Plan>;
