import type { Strand } from './strand.types.ts';

/** Strands of the person and of the course of a life. */
export const lifePathStrands = {
  character: {
    area: 'self',
    houses: { 1: 1.2, 3: 1.5, 10: 1.5 },
    because: 'Nature is the first, what one dares and does the third and tenth (BPHS 12, 14, 21).',
  },
  habits: {
    area: 'self',
    houses: { 1: 0.8, 6: 2, 12: 2, 8: 1.5, 10: 0.3 },
    karakas: { mars: 2, saturn: 2, sun: 0.7 },
    because:
      'What holds back sits in the sixth, eighth and twelfth, with Mars and Saturn (BPHS 17, 19, 23).',
  },
  'life-course': {
    area: 'overall-timeline',
    because:
      'The area as it stands: first, ninth, tenth and eleventh with the running periods (BPHS 12, 24).',
  },
  beginnings: {
    area: 'overall-timeline',
    houses: { 3: 2, 11: 1.5, 1: 1.3, 4: 0.3 },
    karakas: { mercury: 2, sun: 1.5 },
    because:
      'One begins by the third of initiative and the first, for the gain of the eleventh (BPHS 12, 14, 22).',
  },
  calling: {
    area: 'spirituality-luck',
    houses: { 9: 1.2, 10: 2, 1: 2 },
    because:
      'A calling is dharma, the ninth, as one acts it out, the tenth and first (BPHS 20-21).',
  },
  practice: {
    area: 'spirituality-luck',
    houses: { 5: 1, 4: 2, 12: 2.5, 11: 0 },
    karakas: { moon: 3 },
    because:
      'Practice is the fifth of mantra and the twelfth of retreat; the Moon is the mind it calms (BPHS 16, 23).',
  },
} as const satisfies Record<string, Strand>;
