import { GRAHA_BITS, HOLDS, houseBits, lowest } from './bits.ts';
import type { Facts } from './facts.ts';
import { readWhere, readWho } from './read-who.ts';
import type { CompiledRule, RuleOf } from './read.types.ts';
import { formingBits } from './forming-bits.ts';

const isTied = (facts: Facts, a: number, b: number): boolean => {
  const seatA = facts.houseOfGraha[a] ?? 0;
  const seatB = facts.houseOfGraha[b] ?? 0;
  if (seatA === seatB || (facts.dispositors[a] === b && facts.dispositors[b] === a)) return true;
  return (
    ((facts.aspectingGrahas[seatB] ?? 0) & (1 << a)) !== 0 &&
    ((facts.aspectingGrahas[seatA] ?? 0) & (1 << b)) !== 0
  );
};

export const scorePair = ({ is, pair }: RuleOf<'apart'>): CompiledRule => {
  const [first, second] = [readWho(pair[0]), readWho(pair[1])];
  return (facts) => {
    const a = first(facts);
    const b = second(facts);
    if ((a & b & GRAHA_BITS) !== 0) return 0;
    if (is === 'tied' && !isTied(facts, lowest(a & GRAHA_BITS), lowest(b & GRAHA_BITS))) return 0;
    return HOLDS | a | b;
  };
};

export const readAspectsEvery = ({ who, where }: RuleOf<'aspects-every'>): CompiledRule => {
  const grahas = readWho(who);
  const houses = readWhere(where);
  return (facts) => {
    const there = houses(facts);
    let looking = grahas(facts) & GRAHA_BITS;
    for (let rest = there; rest !== 0; rest &= rest - 1) {
      looking &= facts.aspectingGrahas[lowest(rest)] ?? 0;
    }
    return looking === 0 ? 0 : formingBits(looking, there);
  };
};

/** Bits of the exchanges between a house of the first list and one of the second. */
export const readExchanged = ({ houses: [one, other] }: RuleOf<'exchanged'>): CompiledRule => {
  const first = houseBits(one);
  const second = houseBits(other);
  return (facts) => {
    let bits = 0;
    for (let rest = first; rest !== 0; rest &= rest - 1) {
      const a = lowest(rest);
      const lordOfA = facts.lords[a] ?? 0;
      const b = facts.houseOfGraha[lordOfA] ?? 0;
      const lordOfB = facts.lords[b] ?? 0;
      if (b === a || (second & (1 << b)) === 0 || facts.houseOfGraha[lordOfB] !== a) continue;
      bits |= formingBits((1 << lordOfA) | (1 << lordOfB), (1 << a) | (1 << b));
    }
    return bits;
  };
};
