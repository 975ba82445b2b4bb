import { countOf, GRAHA_BITS, grahaBits, houseBits } from './bits.ts';
import { RAHU } from './facts.ts';
import { readWhere, readWho } from './read-who.ts';
import type { CompiledRule, RuleOf } from './read.types.ts';
import { SEVEN, type Where } from './rule.ts';
import { formedBy, formingBits, housesHeldBy, unionOver } from './forming-bits.ts';

const SEVEN_BITS = grahaBits(SEVEN);

/** Grahas a place is counted from; they belong to what forms the yoga. */
const anchorOf = (where: Where): CompiledRule => ('from' in where ? readWho(where.from) : () => 0);

export const readStands = ({ who, where }: RuleOf<'stands'>): CompiledRule => {
  const grahas = readWho(who);
  const houses = readWhere(where);
  const anchor = anchorOf(where);
  return (facts) => {
    const named = grahas(facts);
    const there = houses(facts);
    if ((named & GRAHA_BITS) === 0 || (housesHeldBy(facts, named) & ~there) !== 0) return 0;
    return formedBy(facts, named | anchor(facts));
  };
};

export const readSome = ({ who, where, atLeast }: RuleOf<'some'>): CompiledRule => {
  const grahas = readWho(who);
  const houses = readWhere(where);
  const anchor = anchorOf(where);
  return (facts) => {
    const there = grahas(facts) & unionOver(facts.occupants, houses(facts));
    if (there === 0 || countOf(there) < atLeast) return 0;
    return formedBy(facts, there | anchor(facts));
  };
};

export const readNone = ({ who, where }: RuleOf<'none'>): CompiledRule => {
  const grahas = readWho(who);
  const houses = readWhere(where);
  const anchor = anchorOf(where);
  return (facts) => {
    const empty = houses(facts);
    if ((grahas(facts) & unionOver(facts.occupants, empty)) !== 0) return 0;
    return formingBits(anchor(facts), empty);
  };
};

export const readHeld = ({ where, who, atLeast }: RuleOf<'held'>): CompiledRule => {
  const houses = readWhere(where);
  const grahas = readWho(who);
  const anchor = anchorOf(where);
  return (facts) => {
    const there = houses(facts);
    const found = grahas(facts) & unionOver(facts.occupants, there);
    const occupied = housesHeldBy(facts, found);
    if (countOf(occupied) < (atLeast ?? countOf(there))) return 0;
    return formedBy(facts, found | anchor(facts));
  };
};

export const readFills = ({ houses }: RuleOf<'fills'>): CompiledRule => {
  const there = houseBits(houses);
  return (facts) => (facts.occupied === there ? formingBits(SEVEN_BITS, there) : 0);
};

export const readSpread =
  ({ signs }: RuleOf<'spread'>): CompiledRule =>
  (facts) => {
    const { occupied } = facts;
    return countOf(occupied) === signs ? formingBits(SEVEN_BITS, occupied) : 0;
  };

export const betweenNodes: CompiledRule = (facts) => {
  const rahu = facts.longitudes[RAHU] ?? 0;
  let ahead = 0;
  for (let index = 0; index < RAHU; index += 1) {
    if (((facts.longitudes[index] ?? 0) - rahu + 360) % 360 < 180) ahead += 1;
  }
  return ahead === 0 || ahead === RAHU ? formedBy(facts, GRAHA_BITS) : 0;
};
