import type { AreaRecord } from './area.types.ts';

/** Parents, brothers and sisters, the home: 4, 9, 2, 3, 11 (rules.md, family). */
export const family: AreaRecord = {
  area: 'family',
  houses: { main: [4, 2], help: [9, 3, 11, 1], hurt: [6, 8, 12] },
  karakas: { moon: 3, sun: 2, jupiter: 2, mars: 1 },
  varga: 12,
  rules: [
    { if: 'lords-linked', a: 1, b: 4, side: 'for', weight: 2, source: 'BPHS 15' },
    { if: 'lords-linked', a: 1, b: 9, side: 'for', weight: 2, source: 'BPHS 20' },
    { if: 'lords-linked', a: 2, b: 4, side: 'for', weight: 2, source: 'HTJ I' },
    { if: 'graha-in', graha: 'jupiter', houses: [2, 4], side: 'for', weight: 2, source: 'PD 16' },
    {
      if: 'graha-aspects',
      graha: 'jupiter',
      houses: [2, 4],
      side: 'for',
      weight: 1,
      source: 'PD 16',
    },
    { if: 'moon-bright', side: 'for', weight: 1, source: 'PD 2' },
    { if: 'moon-dim', side: 'against', weight: 1, source: 'PD 2' },
    { if: 'lords-entangled', a: 4, b: 6, side: 'against', weight: 2, source: 'HTJ I' },
    { if: 'lords-entangled', a: 9, b: 6, side: 'against', weight: 2, source: 'HTJ II' },
    { if: 'lords-entangled', a: 2, b: 6, side: 'against', weight: 1, source: 'HTJ I' },
    {
      if: 'grahas-linked',
      graha: 'moon',
      other: 'saturn',
      side: 'against',
      weight: 1,
      source: 'HTJ I',
    },
  ],
  dasha: {
    lords: [4, 9, 2],
    occupants: [4, 2],
    grahas: ['moon', 'jupiter'],
    vargaLords: [1, 4, 9],
    stress: [6, 8, 12],
  },
  transit: {
    double: [4, 9],
    jupiter: [4, 9, 2],
    jupiterOn: ['moon', 'sun'],
    saturn: [4],
    saturnOn: ['moon', 'sun'],
    nodes: { houses: [4, 9], side: 'against' },
  },
  source: { promise: 'BPHS 14-15, 20, 32', dasha: 'HTJ I; JP XII', transit: 'PD 26; KNR' },
  later: [{ later: true, term: "each relative's house read as their lagna", source: 'BPHS 32' }],
};
