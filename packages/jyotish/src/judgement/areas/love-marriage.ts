import type { AreaRecord, Rule } from './area.types.ts';

/** Rule: the partner's chara karaka (dara) joins that of romance (putra). */
export const DARA_WITH_PUTRA: Rule = {
  if: 'chara-karakas-linked',
  karaka: 'dara',
  with: 'putra',
  varga: 9,
  side: 'for',
  weight: 2,
  source: 'Jaimini',
};

/**
 * Life area: affection growing into partnership: 5 and 7 with Venus and Moon.
 */
export const loveMarriage: AreaRecord = {
  area: 'love-marriage',
  houses: { main: [5, 7], help: [11, 9, 3], hurt: [6, 8, 12] },
  karakas: { venus: 3, moon: 2, mars: 1, rahu: 1 },
  varga: 9,
  rules: [
    { if: 'lords-linked', a: 5, b: 7, side: 'for', weight: 3, source: 'HTJ II' },
    { if: 'graha-with-lord', graha: 'venus', lord: 5, side: 'for', weight: 2, source: 'HTJ II' },
    { if: 'graha-with-lord', graha: 'venus', lord: 7, side: 'for', weight: 2, source: 'HTJ II' },
    { if: 'lords-linked', a: 5, b: 11, side: 'for', weight: 2, source: 'HTJ II' },
    { if: 'lords-linked', a: 7, b: 9, side: 'for', weight: 1, source: 'HTJ II' },
    { if: 'grahas-linked', graha: 'venus', other: 'mars', side: 'for', weight: 1, source: 'SV' },
    { if: 'graha-with-lord', graha: 'moon', lord: 7, side: 'for', weight: 1, source: 'SV' },
    {
      if: 'grahas-linked',
      graha: 'venus',
      other: 'saturn',
      side: 'against',
      weight: 1,
      source: 'HTJ II',
    },
    { if: 'lords-entangled', a: 5, b: 6, side: 'against', weight: 2, source: 'HTJ II' },
    { if: 'lords-entangled', a: 5, b: 8, side: 'against', weight: 1, source: 'HTJ II' },
    {
      if: 'graha-with-lord',
      graha: 'saturn',
      lord: 5,
      side: 'against',
      weight: 1,
      source: 'HTJ II',
    },
    {
      if: 'image-in',
      image: 5,
      houses: [1, 4, 5, 7, 9, 10, 11],
      side: 'for',
      weight: 1,
      source: 'PVR 9',
    },
    {
      if: 'image-in',
      image: 7,
      houses: [1, 4, 5, 7, 9, 10, 11],
      side: 'for',
      weight: 1,
      source: 'PVR 9',
    },
    { if: 'image-in', image: 7, houses: [6, 8, 12], side: 'against', weight: 1, source: 'PVR 9' },
    DARA_WITH_PUTRA,
  ],
  dasha: {
    lords: [5, 7, 11],
    occupants: [5, 7],
    grahas: ['venus', 'rahu'],
    charaKarakas: ['dara'],
    vargaLords: [1, 5, 7],
  },
  transit: {
    double: [5, 7],
    jupiter: [5, 7, 11],
    jupiterOn: ['venus'],
    saturn: [5, 7],
    saturnOn: ['venus', 'moon'],
    nodes: { houses: [5, 7], side: 'against' },
  },
  source: { promise: 'HTJ II; SV', dasha: 'HTJ II; KNR', transit: 'KNR' },
};
