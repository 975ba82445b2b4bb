import type { Strand } from './strand.types.ts';

/**
 * Strands of the family. Father from the ninth, mother from the fourth; in-laws by derived houses:
 * the partner's parents are the fourth and the ninth from the seventh, the 10th and the 3rd.
 */
export const familyStrands = {
  parents: {
    area: 'family',
    houses: { 9: 3, 10: 1, 2: 0.2, 3: 0, 11: 0 },
    karakas: { sun: 1.5, mars: 0, jupiter: 0.5 },
    because: 'Mother is the fourth and the Moon, father the ninth and the Sun (BPHS 15, 20, 32).',
  },
  'in-laws': {
    area: 'family',
    houses: { 10: 3, 7: 3, 3: 2, 2: 0.5, 4: 0.3, 9: 0, 11: 0 },
    karakas: { venus: 2, jupiter: 1.5, mars: 0, sun: 0.5 },
    because:
      'The partner is the seventh; the parents of the partner are the 10th and the 3rd (BPHS 32; HTJ II); the second, the own family, only receives them.',
  },
  home: {
    area: 'family',
    houses: { 4: 1.6, 2: 1.2, 9: 0.2, 3: 0.5 },
    karakas: { venus: 2, mercury: 1 },
    because: 'Peace at home is the fourth, which leads; the household is the second (BPHS 13, 15).',
  },
  'married-home': {
    area: 'family',
    houses: { 4: 1.6, 2: 1.2, 9: 0.2, 3: 0.5, 7: 2 },
    karakas: { venus: 2.5, mercury: 1 },
    because:
      'The home of the married is held by the two of them: the fourth and second with the seventh and Venus (BPHS 13, 15, 18).',
  },
  siblings: {
    area: 'family',
    houses: { 3: 3, 11: 3, 4: 0.2, 9: 0, 2: 0.5 },
    karakas: { mars: 3, moon: 0.3, sun: 0, mercury: 1 },
    varga: 3,
    because:
      'Younger ones are the third, elder ones the eleventh, both Mars and the third division (BPHS 14, 22, 32).',
  },
  'supporting-family': {
    area: 'family',
    houses: { 2: 1.5, 9: 2, 11: 2.5, 1: 2, 3: 0.5 },
    karakas: { jupiter: 1.5, saturn: 1 },
    because:
      'One gives from what one has, the second and eleventh, out of duty, the ninth and Saturn (BPHS 13, 20, 22).',
  },
  parenting: {
    area: 'family',
    houses: { 5: 3, 4: 1, 2: 1, 9: 1, 3: 0, 11: 0 },
    karakas: { jupiter: 1.5, mars: 0, sun: 0.5 },
    because:
      'Bringing up children is the fifth with Jupiter, in the home of the fourth and second (BPHS 13, 15-16).',
  },
  children: {
    area: 'children',
    because: 'The area as it stands: the fifth with Jupiter (BPHS 16).',
  },
} as const satisfies Record<string, Strand>;
