import type { Strand } from './strand.types.ts';

/** Strands of money, property and the home as a place. */
export const moneyAndPropertyStrands = {
  income: {
    area: 'wealth',
    houses: { 11: 1.2, 10: 1.5, 9: 1.3, 5: 1.2 },
    karakas: { mercury: 1.2 },
    because:
      'Income is the eleventh, kept in the second; it comes by work, the tenth, and fortune, the ninth and fifth (BPHS 13, 22, 41).',
  },
  spending: {
    area: 'wealth',
    houses: { 2: 1.5, 12: 2.5, 5: 1.5, 11: 0.5 },
    karakas: { venus: 1.5, moon: 1.5 },
    because:
      'Money flows out by the twelfth, pleasure by the fifth and Venus, moods by the Moon (BPHS 13, 23).',
  },
  loans: {
    area: 'wealth',
    houses: { 6: 3, 12: 2, 8: 1.5, 11: 1.3, 9: 1.5, 5: 0.5 },
    karakas: { jupiter: 1.3, saturn: 1, venus: 0 },
    rules: [
      { if: 'lord-in', lord: 6, houses: [6, 8, 12], side: 'for', weight: 2, source: 'BPHS 17' },
      {
        if: 'graha-aspects',
        graha: 'jupiter',
        houses: [6],
        side: 'for',
        weight: 2,
        source: 'HTJ I',
      },
      { if: 'lords-entangled', a: 2, b: 6, side: 'against', weight: 2, source: 'HTJ I' },
      { if: 'lords-entangled', a: 11, b: 6, side: 'against', weight: 1, source: 'HTJ I' },
    ],
    because:
      'Debts are the sixth, losses the twelfth; the eleventh and ninth pay them off (BPHS 17, 22-23).',
  },
  risk: {
    area: 'wealth',
    houses: { 5: 3, 8: 2, 2: 1, 11: 0.7 },
    because:
      'Ventures are the fifth, sudden turns the eighth, what is safe the second (BPHS 16, 19).',
  },
  vehicle: {
    area: 'property-vehicle',
    houses: { 11: 2, 9: 1.5, 3: 0 },
    karakas: { venus: 2, mars: 0, moon: 0.5, saturn: 0 },
    varga: 16,
    because: 'Vehicles are the fourth with Venus and the sixteenth division (BPHS 6, 15).',
  },
  property: {
    area: 'property-vehicle',
    houses: { 4: 1.2, 11: 1.5, 2: 1.5, 6: 1.2, 12: 1.2 },
    karakas: { mars: 1.5, saturn: 1.2, venus: 0.3 },
    because:
      'Land is the fourth with Mars and Saturn; it is paid from the second and eleventh, with loans of the sixth (BPHS 15; HTJ I).',
  },
  'moving-home': {
    area: 'property-vehicle',
    houses: { 3: 3, 12: 2, 9: 2, 7: 1, 4: 0.6, 2: 0, 10: 0.5 },
    karakas: { moon: 1.5, rahu: 2, mars: 0.3, venus: 0 },
    welcome: [3, 12],
    because:
      'Leaving a place is the third and twelfth, twelfth from and away from the fourth (HTJ I-II).',
  },
} as const satisfies Record<string, Strand>;
