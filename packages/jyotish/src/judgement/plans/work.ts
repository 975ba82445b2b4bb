import type { Plan } from './plan.types.ts';

/** Plans of the work questions. */
export const workPlans = {
  'suitable-work': {
    strand: 'vocation',
    asks: 'which',
    months: 12,
    specifics: ['work-fields'],
  },
  'job-change-six-months': {
    strand: 'job-change',
    asks: 'whether',
    months: 6,
    specifics: ['stay-or-change'],
  },
  'promotion-this-year': {
    strand: 'career',
    asks: 'whether',
    months: 12,
  },
  'manager-and-colleagues': {
    strand: 'colleagues',
    asks: 'how',
    months: 12,
    specifics: ['frictions', 'approaches'],
  },
  'stable-job-when': {
    strand: 'career',
    asks: 'when',
    months: 36,
  },
  'career-three-years': {
    strand: 'career',
    asks: 'how',
    months: 36,
    specifics: ['turning-points'],
  },
  'long-term-profession': {
    strand: 'vocation',
    asks: 'which',
    months: 60,
    specifics: ['growth-fields'],
  },
  'career-slow-why': {
    strand: 'career',
    asks: 'why',
    months: 36,
    specifics: ['causes', 'eases'],
  },
  'government-job-preparation': {
    strand: 'public-exams',
    asks: 'whether',
    months: 12,
  },
  'competitive-exam-type': {
    strand: 'public-exams',
    asks: 'which',
    months: 24,
    specifics: ['exam-types'],
  },
  'job-or-business': {
    strand: 'own-business',
    asks: 'which',
    months: 24,
    specifics: ['job-or-business'],
  },
  'start-business-when': {
    strand: 'own-business',
    asks: 'when',
    months: 36,
    specifics: ['job-or-business'],
  },
  'business-growth-two-years': {
    strand: 'own-business',
    asks: 'whether',
    months: 24,
  },
  'business-partner': {
    strand: 'trade-partner',
    asks: 'whether',
    months: 24,
    specifics: ['alone-or-partner', 'frictions'],
  },
} as const satisfies Record<string, Plan>;
