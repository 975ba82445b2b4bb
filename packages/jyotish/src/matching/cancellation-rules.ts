import { houseFrom } from '../chart/houses.ts';
import { KUTA_MAXIMUM, NADI_EXEMPT, type Kuta } from '../tables/kutas.ts';
import { rashiLord } from '../tables/rashis.ts';
import type { Bhava, Graha, RashiIndex } from '../vocabulary.ts';
import { maitriOf, type KutaScores, type Moon } from './kutas.ts';

/** Cancellations (parihara) all schools agree on; each restores the points of its kuta. */
export const AGREED_CANCELLATIONS = [
  'nadi-same-sign-other-star',
  'nadi-same-star-other-sign',
  'bhakoot-same-lord',
  'bhakoot-lords-friends',
] as const;
export type AgreedCancellation = (typeof AGREED_CANCELLATIONS)[number];

/**
 * Cancellations (parihara) that only most or some schools hold: reported as remarks, never counted.
 */
export const CANCELLATION_REMARKS = [
  'nadi-same-star-other-pada',
  'nadi-same-pada-disputed',
  'nadi-lords-friends',
  'nadi-moon-guarded',
  'nadi-star-exempt',
  'bhakoot-navamsa-lords-friends',
  'bhakoot-tara-and-maitri-full',
  'bhakoot-fifth-from-girl',
  'gana-lords-friends',
  'gana-navamsa-lords-friends',
  'gana-star-far-on',
  'yoni-maitri-good',
  'vashya-maitri-good',
] as const;
export type CancellationRemark = (typeof CANCELLATION_REMARKS)[number];

/**
 * Facts of a pair that cancellations depend on: the two Moons, and a strong benefic guarding one of
 * them.
 */
export interface PairFacts {
  readonly boySign: RashiIndex;
  readonly girlSign: RashiIndex;
  /** Nakshatras, 0 = Ashwini. */
  readonly boyStar: number;
  readonly girlStar: number;
  readonly boyPada: number;
  readonly girlPada: number;
  readonly boyLord: Graha;
  readonly girlLord: Graha;
  readonly boyNavamsaLord: Graha;
  readonly girlNavamsaLord: Graha;
  /** The boy's sign counted from the girl's. */
  readonly boyFromGirl: Bhava;
  /** The girl's star counted from the boy's, 1–27. */
  readonly girlStarFromBoy: number;
  readonly tara: number;
  readonly maitri: number;
  readonly navamsaMaitri: number;
  readonly guard: Graha | null;
}

/** Facts of a pair of Moons for the cancellation rules; `guard`: see guarded-moon.ts. */
export const factsOf = (boy: Moon, girl: Moon, raw: KutaScores, guard: Graha | null): PairFacts => {
  const [boyNavamsaLord, girlNavamsaLord] = [rashiLord(boy.vargas[9]), rashiLord(girl.vargas[9])];
  return {
    boySign: boy.rashi,
    girlSign: girl.rashi,
    boyStar: boy.nakshatra,
    girlStar: girl.nakshatra,
    boyPada: boy.pada,
    girlPada: girl.pada,
    boyLord: rashiLord(boy.rashi),
    girlLord: rashiLord(girl.rashi),
    boyNavamsaLord,
    girlNavamsaLord,
    boyFromGirl: houseFrom(girl.rashi, boy.rashi),
    girlStarFromBoy: ((girl.nakshatra - boy.nakshatra + 27) % 27) + 1,
    tara: raw.tara,
    maitri: raw.maitri,
    navamsaMaitri: maitriOf(boyNavamsaLord, girlNavamsaLord),
    guard,
  };
};

/** One cancellation rule: its kuta, its condition, the facts it cites and its source. */
export interface CancellationRule<Id extends string> {
  readonly id: Id;
  readonly kuta: Kuta;
  readonly shows: readonly (keyof PairFacts)[];
  readonly source: string;
  holds(facts: PairFacts): boolean;
}

