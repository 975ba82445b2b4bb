import type { Modality } from '../../tables/rashis.ts';
import type { Bhava, Graha } from '../../vocabulary.ts';
import type { GrahaState } from './facts.ts';

/**
 * Language of yoga rules, as plain data compiled by read-rule.ts: `Who` names grahas, `Where`
 * houses, `Rule` a condition. Houses are whole signs.
 */
export type Who =
  | Graha
  | readonly Graha[]
  /** Benefic or malefic by nature in this chart (chart/nature.ts), the nodes among the malefics. */
  | 'benefics'
  | 'malefics'
  | { readonly lordsOf: readonly Bhava[] }
  /** Dispositors: lords of the signs others stand in, in the rashi chart or in the navamsa. */
  | { readonly dispositorsOf: Who }
  | { readonly navamsaDispositorsOf: Who }
  /** Grahas in those houses. */
  | { readonly standingIn: Where }
  /** Grahas in both sets. */
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

/**
 * The seven grahas without the nodes; the five planets among them; those benefic and malefic in
 * every chart.
 */
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
/** The houses in which the named grahas stand. */
export const of = (who: Who): Where => from(who, 1);

export const all = (...rules: readonly Rule[]): Rule => ({ is: 'all', of: rules });
export const any = (...rules: readonly Rule[]): Rule => ({ is: 'any', of: rules });
export const not = (rule: Rule): Rule => ({ is: 'not', of: rule });
/** Every named graha is in one of the houses. */
export const stands = (who: Who, where: Where): Rule => ({ is: 'stands', who, where });
/** At least so many of the named grahas are in the houses; one by default. */
export const some = (who: Who, where: Where, atLeast = 1): Rule => ({
  is: 'some',
  who,
  where,
  atLeast,
});
/**
 * None of the named grahas is in the houses, and that absence forms the yoga; otherwise use
 * not(some()).
 */
export const none = (who: Who, where: Where): Rule => ({ is: 'none', who, where });
/** Every house (or at least so many) holds one of the named grahas. */
export const held = (where: Where, who: Who, atLeast?: number): Rule =>
  atLeast === undefined ? { is: 'held', where, who } : { is: 'held', where, who, atLeast };
/** The seven grahas are in these houses only, with at least one in each. */
export const fills = (...houses: readonly Bhava[]): Rule => ({ is: 'fills', houses });
/** The seven grahas are in exactly so many signs. */
export const spread = (signs: number): Rule => ({ is: 'spread', signs });
/** Every named graha is in the state. */
export const are = (who: Who, state: GrahaState): Rule => ({ is: 'state', who, state });
export const inModality = (who: Who, modality: Modality): Rule => ({
  is: 'in-modality',
  who,
  modality,
});
/** The lagna is of the modality. */
export const rising = (modality: Modality): Rule => ({ is: 'rising', modality });
/** The two sets have no graha in common. */
export const apart = (a: Who, b: Who): Rule => ({ is: 'apart', pair: [a, b] });
/** Two different grahas stand together, aspect each other or exchange signs. BPHS 34. */
export const tied = (a: Who, b: Who): Rule => ({ is: 'tied', pair: [a, b] });
/** Two different grahas stand in one house. */
export const together = (a: Who, b: Who): Rule => all(apart(a, b), stands(a, of(b)));
/** Every one of the houses gets a full aspect from a named graha. */
export const aspectsEvery = (who: Who, where: Where): Rule => ({ is: 'aspects-every', who, where });
/** A named graha is in the houses or casts a full aspect on them. */
export const touches = (who: Who, where: Where): Rule =>
  any(some(who, where), aspectsEvery(who, where));
/** Lords of a house of the first list and one of the second are in each other's houses. */
export const exchanged = (a: readonly Bhava[], b: readonly Bhava[]): Rule => ({
  is: 'exchanged',
  houses: [a, b],
});
/** All seven grahas are on one side of the node axis, by degrees. */
export const BETWEEN_NODES: Rule = { is: 'between-nodes' };
