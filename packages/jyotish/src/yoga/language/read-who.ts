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

/** Facts in; graha bits out, with the house bits of lordships named. */
export type ReadWho = (facts: Facts) => Bits;

const readLords =
  (houses: Bits): ReadWho =>
  (facts) => {
    let bits = houses << HOUSE_SHIFT;
    for (let rest = houses; rest !== 0; rest &= rest - 1)
      bits |= 1 << (facts.lords[lowest(rest)] ?? 0);
    return bits;
  };

const readHosts =
  (guests: ReadWho, hosts: 'hosts' | 'navamsaHosts'): ReadWho =>
  (facts) => {
    let bits = 0;
    for (let rest = guests(facts) & GRAHA_BITS; rest !== 0; rest &= rest - 1) {
      bits |= 1 << (facts[hosts][lowest(rest)] ?? 0);
    }
    return bits;
  };

/** Grahas of both, and of the houses named those they own. */
const readBoth =
  (first: ReadWho, second: ReadWho): ReadWho =>
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

/** Makes a naming of grahas ready to be read on any chart. */
export const readWho = (who: Who): ReadWho => {
  if (who === 'benefics') return (facts) => facts.benefics;
  if (who === 'malefics') return (facts) => GRAHA_BITS & ~facts.benefics;
  if (typeof who === 'string') {
    const bit = 1 << grahaIndex(who);
    return () => bit;
  }
  if (!('length' in who)) {
    if ('lordsOf' in who) return readLords(houseBits(who.lordsOf));
    if ('dispositorsOf' in who) return readHosts(readWho(who.dispositorsOf), 'hosts');
    if ('navamsaDispositorsOf' in who)
      return readHosts(readWho(who.navamsaDispositorsOf), 'navamsaHosts');
    if ('standingIn' in who) {
      const houses = readWhere(who.standingIn);
      return (facts) => unionOver(facts.occupants, houses(facts));
    }
    return readBoth(readWho(who.both[0]), readWho(who.both[1]));
  }
  const bits = grahaBits(who);
  return () => bits;
};

/** Makes a naming of houses ready: house bits, bit 0 the first house. */
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