/** Maitri points of one shared lord, or of lords that are friends both ways. */
const FRIENDS = 5;
/** Maitri points of friends, or of friend and neutral. */
const GOOD = 4;
/** Gana rule: the girl's star is at least the 14th counted from the boy's. */
const LEAST_COUNT = 14;

const SIGNS = ['boySign', 'girlSign'] as const;
const STARS = ['boyStar', 'girlStar'] as const;
const LORDS = ['boyLord', 'girlLord'] as const;
const NAVAMSA_LORDS = ['boyNavamsaLord', 'girlNavamsaLord'] as const;
const MUHURTA = 'MUH; MC';

const sameSign = ({ boySign, girlSign }: PairFacts): boolean => boySign === girlSign;
const sameStar = ({ boyStar, girlStar }: PairFacts): boolean => boyStar === girlStar;
const samePada = ({ boyPada, girlPada }: PairFacts): boolean => boyPada === girlPada;
const lordsFriends = ({ maitri }: PairFacts): boolean => maitri === FRIENDS;
const navamsaFriends = ({ navamsaMaitri }: PairFacts): boolean => navamsaMaitri === FRIENDS;
const goodMaitri = ({ maitri }: PairFacts): boolean => maitri >= GOOD;

type Test = (facts: PairFacts) => boolean;
const ruleOf =
  (source: string) =>
  <Id extends string>(
    id: Id,
    shows: readonly (keyof PairFacts)[],
    holds: Test,
  ): CancellationRule<Id> => ({ id, kuta: id.split('-')[0] as Kuta, shows, source, holds });
const agreed = ruleOf(MUHURTA);
const held = ruleOf(`${MUHURTA}; held by some`);

export const AGREED_RULES: readonly CancellationRule<AgreedCancellation>[] = [
  agreed('nadi-same-sign-other-star', [...SIGNS, ...STARS], (f) => sameSign(f) && !sameStar(f)),
  agreed('nadi-same-star-other-sign', [...SIGNS, ...STARS], (f) => sameStar(f) && !sameSign(f)),
  agreed('bhakoot-same-lord', LORDS, ({ boyLord, girlLord }) => boyLord === girlLord),
  agreed('bhakoot-lords-friends', LORDS, (f) => f.boyLord !== f.girlLord && lordsFriends(f)),
];

export const REMARK_RULES: readonly CancellationRule<CancellationRemark>[] = [
  held(
    'nadi-same-star-other-pada',
    [...STARS, 'boyPada', 'girlPada'],
    (f) => sameStar(f) && sameSign(f) && !samePada(f),
  ),
  held(
    'nadi-same-pada-disputed',
    [...STARS, 'boyPada', 'girlPada'],
    (f) => sameStar(f) && samePada(f),
  ),
  held('nadi-lords-friends', LORDS, lordsFriends),
  held('nadi-moon-guarded', ['guard'], ({ guard }) => guard !== null),
  held('nadi-star-exempt', STARS, ({ boyStar, girlStar }) =>
    [boyStar, girlStar].some((star) => NADI_EXEMPT.includes(star)),
  ),
  held('bhakoot-navamsa-lords-friends', NAVAMSA_LORDS, navamsaFriends),
  held(
    'bhakoot-tara-and-maitri-full',
    ['tara', 'maitri'],
    ({ tara, maitri }) => tara === KUTA_MAXIMUM.tara && maitri === KUTA_MAXIMUM.maitri,
  ),
  held('bhakoot-fifth-from-girl', ['boyFromGirl'], ({ boyFromGirl }) => boyFromGirl === 5),
  held('gana-lords-friends', LORDS, lordsFriends),
  held('gana-navamsa-lords-friends', NAVAMSA_LORDS, navamsaFriends),
  held('gana-star-far-on', ['girlStarFromBoy'], (f) => f.girlStarFromBoy >= LEAST_COUNT),
  held('yoni-maitri-good', LORDS, goodMaitri),
  held('vashya-maitri-good', LORDS, goodMaitri),
];
