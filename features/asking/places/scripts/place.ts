/** A place before packing. `idKind` and `idNumber`: see ID_KINDS of the format. */
export interface BuiltPlace {
  readonly name: string;
  readonly countryCode: string;
  readonly state: string;
  readonly district: string;
  readonly zone: string;
  readonly lat: number;
  readonly lon: number;
  readonly population: number;
  readonly idKind: 'geonames' | 'city' | 'pin';
  readonly idNumber: number;
  /** Alternative names, in Latin or Devanagari script. */
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
