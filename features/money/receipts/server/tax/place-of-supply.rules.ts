import { INDIAN_STATES } from '@dhruva/account/profile/contract/indian-states';

const escaped = (name: string): string => name.replaceAll('.', String.raw`\.`);

const named = (address: string, name: string): number => {
  const found = new RegExp(String.raw`(?<![\p{L}])${escaped(name)}(?![\p{L}])`, 'giu');
  return Math.max(-1, ...[...address.matchAll(found)].map(({ index }) => index));
};

/**
 * The state a service is supplied to (IGST Act 2017, section 12(2)(b)): that of the buyer's address where one is
 * given and names a state, else the seller's. Of several names the last counts, as addresses end with the state.
 */
export const placeOfSupply = (address: string | null, sellerState: string): string => {
  if (address === null) return sellerState;
  const places = Object.values(INDIAN_STATES).map((names) => ({
    state: names[0],
    at: Math.max(...names.map((name) => named(address, name))),
  }));
  const [last] = places.filter(({ at }) => at >= 0).toSorted((a, b) => b.at - a.at);
  return last?.state ?? sellerState;
};
