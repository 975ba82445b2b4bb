import type { Modality } from '../../tables/rashis.ts';
import type { Bhava, Graha } from '../../vocabulary.ts';
import type { GrahaState } from './facts.ts';

/**
 * The small closed language yogas are written in. `Who` names grahas, `Where` houses, `Rule` what has
 * to be so; all three are plain data, read by read-rule.ts. Houses are whole signs.
 */
export type Who =
  | Graha
  | readonly Graha[]
  /** Benefic or malefic by nature in this chart (chart/nature.ts), the nodes among the malefics. */
  | 'benefics'
  | 'malefics'
  | { readonly lordsOf: readonly Bhava[] }
  /** Lords of the signs others stand in, in the rashi chart or in the navamsa. */
  | { readonly dispositorsOf: Who }
  | { readonly navamsaDispositorsOf: Who }
  /** Grahas standing there. */
  | { readonly standingIn: Where }
  /** Grahas named by both. */
  | { readonly both: readonly [Who, Who] };

export type Where =
  /** Houses counted from the lagna. */
  | readonly Bhava[]
  /** Places counted from each graha named; 1 is its own house. */
  | { readonly from: Who; readonly places: readonly Bhava[] }
  /** Places counted from the arudha of a house; none when arudhas are not given. */
  | { readonly fromArudhaOf: Bhava; readonly places: readonly Bhava[] };

export type Rule =
  | { readonly is: 'all' | 'any'; readonly of: readonly Rule[] }
  | { readonly is: 'not'; readonly of: Rule }
  | { readonly is: 'stands'; readonly who: Who; readonly where: Where }
  | {
      readonly is: 'some';
      readonly who: Who;
      readonly where: Where;
      readonly atLeast: number;
    }
  | { readonly is: 'none'; readonly who: Who; readonly where: Where }
  | { readonly is: 'held'; readonly where: Where; readonly who: Who; readonly atLeast?: number }
  | { readonly is: 'fills'; readonly houses: readonly Bhava[] }
  | { readonly is: 'spread'; readonly signs: number }
  | { readonly is: 'state'; readonly who: Who; readonly state: GrahaState }
  | { readonly is: 'in-modality'; readonly who: Who; readonly modality: Modality }
  | { readonly is: 'rising'; readonly modality: Modality }
  | { readonly is: 'apart' | 'tied'; readonly pair: readonly [Who, Who] }
  | { readonly is: 'aspects-every'; readonly who: Who; readonly where: Where }
  | { readonly is: 'exchanged'; readonly houses: readonly [readonly Bhava[], readonly Bhava[]] }
  | { readonly is: 'between-nodes' };

/** The seven grahas of the sky, the five stars among them, and those soft and hard by nature always. */
export const SEVEN = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
export const FIVE_PLANETS = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
export const CONSTANT_BENEFICS = ['mercury', 'jupiter', 'venus'] as const;
export const CONSTANT_MALEFICS = ['sun', 'mars', 'saturn'] as const;

export const lord = (...houses: readonly Bhava[]): Who => ({ lordsOf: houses });
export const dispositor = (who: Who): Who => ({ dispositorsOf: who });
export const navamsaDispositor = (who: Who): Who => ({ navamsaDispositorsOf: who });
export const standingIn = (where: Where): Who => ({ standingIn: where });
export const both = (a: Who, b: Who): Who => ({ both: [a, b] });

export const from = (who: Who, ...places: readonly Bhava[]): Where => ({ from: who, places });
export const fromArudha = (bhava: Bhava, ...places: readonly Bhava[]): Where => ({
  fromArudhaOf: bhava,
  places,
});
/** The houses somebody stands in. */
export const of = (who: Who): Where => from(who, 1);

export const all = (...rules: readonly Rule[]): Rule => ({ is: 'all', of: rules });
export const any = (...rules: readonly Rule[]): Rule => ({ is: 'any', of: rules });
export const not = (rule: Rule): Rule => ({ is: 'not', of: rule });
/** Everyone named stands there. */
export const stands = (who: Who, where: Where): Rule => ({ is: 'stands', who, where });
/** So many of those named stand there, one unless told. */
export const some = (who: Who, where: Where, atLeast = 1): Rule => ({
  is: 'some',
  who,
  where,
  atLeast,
});
/** Nobody of those named stands there, and this is what forms the yoga; else say not(some()). */
export const none = (who: Who, where: Where): Rule => ({ is: 'none', who, where });
/** Every house there (or so many of them) holds one of those named. */
export const held = (where: Where, who: Who, atLeast?: number): Rule =>
  atLeast === undefined ? { is: 'held', where, who } : { is: 'held', where, who, atLeast };
/** The seven stand in these houses alone, and in each of them. */
export const fills = (...houses: readonly Bhava[]): Rule => ({ is: 'fills', houses });
/** The seven stand in exactly so many signs. */
export const spread = (signs: number): Rule => ({ is: 'spread', signs });
/** Everyone named is in the state. */
export const are = (who: Who, state: GrahaState): Rule => ({ is: 'state', who, state });
export const inModality = (who: Who, modality: Modality): Rule => ({
  is: 'in-modality',
  who,
  modality,
});
/** The lagna is of the modality. */
export const rising = (modality: Modality): Rule => ({ is: 'rising', modality });
/** Nobody is named on both sides. */
export const apart = (a: Who, b: Who): Rule => ({ is: 'apart', pair: [a, b] });
/** Two different grahas stand together, aspect each other or exchange signs. BPHS 34. */
export const tied = (a: Who, b: Who): Rule => ({ is: 'tied', pair: [a, b] });
/** Two different grahas stand in one house. */
export const together = (a: Who, b: Who): Rule => all(apart(a, b), stands(a, of(b)));
/** Somebody named casts a full aspect on every house there. */
export const aspectsEvery = (who: Who, where: Where): Rule => ({ is: 'aspects-every', who, where });
/** Somebody named stands in that house or casts a full aspect on it. */
export const touches = (who: Who, where: Where): Rule =>
  any(some(who, where), aspectsEvery(who, where));
/** The lord of a house of the first list and one of the second stand in each other's house. */
export const exchanged = (a: readonly Bhava[], b: readonly Bhava[]): Rule => ({
  is: 'exchanged',
  houses: [a, b],
});
/** The seven stand between the nodes, on one side of them by degrees. */
export const BETWEEN_NODES: Rule = { is: 'between-nodes' };
