import type { AreaRecord } from './area.types.ts';

/** Work and service: the 10th with 6, 11 and 2 (rules.md, career_job). */
export const careerJob: AreaRecord = {
  area: 'career-job',
  houses: { main: [10], help: [1, 2, 6, 9, 11], hurt: [8, 12] },
  karakas: { sun: 2, saturn: 3, mercury: 2, jupiter: 1, mars: 1 },
  varga: 10,
  rules: [
    { if: 'lords-linked', a: 9, b: 10, side: 'for', weight: 3, source: 'BPHS 39' },
    { if: 'lords-linked', a: 1, b: 10, side: 'for', weight: 2, source: 'BPHS 24' },
    { if: 'lords-linked', a: 10, b: 11, side: 'for', weight: 2, source: 'BPHS 24' },
    { if: 'directional-strength', graha: 'sun', side: 'for', weight: 2, source: 'BPHS 27' },
    { if: 'directional-strength', graha: 'mars', side: 'for', weight: 2, source: 'BPHS 27' },
    { if: 'lords-entangled', a: 10, b: 8, side: 'against', weight: 2, source: 'HTJ II' },
    { if: 'lords-entangled', a: 10, b: 12, side: 'against', weight: 1, source: 'HTJ II' },
    {
      if: 'grahas-linked',
      graha: 'saturn',
      other: 'rahu',
      side: 'against',
      weight: 1,
      source: 'HTJ II',
    },
  ],
  dasha: {
    lords: [10, 6, 2, 11],
    occupants: [10],
    grahas: [],
    vargaLords: [1, 10],
    stress: [8, 12],
  },
  transit: {
    double: [10, 1],
    jupiter: [10, 6, 2],
    jupiterOn: ['sun'],
    saturn: [10],
    saturnOn: ['sun'],
    nodes: { houses: [10], side: 'against' },
  },
  source: { promise: 'BPHS 21; HTJ II', dasha: 'BPHS 47-60; KNR', transit: 'KNR; PD 26' },
  later: [
    { later: true, term: 'amala: benefic in 10 from lagna and Moon', source: 'PD 6' },
    { later: true, term: 'pancha mahapurusha', source: 'PD 6' },
    { later: true, term: 'L10 and amatyakaraka well placed in D10', source: 'Jaimini' },
    { later: true, term: 'SAV(10) below SAV(12)', source: 'AVS' },
    { later: true, term: 'Saturn through 10, 11 from Moon with BAV of 4 or more', source: 'AVS' },
  ],
};
