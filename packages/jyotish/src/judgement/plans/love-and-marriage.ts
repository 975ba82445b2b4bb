import type { Plan } from './plan.types.ts';

/** Plans of the love and marriage questions. */
export const loveAndMarriagePlans = {
  'meet-someone-when': {
    strand: 'meeting',
    asks: 'when',
    months: 36,
    specifics: ['meeting'],
  },
  'relationship-towards-marriage': {
    strand: 'love-to-marriage',
    asks: 'whether',
    months: 24,
  },
  'tell-my-feelings': {
    strand: 'speaking-up',
    asks: 'whether',
    months: 6,
    specifics: ['speak-or-wait', 'approaches'],
  },
  'ready-after-break-up': {
    strand: 'new-beginning',
    asks: 'whether',
    months: 12,
    specifics: ['begin-or-wait'],
  },
  'love-or-arranged': {
    strand: 'love-or-family',
    asks: 'which',
    months: 60,
    specifics: ['love-or-arranged'],
  },
  'long-term-relationship': {
    strand: 'lasting-love',
    asks: 'whether',
    months: 60,
    specifics: ['frictions', 'approaches'],
  },
  'partner-for-my-nature': {
    strand: 'partner',
    asks: 'which',
    months: 36,
    specifics: ['partner-traits', 'partner-interests'],
  },
  'life-partner-nature': {
    strand: 'partner',
    asks: 'what',
    months: 60,
    specifics: ['partner-traits', 'partner-interests', 'partner-background', 'meeting'],
  },
  'understanding-with-partner': {
    strand: 'understanding',
    asks: 'how',
    months: 12,
    specifics: ['frictions', 'approaches'],
  },
  'married-life': {
    strand: 'married-life',
    asks: 'how',
    months: 60,
    specifics: ['partner-traits', 'frictions', 'approaches'],
  },
  'past-differences': {
    strand: 'mending',
    asks: 'how',
    months: 24,
    specifics: ['frictions', 'approaches', 'eases'],
  },
  reconciliation: {
    strand: 'mending',
    asks: 'whether',
    months: 24,
    specifics: ['approaches', 'eases'],
  },
  'marriage-when': {
    strand: 'marriage',
    asks: 'when',
    months: 60,
    specifics: ['marriage-band'],
  },
  'marriage-delay': {
    strand: 'marriage',
    asks: 'why',
    months: 60,
    specifics: ['causes', 'eases'],
  },
  'married-life-again': {
    strand: 'second-marriage',
    asks: 'whether',
    months: 36,
    specifics: ['begin-or-wait'],
  },
} as const satisfies Record<string, Plan>;
