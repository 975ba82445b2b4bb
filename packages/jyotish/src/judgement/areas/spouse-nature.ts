import type { AreaRecord } from './area.types.ts';

/** What the partner is like: the 7th, its lord, Venus, D9 (rules.md, spouse_nature). */
export const spouseNature: AreaRecord = {
  area: 'spouse-nature',
  houses: { main: [7], help: [1, 2, 4, 5], hurt: [6, 12] },
  karakas: { venus: 3, jupiter: 2, moon: 2 },
  varga: 9,
  rules: [
    { if: 'lords-linked', a: 1, b: 7, side: 'for', weight: 3, source: 'BPHS 18' },
    { if: 'graha-with-lord', graha: 'jupiter', lord: 7, side: 'for', weight: 2, source: 'JP XIV' },
    { if: 'graha-with-lord', graha: 'venus', lord: 7, side: 'for', weight: 2, source: 'PD 10' },
    { if: 'graha-with-lord', graha: 'mercury', lord: 7, side: 'for', weight: 1, source: 'PD 10' },
    { if: 'lords-entangled', a: 7, b: 6, side: 'against', weight: 2, source: 'PD 10' },
    {
      if: 'graha-with-lord',
      graha: 'saturn',
      lord: 7,
      side: 'against',
      weight: 1,
      source: 'PD 10',
    },
    { if: 'graha-in', graha: 'ketu', houses: [7], side: 'against', weight: 1, source: 'PD 10' },
  ],
  dasha: {
    lords: [7, 1, 5],
    occupants: [7],
    grahas: ['venus'],
    vargaLords: [1, 7],
    stress: [6, 12],
  },
  transit: {
    double: [7, 1],
    jupiter: [7, 1, 5],
    jupiterOn: ['venus'],
    saturn: [7],
    saturnOn: ['venus'],
    nodes: { houses: [1, 7], side: 'against' },
  },
  source: { promise: 'BPHS 18; PD 10', dasha: 'HTJ II', transit: 'KNR' },
  later: [
    { later: true, term: 'upapada sign and lord', source: 'BPHS 30' },
    { later: true, term: 'A7 from the arudha lagna', source: 'PVR 9' },
  ],
};
