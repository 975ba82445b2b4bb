import type { Strand } from './strand.types.ts';

/** Strands of learning. */
export const studyStrands = {
  learning: {
    area: 'education',
    houses: { 5: 1.5, 9: 1.5 },
    because:
      'What one is to learn is the fifth of the mind and the ninth of higher learning (BPHS 16, 20).',
  },
  exams: {
    area: 'education',
    houses: { 5: 1.2, 6: 2.5, 9: 1.5, 4: 0.5, 2: 0.3 },
    karakas: { mercury: 1.3, sun: 1 },
    because: 'An exam is a contest, the sixth, of what one has learnt, the fifth (BPHS 16-17).',
  },
  'higher-studies': {
    area: 'education',
    houses: { 9: 3, 4: 0.7, 3: 0 },
    karakas: { jupiter: 1.5 },
    because: 'Higher studies are the ninth and Jupiter (BPHS 20; HTJ I).',
  },
  skills: {
    area: 'education',
    houses: { 3: 3, 10: 1.5, 4: 0.3, 9: 0.3 },
    karakas: { mars: 2, jupiter: 0.5 },
    because: 'Skill of hands and tools is the third and Mars (BPHS 14).',
  },
  'study-abroad': {
    area: 'education',
    houses: { 9: 3, 12: 2, 7: 1, 4: 0.6, 3: 0.3 },
    karakas: { rahu: 2, jupiter: 1.2 },
    welcome: [12],
    because: 'Learning far away joins the ninth and the twelfth, with Rahu (HTJ II).',
  },
} as const satisfies Record<string, Strand>;
