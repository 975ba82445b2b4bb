import type { Plan } from './plan.types.ts';

/** Plans of the study questions. */
export const studyPlans = {
  'field-of-study': {
    strand: 'learning',
    asks: 'which',
    months: 24,
    specifics: ['study-fields'],
  },
  'exams-this-year': {
    strand: 'exams',
    asks: 'whether',
    months: 12,
    specifics: ['best-months'],
  },
  'start-higher-studies': {
    strand: 'higher-studies',
    asks: 'whether',
    months: 12,
    specifics: ['begin-or-wait', 'study-fields'],
  },
  'skill-this-year': {
    strand: 'skills',
    asks: 'which',
    months: 12,
    specifics: ['skills'],
  },
  'study-abroad-when': {
    strand: 'study-abroad',
    asks: 'when',
    months: 48,
    specifics: ['study-fields'],
  },
} as const satisfies Record<string, Plan>;
