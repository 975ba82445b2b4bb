import type { AreaRecord } from './area.types.ts';

/**
 * Life area: the bond between parent and child: 5 and 9 with Jupiter (nothing
 * about birth).
 */
export const children: AreaRecord = {
  area: 'children',
  houses: { main: [5], help: [9, 2, 11], hurt: [6, 12] },
  karakas: { jupiter: 3, moon: 1 },
  varga: 7,
  rules: [
    { if: 'lords-linked', a: 5, b: 9, side: 'for', weight: 2, source: 'BPHS 16' },
    { if: 'lords-linked', a: 1, b: 5, side: 'for', weight: 3, source: 'BPHS 16' },
    { if: 'graha-with-lord', graha: 'jupiter', lord: 5, side: 'for', weight: 2, source: 'PD 12' },
    { if: 'graha-aspects', graha: 'jupiter', houses: [5], side: 'for', weight: 2, source: 'PD 12' },
    { if: 'graha-in', graha: 'saturn', houses: [5], side: 'against', weight: 1, source: 'BPHS 16' },
    { if: 'graha-in', graha: 'rahu', houses: [5], side: 'against', weight: 1, source: 'BPHS 16' },
    { if: 'lords-entangled', a: 5, b: 6, side: 'against', weight: 2, source: 'HTJ I' },
    { if: 'lords-entangled', a: 5, b: 12, side: 'against', weight: 1, source: 'HTJ I' },
    { if: 'own-bindus-many', graha: 'jupiter', house: 5, side: 'for', weight: 2, source: 'AVS' },
    { if: 'own-bindus-few', graha: 'jupiter', house: 5, side: 'against', weight: 1, source: 'AVS' },
  ],
  dasha: {
    lords: [5, 9, 2, 11],
    occupants: [5],
    grahas: ['jupiter'],
    charaKarakas: ['putra'],
    vargaLords: [1, 5],
  },
  transit: {
    double: [5, 9],
    jupiter: [5, 9, 11],
    jupiterOn: ['moon'],
    saturn: [5],
    saturnOn: ['jupiter'],
    nodes: { houses: [5], side: 'against' },
  },
  source: { promise: 'BPHS 16; HTJ I', dasha: 'JP XIII; KNR', transit: 'KNR; PD 26' },
};
