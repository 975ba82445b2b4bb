/** A place on its way into the packed file. `idKind` and `idNumber`: see ID_KINDS of the format. */
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
  /** Names it can also be found by, in Latin or Devanagari letters. */
  readonly others: readonly string[];
}

const KM_PER_DEGREE = 111.2;

/** Flat-earth distance in kilometres, for points some tens of kilometres apart. */
export function kmBetween(
  a: { readonly lat: number; readonly lon: number },
  b: { readonly lat: number; readonly lon: number },
): number {
  const east = (a.lon - b.lon) * Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180);
  return KM_PER_DEGREE * Math.hypot(a.lat - b.lat, east);
}
