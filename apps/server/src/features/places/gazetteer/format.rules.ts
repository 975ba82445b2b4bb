/**
 * The packed gazetteer: a length (u32, little endian), that many bytes of JSON (`GazetteerHead`), then the
 * columns one after another in the order of `COLUMNS`, the whole compressed with brotli. A number column
 * is stored byte plane by byte plane, lowest first, which compresses better than whole numbers.
 */
export interface GazetteerHead {
  readonly places: number;
  readonly aliases: number;
  readonly nameBytes: number;
  readonly aliasBytes: number;
  readonly regions: readonly GazetteerRegion[];
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

/** Number columns with their width in bytes; `aliasOf` and `aliasLengths` have one entry an alias. */
export const COLUMNS = [
  { name: 'lat', width: 4, of: 'places' },
  { name: 'lon', width: 4, of: 'places' },
  { name: 'id', width: 4, of: 'places' },
  { name: 'region', width: 2, of: 'places' },
  { name: 'rank', width: 1, of: 'places' },
  { name: 'nameLengths', width: 1, of: 'places' },
  { name: 'aliasOf', width: 4, of: 'aliases' },
  { name: 'aliasLengths', width: 1, of: 'aliases' },
] as const;

export type ColumnName = (typeof COLUMNS)[number]['name'];

/** Numbers → byte planes (two's complement, lowest byte first). */
export function toPlanes(values: ArrayLike<number>, width: number): Uint8Array {
  const planes = new Uint8Array(values.length * width);
  for (let plane = 0; plane < width; plane += 1)
    for (let n = 0; n < values.length; n += 1)
      planes[plane * values.length + n] = ((values[n] ?? 0) >>> (8 * plane)) & 0xff;
  return planes;
}

/** Byte planes → numbers, into `values`, whose length says how many there are. */
export function fromPlanes<T extends Int32Array | Uint32Array | Uint16Array | Uint8Array>(
  planes: Uint8Array,
  values: T,
): T {
  for (let plane = 0; plane < values.BYTES_PER_ELEMENT; plane += 1)
    for (let n = 0; n < values.length; n += 1)
      values[n] = (values[n] ?? 0) | ((planes[plane * values.length + n] ?? 0) << (8 * plane));
  return values;
}
