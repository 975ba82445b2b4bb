import { houseFrom } from '../chart/houses.ts';
import { GANA_OF, YONI_OF, type Gana, type Yoni } from '../tables/kutas.ts';
import {
  DINA_BAD_PADA,
  DINA_GOOD,
  DINA_SAME_STAR_GOOD,
  MAHENDRA_GOOD,
  MUST_PORUTHAMS,
  PORUTHAMS_WANTED,
  RAJJU_CYCLE,
  RASI_LACKING,
  RASI_MIDDLING,
  STREE_DIRGHA_BEYOND,
  VASYA_OF,
  VEDHA_PAIRS,
  type MustPorutham,
  type PoruthamId,
  type Rajju,
} from '../tables/poruthams.ts';
import { rashiLord } from '../tables/rashis.ts';
import type { Bhava, Graha, RashiIndex } from '../vocabulary.ts';
import { kutaScores, type KutaScores, type Moon } from './kutas.ts';

export type PoruthamResult = 'good' | 'middling' | 'lacking';

/** Evidence of each porutham. Counts run from the girl to the boy. */
interface PoruthamEvidence {
  /** `by`: what decided, the plain count or one of its exceptions. */
  readonly dina: { readonly count: number; readonly by: 'count' | 'same-star' | 'pada' };
  /** `girlFromBoy`: her star counted from his, 1–27. */
  readonly gana: { readonly boy: Gana; readonly girl: Gana; readonly girlFromBoy: number };
  readonly mahendra: { readonly count: number };
  readonly 'stree-dirgha': { readonly count: number };
  readonly yoni: { readonly boy: Yoni; readonly girl: Yoni; readonly points: number };
  readonly rasi: { readonly count: Bhava };
  readonly rasyadhipati: { readonly boy: Graha; readonly girl: Graha; readonly points: number };
  readonly vasya: { readonly boy: RashiIndex; readonly girl: RashiIndex; readonly draws: number };
  readonly rajju: { readonly boy: Rajju; readonly girl: Rajju };
  readonly vedha: { readonly boyStar: number; readonly girlStar: number };
}

/** One porutham with its result, what it rests on and its books. */
export interface PoruthamOf<I extends PoruthamId> {
  readonly id: I;
  readonly result: PoruthamResult;
  readonly evidence: PoruthamEvidence[I];
  readonly source: string;
}
export type Porutham = { readonly [I in PoruthamId]: PoruthamOf<I> }[PoruthamId];

/** The ten poruthams in the order of PORUTHAMS, and their overall result. */
export interface PoruthamMatch {
  readonly poruthams: readonly Porutham[];
  /** How many are good or middling, 0–10. */
  readonly agree: number;
  /** Poruthams of the must list that are lacking. */
  readonly missing: readonly MustPorutham[];
  /** Lacking when one of the must list is, or fewer than six agree; good from eight on. */
  readonly overall: PoruthamResult;
}

const BOOKS = 'Kalaprakasika; MUH';
const TAMIL = 'Kalaprakasika; MUH; Tamil panchangas';
const KERALA = 'MUH; PM XXI';

const yesNo = (yes: boolean): PoruthamResult => (yes ? 'good' : 'lacking');

const graded = (value: number, least: { good: number; middling: number }): PoruthamResult => {
  if (value >= least.good) return 'good';
  return value >= least.middling ? 'middling' : 'lacking';
};

/** A star counted inclusively from another, 1–27. */
const starFrom = (from: Moon, to: Moon): number => ((to.nakshatra - from.nakshatra + 27) % 27) + 1;

const dina = (boy: Moon, girl: Moon): PoruthamOf<'dina'> => {
  const count = starFrom(girl, boy);
  const told = (result: PoruthamResult, by: PoruthamEvidence['dina']['by']) =>
    ({ id: 'dina', result, evidence: { count, by }, source: TAMIL }) as const;
  if (count === 1) return told(yesNo(DINA_SAME_STAR_GOOD.includes(boy.nakshatra)), 'same-star');
  if (DINA_GOOD.includes(count % 9)) return told('good', 'count');
  const badPada = DINA_BAD_PADA[count];
  return badPada === undefined || badPada === boy.pada
    ? told('lacking', 'count')
    : told('middling', 'pada');
};

/**
 * Gana: with a girl of rakshasa gana the match counts only when her star is at least the 14th from
 * the boy's.
 */
const LEAST_COUNT = 14;

const ganaResult = (boy: Gana, girl: Gana, girlFromBoy: number): PoruthamResult => {
  if (boy === girl || (boy === 'deva' && girl === 'manushya')) return 'good';
  return girl === 'rakshasa' && girlFromBoy < LEAST_COUNT ? 'lacking' : 'middling';
};

const gana = (boy: Moon, girl: Moon): PoruthamOf<'gana'> => {
  const [his = 'deva', hers = 'deva'] = [boy, girl].map(({ nakshatra }) => GANA_OF[nakshatra]);
  const girlFromBoy = starFrom(boy, girl);
  const result = ganaResult(his, hers, girlFromBoy);
  return { id: 'gana', result, evidence: { boy: his, girl: hers, girlFromBoy }, source: KERALA };
};

