import type { AreaRecord } from './area.types.ts';

/** Earning and saving: 2 and 11 with Jupiter (rules.md, wealth). */
export const wealth: AreaRecord = {
  area: 'wealth',
  houses: { main: [2, 11], help: [5, 9, 1, 10], hurt: [12, 8, 6] },
  karakas: { jupiter: 3, venus: 1, mercury: 2 },
  varga: 9,
  rules: [
    { if: 'lords-linked', a: 2, b: 11, side: 'for', weight: 3, source: 'BPHS 41' },
    { if: 'lords-linked', a: 1, b: 2, side: 'for', weight: 2, source: 'BPHS 41' },
    { if: 'lords-linked', a: 1, b: 11, side: 'for', weight: 2, source: 'BPHS 41' },
    { if: 'lords-linked', a: 5, b: 9, side: 'for', weight: 2, source: 'BPHS 41' },
    { if: 'lords-linked', a: 9, b: 11, side: 'for', weight: 2, source: 'BPHS 41' },
    { if: 'lord-in', lord: 2, houses: [11], side: 'for', weight: 2, source: 'BPHS 13' },
    { if: 'lord-in', lord: 11, houses: [2], side: 'for', weight: 2, source: 'BPHS 22' },
    { if: 'graha-in', graha: 'jupiter', houses: [2, 11], side: 'for', weight: 2, source: 'PD 6' },
    {
      if: 'graha-aspects',
      graha: 'jupiter',
      houses: [2, 11],
      side: 'for',
      weight: 2,
      source: 'PD 6',
    },
    { if: 'grahas-linked', graha: 'moon', other: 'mars', side: 'for', weight: 1, source: 'PD 6' },
    { if: 'lords-entangled', a: 2, b: 12, side: 'against', weight: 2, source: 'BPHS 42' },
    { if: 'lord-in', lord: 11, houses: [6, 8, 12], side: 'against', weight: 2, source: 'BPHS 42' },
    { if: 'lords-entangled', a: 11, b: 8, side: 'against', weight: 1, source: 'BPHS 42' },
    { if: 'lord-in', lord: 1, houses: [6, 8, 12], side: 'against', weight: 1, source: 'BPHS 42' },
  ],
  dasha: {
    lords: [2, 11, 5, 9],
    occupants: [2, 11],
    grahas: ['jupiter'],
    vargaLords: [1, 2, 11],
    stress: [12, 8, 6],
  },
  transit: {
    double: [2, 11],
    jupiter: [2, 5, 9, 11],
    jupiterOn: ['jupiter'],
    saturn: [2, 12],
    saturnOn: ['jupiter'],
    nodes: { houses: [2, 12], side: 'against' },
  },
  source: { promise: 'BPHS 13, 22, 41-42', dasha: 'BPHS 47-60; HTJ I', transit: 'PD 26; KNR' },
  later: [
    {
      later: true,
      term: 'D2: its two signs give no houses, D9 confirms instead',
      source: 'BPHS 6',
    },
    { later: true, term: 'A2, A11, sree lagna, indu lagna', source: 'Jaimini; PVR 9' },
    { later: true, term: 'lakshmi, vasumati, kemadruma, sakata yogas', source: 'PD 6' },
    { later: true, term: 'SAV of 2, 11 and 12', source: 'AVS' },
  ],
};
