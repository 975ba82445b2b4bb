/**
 * The format of the packed gazetteer: length of the head (u32), the head (`GazetteerHead` as JSON, padded
 * with spaces to a multiple of four bytes), the columns of `COLUMNS` in order, and the two texts; all
 * compressed with brotli. Numbers are little endian and aligned, so that they can be read in place.
 */
export interface GazetteerHead {
  readonly places: number;
  readonly aliases: number;
  readonly nameBytes: number;
  readonly aliasBytes: number;
  readonly regions: readonly GazetteerRegion[];
  /** English names of the countries by ISO code. */
  readonly countries: Readonly<Record<string, string>>;
}

/**
 * The region of a place: country (ISO code), state or province, Indian district, IANA zone, the city a locality
 * belongs to; empty if unknown.
 */
export type GazetteerRegion = readonly [
  countryCode: string,
  state: string,
  district: string,
  zone: string,
  city: string,
];

/**
 * The kinds of id numbers: GeoNames id, hash of name and point, Indian postal code (village), hash of city and
 * name (locality), hash of state and name (district).
 */
export const ID_KINDS = {
  geonames: 0,
  city: 0x4000_0000,
  pin: 0x8000_0000,
  locality: 0xc000_0000,
  district: 0xe000_0000,
} as const;
export type IdKind = keyof typeof ID_KINDS;
/** The bits of a number below its kind. */
export const ID_NUMBER_MASK = 0x3fff_ffff;
export const SHORT_ID_NUMBER_MASK = 0x1fff_ffff;

/** Coordinates are stored as integers of 1/10,000 degree (11 m). */
export const STEPS_PER_DEGREE = 10_000;

/** Population is stored as 10 × log2(people + 1), at most 255. */
export const rankOf = (population: number): number =>
  Math.min(255, Math.round(10 * Math.log2(population + 1)));

/** The number columns, widest first so that each is aligned to its width, and what they have one entry for. */
export const COLUMNS = [
  { name: 'lat', type: Int32Array, of: 'places' },
  { name: 'lon', type: Int32Array, of: 'places' },
  { name: 'id', type: Uint32Array, of: 'places' },
  { name: 'aliasOf', type: Uint32Array, of: 'aliases' },
  { name: 'region', type: Uint16Array, of: 'places' },
  { name: 'rank', type: Uint8Array, of: 'places' },
  { name: 'nameLengths', type: Uint8Array, of: 'places' },
  { name: 'aliasLengths', type: Uint8Array, of: 'aliases' },
] as const;

export type ColumnName = (typeof COLUMNS)[number]['name'];
