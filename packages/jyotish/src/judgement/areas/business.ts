import type { AreaRecord } from './area.types.ts';

/** Life area: own trade: 7, 10 and 11 with Mercury. */
export const business: AreaRecord = {
  area: 'business',
  houses: { main: [7, 10, 11], help: [2, 3, 5, 9], hurt: [6, 8, 12] },
  karakas: { mercury: 3, venus: 1, jupiter: 2, saturn: 1, rahu: 1 },
  varga: 10,
  rules: [
    { if: 'lords-linked', a: 7, b: 10, side: 'for', weight: 3, source: 'HTJ II' },
    { if: 'lords-linked', a: 7, b: 11, side: 'for', weight: 2, source: 'HTJ II' },
    { if: 'lords-linked', a: 2, b: 11, side: 'for', weight: 2, source: 'BPHS 41' },
    { if: 'lords-linked', a: 9, b: 11, side: 'for', weight: 2, source: 'BPHS 41' },
    {
      if: 'graha-in',
      graha: 'mercury',
      houses: [7, 10, 11],
      side: 'for',
      weight: 2,
      source: 'PVR 13',
    },
    { if: 'graha-with-lord', graha: 'mercury', lord: 10, side: 'for', weight: 2, source: 'PVR 13' },
    { if: 'lord-in', lord: 3, houses: [1, 3, 7, 10, 11], side: 'for', weight: 1, source: 'HTJ I' },
    { if: 'lord-in', lord: 12, houses: [11], side: 'against', weight: 2, source: 'HTJ II' },
    { if: 'lord-in', lord: 8, houses: [11], side: 'against', weight: 2, source: 'HTJ II' },
    { if: 'lords-entangled', a: 7, b: 6, side: 'against', weight: 2, source: 'HTJ II' },
    { if: 'lords-entangled', a: 7, b: 8, side: 'against', weight: 1, source: 'HTJ II' },
    { if: 'lords-entangled', a: 7, b: 12, side: 'against', weight: 1, source: 'HTJ II' },
    { if: 'more-bindus', house: 11, than: 10, side: 'for', weight: 1, source: 'AVS' },
    { if: 'more-bindus', house: 10, than: 12, side: 'for', weight: 1, source: 'AVS' },
    { if: 'more-bindus', house: 12, than: 11, side: 'against', weight: 2, source: 'AVS' },
  ],
  dasha: {
    lords: [7, 10, 11, 2, 9],
    occupants: [7, 10, 11],
    grahas: ['mercury'],
    vargaLords: [1, 10],
  },
  transit: {
    double: [10, 11],
    jupiter: [2, 7, 10, 11],
    jupiterOn: ['mercury'],
    saturn: [7, 10],
    saturnOn: ['mercury'],
    nodes: { houses: [7, 10], side: 'against' },
  },
  source: { promise: 'BPHS 18, 21-22; HTJ II', dasha: 'BPHS 47-60; HTJ II', transit: 'PD 26; KNR' },
};
