import type { AreaRecord } from './area.types.ts';

/** Luck, purpose and practice: 9 and 5 with Jupiter (rules.md, spirituality_luck). */
export const spiritualityLuck: AreaRecord = {
  area: 'spirituality-luck',
  houses: { main: [9, 5], help: [1, 11, 12], hurt: [6, 8] },
  karakas: { jupiter: 3, ketu: 1, sun: 2, saturn: 1 },
  varga: 20,
  rules: [
    { if: 'lords-linked', a: 1, b: 9, side: 'for', weight: 3, source: 'BPHS 20' },
    { if: 'lords-linked', a: 5, b: 9, side: 'for', weight: 2, source: 'BPHS 20' },
    { if: 'lords-linked', a: 9, b: 12, side: 'for', weight: 1, source: 'PD 27' },
    {
      if: 'graha-in',
      graha: 'jupiter',
      houses: [1, 5, 9],
      side: 'for',
      weight: 2,
      source: 'BPHS 20',
    },
    {
      if: 'graha-aspects',
      graha: 'jupiter',
      houses: [1, 9],
      side: 'for',
      weight: 2,
      source: 'BPHS 20',
    },
    { if: 'graha-in', graha: 'ketu', houses: [12], side: 'for', weight: 1, source: 'BPHS 33' },
    { if: 'lords-entangled', a: 9, b: 6, side: 'against', weight: 1, source: 'HTJ II' },
    { if: 'lords-entangled', a: 9, b: 8, side: 'against', weight: 2, source: 'HTJ II' },
    {
      if: 'grahas-linked',
      graha: 'jupiter',
      other: 'rahu',
      side: 'against',
      weight: 1,
      source: 'PD 6',
    },
  ],
  dasha: {
    lords: [9, 5, 12],
    occupants: [9, 5],
    grahas: ['jupiter', 'ketu'],
    vargaLords: [1, 9],
    stress: [6, 8],
  },
  transit: {
    double: [9, 5],
    jupiter: [1, 5, 9],
    jupiterOn: ['moon'],
    saturn: [9],
    saturnOn: ['moon'],
    nodes: { houses: [9], side: 'against' },
  },
  source: { promise: 'BPHS 20; PD 27', dasha: 'BPHS 47-60', transit: 'PD 26; KNR' },
  later: [{ later: true, term: 'karakamsa and the 12th from it', source: 'BPHS 33' }],
};
