import type { AreaRecord } from './area.types.ts';

/**
 * Life area: life together: 7 with 2, 4 and 12, Venus, Moon and Jupiter.
 */
export const maritalHarmony: AreaRecord = {
  area: 'marital-harmony',
  houses: { main: [7], help: [2, 4, 12], hurt: [6, 8] },
  karakas: { venus: 3, moon: 2, jupiter: 2, mars: 1 },
  varga: 9,
  rules: [
    { if: 'lords-linked', a: 1, b: 7, side: 'for', weight: 3, source: 'BPHS 18' },
    { if: 'graha-in', graha: 'jupiter', houses: [7], side: 'for', weight: 2, source: 'PD 10' },
    { if: 'graha-aspects', graha: 'jupiter', houses: [7], side: 'for', weight: 2, source: 'PD 10' },
    { if: 'graha-with-lord', graha: 'jupiter', lord: 7, side: 'for', weight: 2, source: 'PD 10' },
    { if: 'graha-in', graha: 'venus', houses: [7, 2, 4], side: 'for', weight: 1, source: 'PD 10' },
    { if: 'mars-seat', eased: false, side: 'against', weight: 1, source: 'MUH' },
    // Once relieved it does not count against; what remains is a weak sign for.
    { if: 'mars-seat', eased: true, side: 'for', weight: 1, source: 'MUH' },
    { if: 'lord-in', lord: 6, houses: [7], side: 'against', weight: 2, source: 'HTJ II' },
    { if: 'lord-in', lord: 7, houses: [6], side: 'against', weight: 2, source: 'HTJ II' },
    { if: 'graha-with-lord', graha: 'mars', lord: 7, side: 'against', weight: 1, source: 'HTJ II' },
    { if: 'graha-in', graha: 'rahu', houses: [7], side: 'against', weight: 1, source: 'HTJ II' },
    { if: 'second-from-upapada', holds: 'benefic', side: 'for', weight: 2, source: 'BPHS 30' },
    { if: 'second-from-upapada', holds: 'malefic', side: 'against', weight: 2, source: 'BPHS 30' },
    {
      if: 'image-in',
      image: 7,
      houses: [1, 4, 5, 7, 9, 10, 11],
      side: 'for',
      weight: 1,
      source: 'PVR 9',
    },
    { if: 'image-in', image: 7, houses: [6, 8, 12], side: 'against', weight: 1, source: 'PVR 9' },
  ],
  dasha: {
    lords: [7, 2, 4, 9],
    occupants: [7],
    grahas: ['venus', 'jupiter'],
    vargaLords: [1, 7],
  },
  transit: {
    double: [7, 2],
    jupiter: [7, 2, 4],
    jupiterOn: ['venus', 'moon'],
    saturn: [7],
    saturnOn: ['venus', 'moon'],
    nodes: { houses: [7, 1], side: 'against' },
  },
  source: { promise: 'BPHS 18; PD 10', dasha: 'HTJ II; PVR 13', transit: 'PD 26; KNR' },
};
