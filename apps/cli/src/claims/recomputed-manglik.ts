import type { Graha } from '@dhruva/jyotish';
import { placeFrom, signOf } from './chart/signs.ts';
import type { Positions } from './pair-positions.ts';

type Reference = 'lagna' | 'moon' | 'venus';

/** Houses of Mars that count, as the north and the south of India list them. */
const COUNTED = [1, 2, 4, 7, 8, 12];

/** Signs of Mars that cancel the dosha of a house: of Mercury in 2, its own in 4, Makara and Karka in 7 and so on. */
const HOUSE_CANCELLATIONS: readonly (readonly [
  id: string,
  house: number | null,
  signs: readonly number[],
])[] = [
  ['second-of-mercury', 2, [2, 5]],
  ['fourth-of-mars', 4, [0, 7]],
  ['seventh-in-makara-or-karka', 7, [9, 3]],
  ['eighth-of-jupiter', 8, [8, 11]],
  ['twelfth-of-venus', 12, [1, 6]],
  ['in-simha-or-kumbha', null, [4, 10]],
];

/** Own and exaltation signs. */
const STRONG: Readonly<Partial<Record<Graha, readonly number[]>>> = {
  mars: [0, 7, 9],
  jupiter: [8, 11, 3],
  venus: [1, 6, 11],
};

/** What Mars is counted from. */
export const referencesOf = ({ isTimeKnown }: Positions): readonly Reference[] =>
  isTimeKnown ? ['lagna', 'moon', 'venus'] : ['moon', 'venus'];

const referenceSign = (positions: Positions, from: Reference): number =>
  signOf(from === 'lagna' ? positions.lagna : positions.grahas[from]);

/** The house of a graha counted from a reference. */
export const houseOf = (positions: Positions, graha: Graha, from: Reference): number =>
  placeFrom(referenceSign(positions, from), signOf(positions.grahas[graha]));

/** Whether Mars, Jupiter or Venus is in its own sign or exalted. */
export const isStrong = ({ grahas }: Positions, graha: Graha): boolean =>
  STRONG[graha]?.includes(signOf(grahas[graha])) ?? false;

const isStrongInFirstOrSeventh = (positions: Positions, graha: Graha): boolean =>
  positions.isTimeKnown &&
  isStrong(positions, graha) &&
  [1, 7].includes(houseOf(positions, graha, 'lagna'));

/** Reliefs that reduce the dosha of the whole chart. */
const chartReliefs = (positions: Positions): readonly string[] => {
  const sign = (graha: Graha): number => signOf(positions.grahas[graha]);
  const tests: Readonly<Record<string, boolean>> = {
    'with-jupiter': sign('jupiter') === sign('mars'),
    'with-moon': sign('moon') === sign('mars'),
    'at-home': isStrong(positions, 'mars'),
    'under-jupiter': [5, 7, 9].includes(placeFrom(sign('jupiter'), sign('mars'))),
    'jupiter-in-first-or-seventh': isStrongInFirstOrSeventh(positions, 'jupiter'),
    'venus-in-first-or-seventh': isStrongInFirstOrSeventh(positions, 'venus'),
  };
  return Object.keys(tests).filter((id) => tests[id]);
};

const houseCancellations = (positions: Positions, house: number): readonly string[] =>
  HOUSE_CANCELLATIONS.filter(
    ([, only, signs]) => (only ?? house) === house && signs.includes(signOf(positions.grahas.mars)),
  ).map(([id]) => id);

/** Whether Mars is in a Manglik house from a reference, and the reliefs that cancel or reduce it there. */
export const manglikFrom = (
  positions: Positions,
  from: Reference,
): { readonly counts: boolean; readonly cancelledBy: readonly string[] } => {
  const house = houseOf(positions, 'mars', from);
  return {
    counts: COUNTED.includes(house),
    cancelledBy: [...houseCancellations(positions, house), ...chartReliefs(positions)],
  };
};

/** References from which Mars is in a Manglik house and its sign does not cancel it. */
export const uncancelledReferences = (positions: Positions): readonly Reference[] =>
  referencesOf(positions).filter(
    (from) =>
      manglikFrom(positions, from).counts &&
      houseCancellations(positions, houseOf(positions, 'mars', from)).length === 0,
  );

/**
 * How a person is Manglik in all: one relief of the chart takes away one reference; wholly with two
 * left and no relief.
 */
export const gradeOf = (positions: Positions): 'none' | 'cancelled' | 'partly' | 'wholly' => {
  if (!referencesOf(positions).some((from) => manglikFrom(positions, from).counts)) return 'none';
  const isReduced = chartReliefs(positions).length > 0;
  const left = uncancelledReferences(positions).length - (isReduced ? 1 : 0);
  if (left <= 0) return 'cancelled';
  return left === 1 || isReduced ? 'partly' : 'wholly';
};
