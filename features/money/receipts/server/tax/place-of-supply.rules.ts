import { INDIAN_STATES } from '@dhruva/account/profile/contract/indian-states';

const escaped = (name: string): string => name.replaceAll('.', String.raw`\.`);

const named = (address: string, name: string): number => {
  const found = new RegExp(String.raw`(?<![\p{L}])${escaped(name)}(?![\p{L}])`, 'giu');
  return Math.max(-1, ...[...address.matchAll(found)].map(({ index }) => index));
};

/**
 * The place of supply of a service that a receipt names: the state in the buyer's address (IGST Act 2017,
 * section 12(2)(b)(i)); null where the address names none: then tax is that of the seller's state, and no place
 * is printed. Of several names the last counts, since addresses end with the state.
 */
export const placeOfSupply = (address: string | null): string | null => {
  if (address === null) return null;
  const places = Object.values(INDIAN_STATES).map((names) => ({
    state: names[0],
    at: Math.max(...names.map((name) => named(address, name))),
  }));
  const [last] = places.filter(({ at }) => at >= 0).toSorted((a, b) => b.at - a.at);
  return last?.state ?? null;
};
