import {
  grahaBits,
  grahaIndex,
  GRAHA_BITS,
  houseBits,
  HOUSE_SHIFT,
  lowest,
  turned,
  type Bits,
} from './bits.ts';
import type { Facts } from './facts.ts';
import type { Where, Who } from './rule.ts';
import { unionOver } from './forming-bits.ts';

/** A compiled `Who`: facts → graha bits, with the bits of the houses named by lordship. */
export type CompiledWho = (facts: Facts) => Bits;

const readLords =
  (houses: Bits): CompiledWho =>
  (facts) => {
    let bits = houses << HOUSE_SHIFT;
    for (let rest = houses; rest !== 0; rest &= rest - 1)
      bits |= 1 << (facts.lords[lowest(rest)] ?? 0);
    return bits;
  };

const readHosts =
  (guests: CompiledWho, dispositors: 'dispositors' | 'navamsaDispositors'): CompiledWho =>
  (facts) => {
    let bits = 0;
    for (let rest = guests(facts) & GRAHA_BITS; rest !== 0; rest &= rest - 1) {
      bits |= 1 << (facts[dispositors][lowest(rest)] ?? 0);
    }
    return bits;
  };

/** Grahas in both sets, with the named houses they own. */
const readBoth =
  (first: CompiledWho, second: CompiledWho): CompiledWho =>
  (facts) => {
    const a = first(facts);
    const b = second(facts);
    let bits = a & b & GRAHA_BITS;
    for (let rest = (a | b) >> HOUSE_SHIFT; rest !== 0; rest &= rest - 1) {
      const house = lowest(rest);
      const isOwned = (bits & (1 << (facts.lords[house] ?? 0))) !== 0;
      if (isOwned) bits |= 1 << (HOUSE_SHIFT + house);
    }
    return bits;
  };

/** Compiles a `Who` into a function of a chart's facts. */
export const readWho = (who: Who): CompiledWho => {
  if (who === 'benefics') return (facts) => facts.benefics;
  if (who === 'malefics') return (facts) => GRAHA_BITS & ~facts.benefics;
  if (typeof who === 'string') {
    const bit = 1 << grahaIndex(who);
    return () => bit;
  }
  if (!('length' in who)) {
    if ('lordsOf' in who) return readLords(houseBits(who.lordsOf));
    if ('dispositorsOf' in who) return readHosts(readWho(who.dispositorsOf), 'dispositors');
    if ('navamsaDispositorsOf' in who)
      return readHosts(readWho(who.navamsaDispositorsOf), 'navamsaDispositors');
    if ('standingIn' in who) {
      const houses = readWhere(who.standingIn);
      return (facts) => unionOver(facts.occupants, houses(facts));
    }
    return readBoth(readWho(who.both[0]), readWho(who.both[1]));
  }
  const bits = grahaBits(who);
  return () => bits;
};

/** Compiles a `Where` into a function of a chart's facts: house bits, bit 0 the first house. */
export const readWhere = (where: Where): ((facts: Facts) => Bits) => {
  if ('length' in where) {
    const houses = houseBits(where);
    return () => houses;
  }
  if ('fromArudhaOf' in where) {
    const counted = houseBits(where.places);
    return ({ arudhas }) => {
      const arudha = arudhas[where.fromArudhaOf - 1];
      return arudha === undefined ? 0 : turned(counted, arudha);
    };
  }
  const guests = readWho(where.from);
  const places = houseBits(where.places);
  return (facts) => {
    let houses = 0;
    for (let rest = guests(facts) & GRAHA_BITS; rest !== 0; rest &= rest - 1) {
      houses |= turned(places, facts.houseOfGraha[lowest(rest)] ?? 0);
    }
    return houses;
  };
};
