import type { Graha } from '@dhruva/jyotish/vocabulary';
import { isAtHome } from '../chart/dignities.ts';
import { castsAspect } from '../chart/drishti.ts';
import type { Natal } from '../chart/natal.ts';
import { placeFrom, signOf } from '../chart/signs.ts';
import type { ClaimOf, Verdict } from '../claims.types.ts';
import { NO_LAGNA, unless } from './check.types.ts';

/** Houses of Mars that count as Manglik, north and south together. */
const HOUSES = [1, 2, 4, 7, 8, 12];

/** Reliefs by the sign Mars stands in, some in one house only. MUH. */
const SEATS: Readonly<Record<string, { readonly house?: number; readonly signs: number[] }>> = {
  'second-of-mercury': { house: 2, signs: [2, 5] },
  'fourth-of-mars': { house: 4, signs: [0, 7] },
  'seventh-in-makara-or-karka': { house: 7, signs: [9, 3] },
  'eighth-of-jupiter': { house: 8, signs: [8, 11] },
  'twelfth-of-venus': { house: 12, signs: [1, 6] },
  'in-simha-or-kumbha': { signs: [4, 10] },
};

const referenceOf = ({ signs, lagna }: Natal, from: ClaimOf<'manglik'>['from']): number | null => {
  if (from !== 'lagna') return signs[from];
  return lagna === null ? null : signOf(lagna);
};

const guards = (natal: Natal, graha: Graha): boolean =>
  natal.lagna !== null &&
  [1, 7].includes(placeFrom(signOf(natal.lagna), natal.signs[graha])) &&
  isAtHome(graha, natal.signs[graha]);

const softening = (natal: Natal): Readonly<Record<string, boolean>> => {
  const { mars, jupiter, moon } = natal.signs;
  return {
    'with-jupiter': jupiter === mars,
    'with-moon': moon === mars,
    'at-home': isAtHome('mars', mars),
    'under-jupiter': castsAspect('jupiter', jupiter, mars),
    'jupiter-in-first-or-seventh': guards(natal, 'jupiter'),
    'venus-in-first-or-seventh': guards(natal, 'venus'),
  };
};

/** Ids of the reliefs that hold for Mars in a house. */
const reliefsFor = (natal: Natal, house: number): readonly string[] => {
  const bySeat = Object.entries(SEATS).filter(
    ([, seat]) => (seat.house ?? house) === house && seat.signs.includes(natal.signs.mars),
  );
  const byChart = Object.entries(softening(natal)).filter(([, holds]) => holds);
  return [...bySeat, ...byChart].map(([id]) => id);
};

/** Whether the house of Mars that one person has answers that of the other, or both have it. */
const answeredBy = (house: number, from: ClaimOf<'manglik'>['from'], other: Natal) => {
  const reference = referenceOf(other, from);
  const hard = (['sun', 'mars', 'saturn', 'rahu', 'ketu'] as const).filter(
    (graha) => reference !== null && placeFrom(reference, other.signs[graha]) === house,
  );
  return {
    'malefic-in-same-house': hard.length > 0,
    'both-have-it': (['lagna', 'moon', 'venus'] as const).some((each) => {
      const sign = referenceOf(other, each);
      return sign !== null && HOUSES.includes(placeFrom(sign, other.signs.mars));
    }),
  };
};

/**
 * Mars in a Manglik house from one reference, and what relieves it: each relief named holds, and
 * where none is named, none does. `other`: the second person's chart, for reliefs between two.
 */
export const manglikVerdict = (
  natal: Natal,
  { from, cancelledBy }: ClaimOf<'manglik'>,
  other: Natal | undefined,
): Verdict => {
  const reference = referenceOf(natal, from);
  if (reference === null) return NO_LAGNA;
  const house = placeFrom(reference, natal.signs.mars);
  if (!HOUSES.includes(house)) return `Mars is in house ${house} from ${from}`;
  const own = reliefsFor(natal, house);
  if (cancelledBy.length === 0) return unless(own.length === 0, () => `relieved: ${own.join()}`);
  const between = other === undefined ? {} : answeredBy(house, from, other);
  const answers = Object.entries(between).filter(([, holds]) => holds);
  const holding = [...own, ...answers.map(([id]) => id)];
  const untrue = cancelledBy.filter((id) => !holding.includes(id));
  return unless(untrue.length === 0, () => `not relieved by ${untrue.join()}`);
};
