import type { IdKind } from '@dhruva/asking/places/server/gazetteer/format.rules';

/** A place before packing. `idKind` and `idNumber`: see ID_KINDS of the format. */
export interface BuiltPlace {
  readonly name: string;
  readonly countryCode: string;
  readonly state: string;
  readonly district: string;
  /** The city a locality belongs to; else empty. */
  readonly city: string;
  readonly zone: string;
  readonly lat: number;
  readonly lon: number;
  readonly population: number;
  readonly idKind: IdKind;
  readonly idNumber: number;
  /** Alternative names, in Latin or a script of India. */
  readonly others: readonly string[];
}

const KM_PER_DEGREE = 111.2;

/** Flat-earth distance in kilometres, for distances of some tens of kilometres. */
export function kmBetween(
  a: { readonly lat: number; readonly lon: number },
  b: { readonly lat: number; readonly lon: number },
): number {
  const east = (a.lon - b.lon) * Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180);
  return KM_PER_DEGREE * Math.hypot(a.lat - b.lat, east);
}

/** FNV-1a over UTF-16 units, cut to the bits of an id number. */
export function hashOf(text: string, mask: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0) & mask;
}
