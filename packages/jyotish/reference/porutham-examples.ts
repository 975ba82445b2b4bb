import type { PoruthamId } from '../src/tables/poruthams.ts';
import { NAKSHATRAS, type Nakshatra } from '../src/vocabulary.ts';

/** A result printed by others for one porutham of a couple, their Moons in sidereal degrees. */
export interface PoruthamExample {
  readonly id: PoruthamId;
  readonly girl: number;
  readonly boy: number;
  /** Published result; `held`: the page only states that it is present. */
  readonly result: 'held' | 'good' | 'middling' | 'lacking';
  readonly source: string;
}

/** The middle of a pada. */
const star = (name: Nakshatra, pada = 1): number =>
  (NAKSHATRAS.indexOf(name) + (pada - 0.5) / 4) * (40 / 3);
const middleOf = (rashi: number): number => rashi * 30 + 15;

/** B.V. Raman, Muhurtha, on marriage: she Dhanishta in Makara, he Mrigashira in Vrishabha; the count is 10. */
const RAMAN = (
  [
    ['dina', 'lacking'],
    ['mahendra', 'held'],
    ['stree-dirgha', 'held'],
    ['vedha', 'lacking'],
    ['rajju', 'lacking'],
  ] as const
).map(([id, result]): PoruthamExample => ({
  id,
  result,
  girl: star('dhanishta', 2),
  boy: star('mrigashira', 2),
  source: 'Raman, Muhurtha (megastarosta.xlx.pl, hknet.org.nz, ianala.blogspot.com)',
}));

const COUNTED = (
  [
    ['dina', 'ashwini', 'rohini', 'good', 'marriage-matching-astrology.blogspot.com'],
    ['dina', 'revati', 'ardra', 'lacking', 'marriage-matching-astrology.blogspot.com'],
    ['mahendra', 'chitra', 'shravana', 'lacking', 'marriage-matching-astrology.blogspot.com'],
    ['dina', 'ashwini', 'magha', 'lacking', 'scribd.com/document/160036471'],
    ['dina', 'ashwini', 'revati', 'good', 'scribd.com/document/160036471'],
    ['rajju', 'mula', 'ashwini', 'lacking', 'epanchang.com/RAJJU-Porutham'],
  ] as const
).map(([id, girl, boy, result, source]): PoruthamExample => ({
  id,
  girl: star(girl),
  boy: star(boy),
  result,
  source,
}));

/** The 12th, 14th and 16th star from hers fail by one pada of it only. */
const BY_PADA = ([1, 2, 3, 4] as const).flatMap((pada) =>
  (
    [
      ['uttara-phalguni', 1],
      ['chitra', 4],
      ['vishakha', 3],
    ] as const
  ).map(([boy, bad]): PoruthamExample => ({
    id: 'dina',
    girl: star('ashwini'),
    boy: star(boy, pada),
    result: pada === bad ? 'lacking' : 'middling',
    source: 'tirumanaporutham.blogspot.com/2011/04',
  })),
);

/** Stars of boys listed for girls of Ashwini, Magha and Mula: all that are not on the foot of the cord. */
const LISTED: readonly Nakshatra[] = [
  'bharani',
  'krittika',
  'rohini',
  'mrigashira',
  'ardra',
  'punarvasu',
  'pushya',
  'purva-phalguni',
  'uttara-phalguni',
  'hasta',
  'chitra',
  'swati',
  'vishakha',
  'anuradha',
  'purva-ashadha',
  'uttara-ashadha',
  'shravana',
  'dhanishta',
  'shatabhisha',
  'purva-bhadrapada',
  'uttara-bhadrapada',
];
const CORD = (['ashwini', 'magha', 'mula'] as const).flatMap((girl) =>
  NAKSHATRAS.map((boy): PoruthamExample => ({
    id: 'rajju',
    girl: star(girl),
    boy: star(boy),
    result: LISTED.includes(boy) ? 'good' : 'lacking',
    source: 'astrology.rithanya.com, star matching chart',
  })),
);

/** Signs whose lords are refused to each other, 0 = Mesha. */
const REFUSED = (
  [
    [
      [0, 7],
      [2, 5, 9, 10],
    ],
    [
      [1, 6],
      [3, 4, 8, 11],
    ],
    [
      [2, 5],
      [3, 8, 11],
    ],
  ] as const
).flatMap(([some, others]) =>
  some.flatMap((girl) =>
    others.map((boy): PoruthamExample => ({
      id: 'rasyadhipati',
      girl: middleOf(girl),
      boy: middleOf(boy),
      result: 'lacking',
      source: 'tirumanaporutham.blogspot.com/p/2.html',
    })),
  ),
);

/** What published pages say of couples, found by reading them; facts only. */
export const PORUTHAM_EXAMPLES: readonly PoruthamExample[] = [
  ...RAMAN,
  ...COUNTED,
  ...BY_PADA,
  ...CORD,
  ...REFUSED,
];
