import type { Strand } from './strand.types.ts';

/** Strands of love, marriage and the life of a couple. */
export const loveAndMarriageStrands = {
  meeting: {
    area: 'love-marriage',
    houses: { 5: 1.5, 11: 3, 3: 1, 7: 0.8, 9: 0.3 },
    because:
      'One meets in circles of friends, the eleventh, and falls in love by the fifth (HTJ II).',
  },
  'love-to-marriage': {
    area: 'love-marriage',
    houses: { 7: 1.6, 2: 2.5, 9: 2, 5: 0.6, 3: 0 },
    karakas: { jupiter: 2 },
    because:
      'A wedding is the seventh, the family that receives it the second, its blessing the ninth and Jupiter (BPHS 18; JP XIV).',
  },
  'speaking-up': {
    area: 'love-marriage',
    houses: { 5: 1.3, 3: 3, 11: 1, 7: 0.5, 2: 1 },
    karakas: { mercury: 2, mars: 1.5 },
    because: 'Courage and speech are the third and second with Mars and Mercury (BPHS 13-14).',
  },
  'new-beginning': {
    area: 'love-marriage',
    houses: { 1: 3, 4: 2, 5: 1, 7: 0.6, 3: 0 },
    karakas: { moon: 2, venus: 0.8 },
    because:
      'Being ready is oneself and peace of heart: the first, the fourth and the Moon (BPHS 12, 15).',
  },
  'love-or-family': {
    area: 'love-marriage',
    houses: { 9: 2, 2: 2, 11: 1 },
    karakas: { jupiter: 2 },
    because: 'Elders choose by the ninth and second, oneself by the fifth (HTJ II).',
  },
  'lasting-love': {
    area: 'love-marriage',
    houses: { 7: 1.5, 2: 2, 4: 2, 8: 1.5 },
    karakas: { saturn: 1, jupiter: 2 },
    because:
      'What lasts has a home and a family, the fourth and second, and comes through what the eighth brings (HTJ II).',
  },
  partner: {
    area: 'spouse-nature',
    houses: { 7: 1.2, 2: 1.2, 1: 1, 5: 1.2 },
    karakas: { moon: 1.2 },
    because:
      'A partner is read from the seventh; what suits one also from the first and the Moon (BPHS 18; PD 10).',
  },
  understanding: {
    area: 'marital-harmony',
    houses: { 3: 3, 7: 0.9, 2: 1.5, 12: 0.5 },
    karakas: { mercury: 2, moon: 1.5 },
    because: 'Two understand each other by talk: the third, the second and Mercury (BPHS 13-14).',
  },
  'married-life': {
    area: 'marital-harmony',
    houses: { 7: 1.2, 2: 2, 4: 2 },
    because:
      'A marriage lives in the seventh, in its household the second and fourth (BPHS 18; PD 10).',
  },
  mending: {
    area: 'marital-harmony',
    houses: { 7: 1, 11: 2, 5: 2, 6: 2, 8: 1.2, 12: 0.6, 9: 1.2 },
    karakas: { mars: 1.5, jupiter: 1.5 },
    because:
      'Quarrels are the sixth and eighth with Mars; the fifth, eleventh and Jupiter bring people together again (HTJ II).',
  },
  marriage: {
    area: 'marriage-timing',
    because:
      'The area as it stands: the seventh with the second and eleventh, Venus and Jupiter (BPHS 18; JP XIV).',
  },
  'second-marriage': {
    area: 'marriage-timing',
    houses: { 9: 3, 2: 3, 7: 0.8, 4: 1 },
    karakas: { moon: 1 },
    because: 'A second marriage is read from the ninth and the second (HTJ II).',
  },
} as const satisfies Record<string, Strand>;
