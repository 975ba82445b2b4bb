import type { Kuta, PairClaim } from '@dhruva/jyotish';
import type { Graha } from '@dhruva/jyotish/vocabulary';
import { castsAspect } from './chart/drishti.ts';
import { lordOf, placeFrom, signOf } from './chart/signs.ts';
import { maitriOf, MOST, rawPoints } from './recomputed-kutas.ts';
import { isStrong } from './recomputed-manglik.ts';
import { navamsaOf, padaOf, starOf, type PairPositions, type Positions } from './pair-positions.ts';

type Id = Extract<PairClaim, { readonly kind: 'parihara' }>['id'];

/** Two people, one read as the boy. */
interface Couple {
  readonly boy: Positions;
  readonly girl: Positions;
}

type Test = (couple: Couple) => boolean;

const moonsIn =
  (of: (lon: number) => number) =>
  ({ boy, girl }: Couple): readonly [number, number] => [of(boy.grahas.moon), of(girl.grahas.moon)];

const same =
  (of: (lon: number) => number): Test =>
  (couple) => {
    const [his, hers] = moonsIn(of)(couple);
    return his === hers;
  };

const [sameSign, sameStar, samePada] = [same(signOf), same(starOf), same(padaOf)];
const sameLord: Test = (couple) => {
  const [his, hers] = moonsIn(signOf)(couple);
  return lordOf(his) === lordOf(hers);
};

const friendly =
  (of: (lon: number) => number, least: number): Test =>
  (couple) =>
    maitriOf(...moonsIn(of)(couple)) >= least;

const friends = friendly(signOf, 5);
const navamsaFriends = friendly(navamsaOf, 5);
const onGoodTerms = friendly(signOf, 4);

/** Whether a strong Jupiter or Venus stands with, or looks at, the Moon or the lord of the lagna. */
const isGuarded = (positions: Positions): boolean => {
  const sign = (graha: Graha): number => signOf(positions.grahas[graha]);
  const guarded: readonly Graha[] = positions.isTimeKnown
    ? ['moon', lordOf(signOf(positions.lagna))]
    : ['moon'];
  return (['jupiter', 'venus'] as const).some(
    (guard) =>
      isStrong(positions, guard) &&
      guarded.some(
        (each) =>
          each !== guard &&
          (sign(each) === sign(guard) || castsAspect(guard, sign(guard), sign(each))),
      ),
  );
};

/** Krittika to Ardra, Pushya, Jyeshtha, Shravana, Uttara Bhadrapada and Revati. */
const EXEMPT = [2, 3, 4, 5, 7, 17, 21, 25, 26];

const TESTS: Readonly<Record<Id, Test>> = {
  'nadi-same-sign-other-star': (couple) => sameSign(couple) && !sameStar(couple),
  'nadi-same-star-other-sign': (couple) => sameStar(couple) && !sameSign(couple),
  'bhakoot-same-lord': sameLord,
  'bhakoot-lords-friends': (couple) => friends(couple) && !sameLord(couple),
  'nadi-same-star-other-pada': (couple) =>
    sameStar(couple) && sameSign(couple) && !samePada(couple),
  'nadi-same-pada-disputed': (couple) => sameStar(couple) && samePada(couple),
  'nadi-lords-friends': friends,
  'nadi-moon-guarded': ({ boy, girl }) => isGuarded(boy) || isGuarded(girl),
  'nadi-star-exempt': (couple) => moonsIn(starOf)(couple).some((star) => EXEMPT.includes(star)),
  'bhakoot-navamsa-lords-friends': navamsaFriends,
  'bhakoot-tara-and-maitri-full': ({ boy, girl }) => {
    const { tara, maitri } = rawPoints(boy.grahas.moon, girl.grahas.moon);
    return tara === MOST.tara && maitri === MOST.maitri;
  },
  'bhakoot-fifth-from-girl': (couple) => {
    const [his, hers] = moonsIn(signOf)(couple);
    return placeFrom(hers, his) === 5;
  },
  'gana-lords-friends': friends,
  'gana-navamsa-lords-friends': navamsaFriends,
  'gana-star-far-on': (couple) => {
    const [his, hers] = moonsIn(starOf)(couple);
    return (hers - his + 27) % 27 >= 13;
  },
  'yoni-maitri-good': onGoodTerms,
  'vashya-maitri-good': onGoodTerms,
};

const kutaOf = (id: string): Kuta => id.split('-', 1)[0] as Kuta;

/**
 * Recomputes, without the engine's code, whether a cancellation applies to two people, either of them taken as the
 * boy: its condition holds, and its kuta has lost points. MUH (B.V. Raman, Muhurtha).
 */
export const isCancelled = (id: Id, { self, other }: PairPositions): boolean =>
  [
    { boy: self, girl: other },
    { boy: other, girl: self },
  ].some((couple) => {
    const kuta = kutaOf(id);
    const points = rawPoints(couple.boy.grahas.moon, couple.girl.grahas.moon)[kuta];
    return points < MOST[kuta] && (TESTS[id]?.(couple) ?? false);
  });
