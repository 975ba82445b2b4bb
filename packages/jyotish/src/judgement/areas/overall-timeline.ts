import type { AreaRecord } from './area.types.ts';

/**
 * Life area: the course of the coming time: lagna, 9, 10, 11 and the running periods.
 */
export const overallTimeline: AreaRecord = {
  area: 'overall-timeline',
  houses: { main: [1, 9], help: [10, 11, 5, 4], hurt: [6, 8, 12] },
  karakas: { moon: 2, sun: 2, jupiter: 2 },
  varga: 9,
  rules: [
    { if: 'lords-linked', a: 1, b: 9, side: 'for', weight: 2, source: 'BPHS 24' },
    { if: 'lords-linked', a: 1, b: 10, side: 'for', weight: 2, source: 'BPHS 24' },
    {
      if: 'graha-aspects',
      graha: 'jupiter',
      houses: [1],
      side: 'for',
      weight: 2,
      source: 'BPHS 12',
    },
    { if: 'moon-bright', side: 'for', weight: 1, source: 'PD 2' },
    { if: 'moon-dim', side: 'against', weight: 1, source: 'PD 2' },
    { if: 'lord-in', lord: 1, houses: [6, 8, 12], side: 'against', weight: 2, source: 'BPHS 24' },
  ],
  dasha: {
    lords: [1, 5, 9, 10, 11],
    occupants: [1, 9, 10, 11],
    grahas: ['jupiter'],
    vargaLords: [1, 9],
  },
  transit: {
    double: [1, 9],
    jupiter: [1, 5, 9, 11],
    jupiterOn: ['moon', 'sun'],
    saturn: [1, 8],
    saturnOn: ['moon', 'sun'],
    nodes: { houses: [1], side: 'against' },
  },
  source: { promise: 'BPHS 12, 24', dasha: 'BPHS 47-60; PD 19-21', transit: 'PD 26; KNR' },
};
