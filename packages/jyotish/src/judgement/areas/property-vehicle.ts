import type { AreaRecord } from './area.types.ts';

/** Life area: home, land and vehicles: 4 with Mars, Venus and Moon. */
export const propertyVehicle: AreaRecord = {
  area: 'property-vehicle',
  houses: { main: [4], help: [11, 2, 9, 10], hurt: [3, 6, 12] },
  karakas: { mars: 3, venus: 2, moon: 2, saturn: 1, jupiter: 1 },
  varga: 4,
  rules: [
    { if: 'lords-linked', a: 4, b: 11, side: 'for', weight: 3, source: 'BPHS 15' },
    { if: 'lords-linked', a: 4, b: 9, side: 'for', weight: 2, source: 'BPHS 15' },
    { if: 'lords-linked', a: 4, b: 2, side: 'for', weight: 2, source: 'HTJ I' },
    { if: 'lords-linked', a: 4, b: 1, side: 'for', weight: 2, source: 'BPHS 15' },
    { if: 'graha-with-lord', graha: 'mars', lord: 4, side: 'for', weight: 1, source: 'HTJ I' },
    { if: 'graha-with-lord', graha: 'venus', lord: 4, side: 'for', weight: 1, source: 'PD 16' },
    { if: 'graha-in', graha: 'jupiter', houses: [4], side: 'for', weight: 2, source: 'PD 16' },
    { if: 'graha-aspects', graha: 'jupiter', houses: [4], side: 'for', weight: 1, source: 'PD 16' },
    { if: 'lords-entangled', a: 4, b: 6, side: 'against', weight: 2, source: 'HTJ I' },
    { if: 'lords-entangled', a: 4, b: 12, side: 'against', weight: 1, source: 'HTJ I' },
    { if: 'graha-in', graha: 'rahu', houses: [4], side: 'against', weight: 1, source: 'HTJ I' },
    { if: 'graha-in', graha: 'saturn', houses: [4], side: 'against', weight: 1, source: 'HTJ I' },
  ],
  dasha: {
    lords: [4, 11, 2, 9],
    occupants: [4],
    grahas: ['mars', 'venus'],
    vargaLords: [1, 4],
  },
  transit: {
    double: [4, 1],
    jupiter: [4, 10, 11],
    jupiterOn: ['moon'],
    saturn: [4],
    saturnOn: ['moon'],
    nodes: { houses: [4], side: 'against' },
  },
  source: { promise: 'BPHS 15; HTJ I', dasha: 'HTJ I; JP XII', transit: 'KNR; PD 26' },
};
