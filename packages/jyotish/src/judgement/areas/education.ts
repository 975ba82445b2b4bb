import type { AreaRecord } from './area.types.ts';

/**
 * Life area: learning: 4 and 5, higher studies 9, with Mercury and Jupiter.
 */
export const education: AreaRecord = {
  area: 'education',
  houses: { main: [4, 5], help: [2, 9, 3, 11], hurt: [8, 12] },
  karakas: { mercury: 3, jupiter: 3, moon: 1 },
  varga: 24,
  rules: [
    {
      if: 'graha-in',
      graha: 'mercury',
      houses: [1, 4, 5, 9],
      side: 'for',
      weight: 2,
      source: 'PD 16',
    },
    {
      if: 'graha-in',
      graha: 'jupiter',
      houses: [1, 4, 5, 9],
      side: 'for',
      weight: 2,
      source: 'PD 16',
    },
    { if: 'graha-with-lord', graha: 'mercury', lord: 5, side: 'for', weight: 2, source: 'HTJ I' },
    { if: 'graha-with-lord', graha: 'jupiter', lord: 5, side: 'for', weight: 2, source: 'HTJ I' },
    { if: 'lords-linked', a: 4, b: 5, side: 'for', weight: 2, source: 'BPHS 15-16' },
    { if: 'lords-linked', a: 5, b: 9, side: 'for', weight: 2, source: 'BPHS 16' },
    { if: 'grahas-linked', graha: 'sun', other: 'mercury', side: 'for', weight: 1, source: 'PD 6' },
    { if: 'graha-in', graha: 'rahu', houses: [4, 5], side: 'against', weight: 1, source: 'HTJ I' },
    {
      if: 'graha-in',
      graha: 'saturn',
      houses: [4, 5],
      side: 'against',
      weight: 1,
      source: 'HTJ I',
    },
    { if: 'lord-in', lord: 5, houses: [8, 12], side: 'against', weight: 2, source: 'HTJ I' },
    { if: 'lords-entangled', a: 4, b: 8, side: 'against', weight: 1, source: 'HTJ I' },
  ],
  dasha: {
    lords: [4, 5, 9],
    occupants: [4, 5],
    grahas: ['mercury', 'jupiter'],
    vargaLords: [1, 4, 5, 9],
  },
  transit: {
    double: [5, 9],
    jupiter: [4, 5, 9],
    jupiterOn: ['mercury'],
    saturn: [4, 5],
    saturnOn: ['mercury'],
    nodes: { houses: [4, 5], side: 'against' },
  },
  source: { promise: 'BPHS 15-16; HTJ I', dasha: 'BPHS 47-60; HTJ I', transit: 'KNR' },
};
