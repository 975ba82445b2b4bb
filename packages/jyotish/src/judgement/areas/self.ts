import type { AreaRecord } from './area.types.ts';

/**
 * Life area: the person: lagna, its lord, Sun and Moon. Our own area, on the texts' reading of the
 * first house.
 */
export const self: AreaRecord = {
  area: 'self',
  houses: { main: [1], help: [3, 5, 9, 10], hurt: [6, 8, 12] },
  karakas: { sun: 3, moon: 3, jupiter: 1, mars: 1 },
  varga: 9,
  rules: [
    {
      if: 'graha-in',
      graha: 'jupiter',
      houses: [1, 5, 9],
      side: 'for',
      weight: 2,
      source: 'BPHS 12',
    },
    {
      if: 'graha-aspects',
      graha: 'jupiter',
      houses: [1],
      side: 'for',
      weight: 2,
      source: 'BPHS 12',
    },
    { if: 'graha-with-lord', graha: 'jupiter', lord: 1, side: 'for', weight: 1, source: 'BPHS 12' },
    { if: 'directional-strength', graha: 'jupiter', side: 'for', weight: 1, source: 'BPHS 27' },
    { if: 'directional-strength', graha: 'mercury', side: 'for', weight: 1, source: 'BPHS 27' },
    { if: 'directional-strength', graha: 'sun', side: 'for', weight: 1, source: 'BPHS 27' },
    { if: 'moon-bright', side: 'for', weight: 2, source: 'PD 2' },
    { if: 'moon-dim', side: 'against', weight: 1, source: 'PD 2' },
    { if: 'lord-in', lord: 1, houses: [6, 8, 12], side: 'against', weight: 2, source: 'BPHS 24' },
    { if: 'lords-entangled', a: 1, b: 6, side: 'against', weight: 1, source: 'HTJ I' },
    { if: 'lords-entangled', a: 1, b: 8, side: 'against', weight: 1, source: 'HTJ I' },
    { if: 'strongest-graha', nature: 'benefic', side: 'for', weight: 2, source: 'BPHS 27, 34' },
    { if: 'strongest-graha', nature: 'malefic', side: 'against', weight: 1, source: 'BPHS 27, 34' },
  ],
  dasha: {
    lords: [1, 5, 9],
    occupants: [1],
    grahas: ['sun', 'moon'],
    vargaLords: [1],
  },
  transit: {
    double: [1],
    jupiter: [1, 5, 9],
    jupiterOn: ['moon', 'sun'],
    saturn: [1],
    saturnOn: ['moon', 'sun'],
    nodes: { houses: [1], side: 'against' },
  },
  source: { promise: 'BPHS 12; HTJ I', dasha: 'BPHS 47-60', transit: 'PD 26' },
};
