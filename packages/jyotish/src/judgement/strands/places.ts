import type { Strand } from './strand.types.ts';

/** Strands of journeys and of life in another country. */
export const placesStrands = {
  journeys: {
    area: 'foreign',
    houses: { 3: 2, 7: 2, 12: 0.9, 4: 0.5 },
    because: 'Journeys that end at home are the third, seventh and ninth (BPHS 14; HTJ II).',
  },
  'work-abroad': {
    area: 'foreign',
    houses: { 10: 3, 6: 1.5, 12: 1.2, 7: 0.5, 8: 0.3 },
    karakas: { saturn: 2, mercury: 1 },
    varga: 10,
    rules: [
      {
        if: 'lord-in-varga',
        lord: 10,
        varga: 10,
        at: [7, 9, 12],
        side: 'for',
        weight: 2,
        source: 'PVR 13',
      },
      {
        if: 'lord-in-varga',
        lord: 10,
        varga: 10,
        at: [4],
        side: 'against',
        weight: 1,
        source: 'PVR 13',
      },
    ],
    because:
      'Work far away is the tenth with the twelfth, in the division of work (PVR 13; HTJ II).',
  },
  'settling-abroad': {
    area: 'foreign',
    houses: { 12: 1.5, 4: 3, 7: 2, 9: 0.7, 3: 0.2 },
    because: 'To settle is to leave the fourth for the twelfth and seventh (HTJ II; PVR 13).',
  },
} as const satisfies Record<string, Strand>;
