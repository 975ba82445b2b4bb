/**
 * The packed gazetteer: the length of the head (u32), the head (`GazetteerHead` as JSON, filled up with spaces
 * to a multiple of four bytes), then the columns of `COLUMNS` one after another and the two texts, the whole
 * compressed with brotli. Numbers are little endian and lie so that they can be read in place.
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

/** Where a place lies: country (ISO code), state or province, Indian district, IANA zone; empty if unknown. */
export type GazetteerRegion = readonly [
  countryCode: string,
  state: string,
  district: string,
  zone: string,
];

/** What an id number counts: a GeoNames id, an Indian postal code (village), or a hash of name and point. */
export const ID_KINDS = { geonames: 0, city: 0x4000_0000, pin: 0x8000_0000 } as const;
export const ID_NUMBER_MASK = 0x3fff_ffff;

/** Degrees are stored as whole numbers of this part of a degree (11 m). */
export const STEPS_PER_DEGREE = 10_000;

/** Population is stored as 10 × log2(people + 1), at most 255. */
export const rankOf = (population: number): number =>
  Math.min(255, Math.round(10 * Math.log2(population + 1)));

/** Number columns, widest first so that each lies at a multiple of its width; what there is one entry for. */
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
