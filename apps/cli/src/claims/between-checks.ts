import { eachGraha, type Graha, type PairClaim } from '@dhruva/jyotish';
import { arudhaOf } from './chart/jaimini.ts';
import { placeFrom, signOf } from './chart/signs.ts';
import { isCancelled } from './recomputed-cancellations.ts';
import { MOST, rawPoints, settledPoints, totalOf, type Points } from './recomputed-kutas.ts';
import {
  uncancelledReferences,
  gradeOf,
  houseOf,
  manglikFrom,
  referencesOf,
} from './recomputed-manglik.ts';
import { poruthamsAgreed } from './recomputed-poruthams.ts';
import { mutualRegard, navamsaOf, type PairPositions, type Positions } from './pair-positions.ts';

type Person = 'self' | 'other';
type Of<K extends PairClaim['kind']> = Extract<PairClaim, { readonly kind: K }>;

/** Whether a claim of a kind is so for two people at one moment of birth each. */
type PairCheck<K extends PairClaim['kind']> = (claim: Of<K>, pair: PairPositions) => boolean;

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

const isGraha = (point: Point): point is Graha => !['a7', 'upapada', 'lagna'].includes(point);

const PADAS: Readonly<Record<string, number>> = { a7: 7, upapada: 12 };

/** The sign of a point; undefined for what needs a birth time that is not known. */
const pointSign = (
  { grahas, lagna, isTimeKnown }: Positions,
  point: Point,
  of: (lon: number) => number,
): number | undefined => {
  if (isGraha(point)) return of(grahas[point]);
  if (!isTimeKnown) return undefined;
  const house = PADAS[point];
  if (house === undefined) return of(lagna);
  const signs = eachGraha((graha) => signOf(grahas[graha]));
  return arudhaOf({ lons: grahas, signs }, lagna, house);
};

const between: PairCheck<'between'> = (claim, pair) => {
  const { person, a, b } = claim;
  const of = claim.varga === 9 ? navamsaOf : signOf;
  if ('regard' in claim) {
    if (!isGraha(a) || !isGraha(b)) return false;
    return claim.regard === (a === b ? 'same' : REGARDS[mutualRegard(a, b)]);
  }
  const own = pointSign(pair[person], a, of);
  const theirs = pointSign(pair[otherThan(person)], b, of);
  if (own === undefined || theirs === undefined) return false;
  if ('place' in claim) return claim.place === placeFrom(theirs, own);
  return isGraha(a) && (LOOKS[a] ?? [7]).includes(placeFrom(own, theirs));
};

const pointsOf = (
  { boy, settled }: { readonly boy: Person; readonly settled: boolean },
  pair: PairPositions,
): Points =>
  (settled ? settledPoints : rawPoints)(pair[boy].grahas.moon, pair[otherThan(boy)].grahas.moon);

const guna: PairCheck<'guna'> = (claim, pair) =>
  'boy' in claim && claim.total === totalOf(pointsOf(claim, pair));

/** Whether both ends of a range of totals are reached at some of the moments of birth. */
export const isReached = (
  { least, most, settled }: Of<'guna-range'>,
  pairs: readonly PairPositions[],
): boolean => {
  const totals = pairs.flatMap((pair) =>
    (['self', 'other'] as const).map((boy) => totalOf(pointsOf({ boy, settled }, pair))),
  );
  return least <= most && [least, most].every((end) => totals.includes(end));
};

const kuta: PairCheck<'kuta'> = (claim, pair) =>
  claim.of === MOST[claim.kuta] && claim.points === pointsOf(claim, pair)[claim.kuta];

const poruthams: PairCheck<'poruthams'> = ({ agree, boy }, pair) =>
  agree === poruthamsAgreed(pair[boy].grahas.moon, pair[otherThan(boy)].grahas.moon);

const parihara: PairCheck<'parihara'> = ({ id }, pair) => isCancelled(id, pair);

const marsFrom: PairCheck<'mars-from'> = ({ person, from, house }, pair) =>
  referencesOf(pair[person]).includes(from) && house === houseOf(pair[person], 'mars', from);

/** Without a house, which differs with the hour, there may be other reliefs than those named. */
const manglik: PairCheck<'manglik'> = (claim, pair) => {
  const { person, from, cancelledBy } = claim;
  const house = 'house' in claim ? claim.house : undefined;
  const positions = pair[person];
  if (!referencesOf(positions).includes(from)) return false;
  const own = manglikFrom(positions, from);
  const areReliefs = cancelledBy.every((id) => own.cancelledBy.includes(id));
  if (house === undefined) return own.counts && areReliefs;
  const areAll = cancelledBy.length === own.cancelledBy.length;
  return own.counts && areReliefs && areAll && house === houseOf(positions, 'mars', from);
};

const grade: PairCheck<'manglik-grade'> = (claim, pair) => {
  const positions = pair[claim.person];
  return claim.isTimeKnown === positions.isTimeKnown && claim.grade === gradeOf(positions);
};

/** Whether the hour of birth decides how a person is Manglik. */
export const isOpen = (
  { person, isTimeKnown }: Of<'manglik-grade'>,
  pairs: readonly PairPositions[],
): boolean => !isTimeKnown && new Set(pairs.map((pair) => gradeOf(pair[person]))).size > 1;

const MALEFICS: readonly Graha[] = ['saturn', 'sun', 'mars', 'rahu', 'ketu'];

type Reference = ReturnType<typeof referencesOf>[number];

/** References from which a malefic of the other chart stands in a house that Mars binds here. */
const answeringFrom = (bearer: Positions, other: Positions, graha: Graha): readonly Reference[] =>
  uncancelledReferences(bearer)
    .filter((from) => referencesOf(other).includes(from))
    .filter((from) => houseOf(other, graha, from) === houseOf(bearer, 'mars', from));

const isAnswered = (
  { by, house, from }: Of<'manglik-match'>,
  bearer: Positions,
  other: Positions,
): boolean =>
  by !== undefined &&
  from !== undefined &&
  MALEFICS.includes(by) &&
  answeringFrom(bearer, other, by).includes(from) &&
  house === houseOf(bearer, 'mars', from);

const match: PairCheck<'manglik-match'> = (claim, pair) => {
  const bearers = (['self', 'other'] as const).filter((person) =>
    ['partly', 'wholly'].includes(gradeOf(pair[person])),
  );
  const [bearer, second] = bearers;
  if (bearer === undefined) return claim.result === 'neither';
  if (second !== undefined) return claim.result === 'both';
  if (claim.person !== bearer) return false;
  const [bearing, other] = [pair[bearer], pair[otherThan(bearer)]];
  if (claim.result === 'answered') return isAnswered(claim, bearing, other);
  return (
    claim.result === 'one' &&
    MALEFICS.every((graha) => answeringFrom(bearing, other, graha).length === 0)
  );
};

/**
 * Checks of claims about two people, recomputed from positions alone with tables of their own: facts
 * between the charts, points of the match, and Mars.
 */
export const BETWEEN_CHECKS = {
  between,
  guna,
  kuta,
  poruthams,
  parihara,
  'mars-from': marsFrom,
  manglik,
  'manglik-grade': grade,
  'manglik-match': match,
} as const satisfies { readonly [K in PairClaim['kind']]?: PairCheck<K> };

export type BetweenKind = keyof typeof BETWEEN_CHECKS;
