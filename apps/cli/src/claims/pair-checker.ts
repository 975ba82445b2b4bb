import type { Graha, PairClaim } from '@dhruva/jyotish';
import { rawPoints, settledPoints, totalOf, type Points } from './own-kutas.ts';
import { placeFrom, signOf } from './chart/signs.ts';
import {
  gradeOf,
  houseOf,
  manglikFrom,
  referencesOf,
  uncancelledReferences,
} from './own-manglik.ts';
import { mutualRegard, navamsaOf, type PairPositions, type Positions } from './pair-positions.ts';

type Person = 'self' | 'other';
type Of<K extends PairClaim['kind']> = Extract<PairClaim, { readonly kind: K }>;

/** Whether a claim is so; `unchecked`: of another kind, or of a point that is not recomputed here. */
export type Verdict = 'right' | 'wrong' | 'unchecked';

const verdict = (isSo: boolean): Verdict => (isSo ? 'right' : 'wrong');
const otherThan = (person: Person): Person => (person === 'self' ? 'other' : 'self');

/** Places a graha looks at, counted from itself; the nodes look nowhere. */
const LOOKS: Readonly<Partial<Record<Graha, readonly number[]>>> = {
  mars: [4, 7, 8],
  jupiter: [5, 7, 9],
  saturn: [3, 7, 10],
  rahu: [],
  ketu: [],
};

const REGARDS: Readonly<Record<string, string>> = {
  'friend friend': 'friends',
  'friend neutral': 'friendly',
  'neutral neutral': 'neutral',
  'enemy friend': 'uneasy',
  'enemy neutral': 'opposed',
  'enemy enemy': 'opposed',
};

type Point = Of<'between'>['a'];

/** The sign of a point; undefined for an arudha pada. */
const pointSign = (
  { grahas, lagna }: Positions,
  point: Point,
  of: (lon: number) => number,
): number | undefined => {
  if (point === 'a7' || point === 'upapada') return undefined;
  return of(point === 'lagna' ? lagna : grahas[point]);
};

const isGraha = (point: Point): point is Graha => !['a7', 'upapada', 'lagna'].includes(point);

const between = (claim: Of<'between'>, pair: PairPositions): Verdict => {
  const { person, a, b } = claim;
  const of = claim.varga === 9 ? navamsaOf : signOf;
  if ('regard' in claim) {
    if (!isGraha(a) || !isGraha(b)) return 'wrong';
    return verdict(claim.regard === (a === b ? 'same' : REGARDS[mutualRegard(a, b)]));
  }
  const own = pointSign(pair[person], a, of);
  const theirs = pointSign(pair[otherThan(person)], b, of);
  if (own === undefined || theirs === undefined) return 'unchecked';
  if ('place' in claim) return verdict(claim.place === placeFrom(theirs, own));
  return verdict(isGraha(a) && (LOOKS[a] ?? [7]).includes(placeFrom(own, theirs)));
};

const pointsOf = (
  { boy, settled }: { readonly boy: Person; readonly settled: boolean },
  pair: PairPositions,
): Points =>
  (settled ? settledPoints : rawPoints)(pair[boy].grahas.moon, pair[otherThan(boy)].grahas.moon);

const guna = (claim: Of<'guna'>, pair: PairPositions): Verdict =>
  'boy' in claim ? verdict(claim.total === totalOf(pointsOf(claim, pair))) : 'unchecked';

const kuta = (claim: Of<'kuta'>, pair: PairPositions): Verdict =>
  verdict(claim.points === pointsOf(claim, pair)[claim.kuta]);

const manglik = (claim: Of<'manglik'>, pair: PairPositions): Verdict => {
  const { person, from, cancelledBy } = claim;
  const positions = pair[person];
  if (!referencesOf(positions).includes(from)) return 'wrong';
  const own = manglikFrom(positions, from);
  const sameHouse = !('house' in claim) || claim.house === houseOf(positions, 'mars', from);
  const sameReliefs = cancelledBy.toSorted().join(' ') === own.cancelledBy.toSorted().join(' ');
  return verdict(own.counts && sameHouse && sameReliefs);
};

const grade = (claim: Of<'manglik-grade'>, pair: PairPositions): Verdict => {
  const positions = pair[claim.person];
  return verdict(claim.isTimeKnown === positions.isTimeKnown && claim.grade === gradeOf(positions));
};

const MALEFICS: readonly Graha[] = ['saturn', 'sun', 'mars', 'rahu', 'ketu'];

/** Malefics of the other chart that stand, from the same reference, in a house Mars binds here. */
const counterparts = (affected: Positions, other: Positions): readonly Graha[] =>
  MALEFICS.filter((graha) =>
    uncancelledReferences(affected)
      .filter((from) => referencesOf(other).includes(from))
      .some((from) => houseOf(other, graha, from) === houseOf(affected, 'mars', from)),
  );

const match = (claim: Of<'manglik-match'>, pair: PairPositions): Verdict => {
  const bearers = (['self', 'other'] as const).filter((person) =>
    ['partly', 'wholly'].includes(gradeOf(pair[person])),
  );
  const [affected, second] = bearers;
  if (affected === undefined) return verdict(claim.result === 'neither');
  if (second !== undefined) return verdict(claim.result === 'both');
  const answers = counterparts(pair[affected], pair[otherThan(affected)]);
  if (claim.person !== affected) return 'wrong';
  return claim.by === undefined
    ? verdict(claim.result === 'one' && answers.length === 0)
    : verdict(claim.result === 'answered' && answers.includes(claim.by));
};

/**
 * Recomputes one claim about two people from positions alone, with tables of its own: facts between
 * the charts, points of the match, and Mars.
 */
export const checkPairClaim = (claim: PairClaim, pair: PairPositions): Verdict => {
  switch (claim.kind) {
    case 'between':
      return between(claim, pair);
    case 'guna':
      return guna(claim, pair);
    case 'kuta':
      return kuta(claim, pair);
    case 'manglik':
      return manglik(claim, pair);
    case 'manglik-grade':
      return grade(claim, pair);
    case 'manglik-match':
      return match(claim, pair);
    default:
      return 'unchecked';
  }
};
