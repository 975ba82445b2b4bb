import type { AreaRecord } from './area.types.ts';

/**
 * Life area: state service and competition: 10, 6 and 9 with the Sun.
 */
export const governmentJob: AreaRecord = {
  area: 'government-job',
  houses: { main: [10, 6, 9], help: [1, 5, 11], hurt: [8, 12] },
  karakas: { sun: 3, mars: 2, jupiter: 1, saturn: 1 },
  varga: 10,
  rules: [
    {
      if: 'graha-in',
      graha: 'sun',
      houses: [1, 9, 10, 11],
      side: 'for',
      weight: 2,
      source: 'BPHS 39-40',
    },
    { if: 'graha-with-lord', graha: 'sun', lord: 10, side: 'for', weight: 3, source: 'BPHS 39-40' },
    { if: 'directional-strength', graha: 'sun', side: 'for', weight: 2, source: 'BPHS 27' },
    { if: 'directional-strength', graha: 'mars', side: 'for', weight: 2, source: 'BPHS 27' },
    { if: 'lords-linked', a: 6, b: 10, side: 'for', weight: 2, source: 'HTJ II' },
    { if: 'lords-linked', a: 6, b: 11, side: 'for', weight: 2, source: 'HTJ II' },
    { if: 'lords-linked', a: 9, b: 10, side: 'for', weight: 2, source: 'BPHS 39' },
    {
      if: 'grahas-linked',
      graha: 'sun',
      other: 'rahu',
      side: 'against',
      weight: 2,
      source: 'HTJ II',
    },
    {
      if: 'grahas-linked',
      graha: 'sun',
      other: 'ketu',
      side: 'against',
      weight: 1,
      source: 'HTJ II',
    },
    { if: 'lords-entangled', a: 10, b: 12, side: 'against', weight: 2, source: 'HTJ II' },
    { if: 'lords-entangled', a: 10, b: 8, side: 'against', weight: 2, source: 'HTJ II' },
    { if: 'lord-in-navamsa', lord: 10, rashis: [0, 4], side: 'for', weight: 2, source: 'BPHS 40' },
  ],
  dasha: {
    lords: [10, 6, 9, 11, 5],
    occupants: [10, 6],
    grahas: ['sun'],
    charaKarakas: ['amatya'],
    vargaLords: [1, 10],
  },
  transit: {
    double: [10, 6],
    jupiter: [10, 6, 9],
    jupiterOn: ['sun'],
    saturn: [5],
    saturnOn: ['mercury'],
    nodes: { houses: [10, 6], side: 'against' },
  },
  source: { promise: 'BPHS 39-40; PD 7', dasha: 'HTJ II; KNR', transit: 'KNR' },
};