const mahendra = (boy: Moon, girl: Moon): PoruthamOf<'mahendra'> => {
  const count = starFrom(girl, boy);
  const result = yesNo(MAHENDRA_GOOD.includes(count));
  return { id: 'mahendra', result, evidence: { count }, source: BOOKS };
};

const streeDirgha = (boy: Moon, girl: Moon): PoruthamOf<'stree-dirgha'> => {
  const count = starFrom(girl, boy);
  const { good, middling } = STREE_DIRGHA_BEYOND;
  const result = graded(count, { good: good + 1, middling: middling + 1 });
  return { id: 'stree-dirgha', result, evidence: { count }, source: KERALA };
};

/** The same animal or a friend; one that is neither friend nor sworn enemy. */
const YONI_LEAST = { good: 3, middling: 1 };

const yoni = (boy: Moon, girl: Moon, { yoni: points }: KutaScores): PoruthamOf<'yoni'> => {
  const [his = 'horse', hers = 'horse'] = [boy, girl].map(({ nakshatra }) => YONI_OF[nakshatra]);
  const evidence = { boy: his, girl: hers, points };
  return { id: 'yoni', result: graded(points, YONI_LEAST), evidence, source: BOOKS };
};

const rasi = (boy: Moon, girl: Moon): PoruthamOf<'rasi'> => {
  const count = houseFrom(girl.rashi, boy.rashi);
  const some = RASI_MIDDLING.includes(count) ? 'middling' : 'good';
  const result = RASI_LACKING.includes(count) ? 'lacking' : some;
  return { id: 'rasi', result, evidence: { count }, source: KERALA };
};

/** One lord or friends both ways; friend and neutral, or neutral both ways. */
const LORDS_LEAST = { good: 5, middling: 3 };

const rasyadhipati = (
  boy: Moon,
  girl: Moon,
  { maitri: points }: KutaScores,
): PoruthamOf<'rasyadhipati'> => {
  const evidence = { boy: rashiLord(boy.rashi), girl: rashiLord(girl.rashi), points };
  return { id: 'rasyadhipati', result: graded(points, LORDS_LEAST), evidence, source: TAMIL };
};

const vasya = (boy: Moon, girl: Moon): PoruthamOf<'vasya'> => {
  const draws = [
    VASYA_OF[boy.rashi].includes(girl.rashi),
    VASYA_OF[girl.rashi].includes(boy.rashi),
  ].filter(Boolean).length;
  const result = graded(draws, { good: 2, middling: 1 });
  return {
    id: 'vasya',
    result,
    evidence: { boy: boy.rashi, girl: girl.rashi, draws },
    source: BOOKS,
  };
};

const rajju = (boy: Moon, girl: Moon): PoruthamOf<'rajju'> => {
  const [his = 'foot', hers = 'foot'] = [boy, girl].map(
    ({ nakshatra }) => RAJJU_CYCLE[nakshatra % RAJJU_CYCLE.length],
  );
  return {
    id: 'rajju',
    result: yesNo(his !== hers),
    evidence: { boy: his, girl: hers },
    source: TAMIL,
  };
};

const vedha = (boy: Moon, girl: Moon): PoruthamOf<'vedha'> => {
  const [boyStar, girlStar] = [boy.nakshatra, girl.nakshatra];
  const pierced = VEDHA_PAIRS.some(
    (pair) => boyStar !== girlStar && pair.includes(boyStar) && pair.includes(girlStar),
  );
  return { id: 'vedha', result: yesNo(!pierced), evidence: { boyStar, girlStar }, source: BOOKS };
};

const overallOf = (agree: number, missing: readonly MustPorutham[]): PoruthamResult =>
  missing.length > 0 ? 'lacking' : graded(agree, PORUTHAMS_WANTED);

/**
 * The ten poruthams of two Moons, the first as the boy. No gender is known here: a caller that does
 * not ask computes a pair both ways. Kalaprakasika; MUH; Prasna Marga XXI (tables/poruthams.ts).
 */
export const poruthamsOf = (
  boy: Moon,
  girl: Moon,
  scores: KutaScores = kutaScores(boy, girl),
): PoruthamMatch => {
  const poruthams: readonly Porutham[] = [
    dina(boy, girl),
    gana(boy, girl),
    mahendra(boy, girl),
    streeDirgha(boy, girl),
    yoni(boy, girl, scores),
    rasi(boy, girl),
    rasyadhipati(boy, girl, scores),
    vasya(boy, girl),
    rajju(boy, girl),
    vedha(boy, girl),
  ];
  const lacking: readonly PoruthamId[] = poruthams
    .filter(({ result }) => result === 'lacking')
    .map(({ id }) => id);
  const agree = poruthams.length - lacking.length;
  const missing = MUST_PORUTHAMS.filter((id) => lacking.includes(id));
  return { poruthams, agree, missing, overall: overallOf(agree, missing) };
};
