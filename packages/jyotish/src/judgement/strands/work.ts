import type { Strand } from './strand.types.ts';

/** Strands of work and business. */
export const workStrands = {
  vocation: {
    area: 'career-job',
    houses: { 10: 1.5, 9: 1.5, 11: 1.5, 1: 2, 6: 0.5 },
    karakas: { jupiter: 1.5 },
    because:
      'What somebody is made for is the tenth with the nature of the first (BPHS 12, 21); what lasts of it the ninth and eleventh carry.',
  },
  career: {
    area: 'career-job',
    houses: { 11: 2, 9: 1.5, 6: 1.5 },
    karakas: { sun: 1.5, jupiter: 1.5 },
    because:
      'A post is the tenth; holding it the sixth of service, its growth the eleventh and ninth, rank the Sun (BPHS 17, 21-22; HTJ II).',
  },
  'job-change': {
    area: 'career-job',
    houses: { 3: 3, 9: 2, 11: 2, 10: 0.7, 8: 1, 12: 1 },
    karakas: { mercury: 2, rahu: 2, saturn: 0.5 },
    welcome: [8, 12],
    because:
      'The third and ninth are moves; the eighth and twelfth end what was, which a change needs (HTJ II); Saturn holds on.',
  },
  colleagues: {
    area: 'career-job',
    houses: { 6: 3, 11: 2, 3: 2, 10: 0.5, 2: 0 },
    karakas: { mercury: 2, sun: 1.5, mars: 0 },
    because:
      'Colleagues and disputes are the sixth, circles the eleventh, talk the third and Mercury, superiors the Sun (BPHS 17, 22).',
  },
  'public-exams': {
    area: 'government-job',
    houses: { 5: 3, 6: 1.2, 10: 0.7 },
    karakas: { mercury: 2, mars: 1.2 },
    because:
      'Competition is the sixth, learning and counsel the fifth with Mercury, drive Mars (BPHS 16-17; HTJ I).',
  },
  'own-business': {
    area: 'business',
    houses: { 7: 1, 3: 2, 11: 1.2, 2: 1.5, 1: 1.5 },
    karakas: { jupiter: 1.2 },
    because:
      'Trade is the seventh, initiative the third and first, what it earns and keeps the eleventh and second (BPHS 18, 22; HTJ II).',
  },
  'trade-partner': {
    area: 'business',
    houses: { 7: 2, 10: 0.2, 11: 0.7, 6: 2, 8: 1.5, 12: 1.5 },
    karakas: { venus: 2, jupiter: 1, saturn: 0 },
    because:
      'A partner is the seventh; disputes, shared money and losses are the sixth, eighth and twelfth (BPHS 17-19, 23).',
  },
} as const satisfies Record<string, Strand>;
