import { brotliCompressSync, constants } from 'node:zlib';
import {
  COLUMNS,
  ID_KINDS,
  rankOf,
  STEPS_PER_DEGREE,
  type ColumnName,
  type GazetteerHead,
  type GazetteerRegion,
} from '@dhruva/asking/places/server/gazetteer/format.rules';
import { fold } from '@dhruva/asking/places/server/spelling/fold.rules';
import { soundOf } from '@dhruva/asking/places/server/spelling/phonetic.rules';
import { aliasKeys } from './aliases.ts';
import type { BuiltPlace } from '../places/place.ts';

const LONGEST_TEXT_BYTES = 255;
const COUNTRIES = new Intl.DisplayNames(['en'], { type: 'region' });

/** Serialises places to the packed file (format.rules.ts), deterministically. */
export function pack(places: readonly BuiltPlace[]): Buffer {
  const rows = places
    .map((place) => ({ place, sound: soundOf(fold(place.name)) }))
    .sort(
      (a, b) =>
        byText(a.sound, b.sound) ||
        b.place.population - a.place.population ||
        byText(JSON.stringify(a.place), JSON.stringify(b.place)),
    )
    .map(({ place }) => place);
  const townNames = new Set(
    rows.filter(({ idKind }) => idKind !== 'pin').map(({ name }) => fold(name)),
  );
  const aliases = rows
    .flatMap((place, row) =>
      aliasKeys(place, townNames).map((key) => ({ key, row, sound: soundOf(key) })),
    )
    .sort((a, b) => byText(a.sound, b.sound) || a.row - b.row);
  const { regions, regionOf } = collectRegions(rows);

  const names = rows.map(({ name }) => Buffer.from(name));
  const aliasTexts = aliases.map(({ key }) => Buffer.from(key));
  const columns: Record<ColumnName, number[]> = {
    lat: rows.map(({ lat }) => Math.round(lat * STEPS_PER_DEGREE)),
    lon: rows.map(({ lon }) => Math.round(lon * STEPS_PER_DEGREE)),
    id: rows.map(({ idKind, idNumber }) => ID_KINDS[idKind] + idNumber),
    region: rows.map(regionOf),
    rank: rows.map(({ population }) => rankOf(population)),
    nameLengths: names.map(lengthOf),
    aliasOf: aliases.map(({ row }) => row),
    aliasLengths: aliasTexts.map(lengthOf),
  };
  const nameBytes = Buffer.concat(names);
  const aliasBytes = Buffer.concat(aliasTexts);
  const codes = new Set(regions.map(([code]) => code));
  const head: GazetteerHead = {
    places: rows.length,
    aliases: aliases.length,
    nameBytes: nameBytes.length,
    aliasBytes: aliasBytes.length,
    regions,
    countries: Object.fromEntries([...codes].map((code) => [code, COUNTRIES.of(code) ?? code])),
  };
  const json = JSON.stringify(head);
  const headBytes = Buffer.from(json + ' '.repeat(-Buffer.byteLength(json) & 3));
  const headLength = Buffer.alloc(4);
  headLength.writeUInt32LE(headBytes.length);
  const numbers = COLUMNS.map(({ name, type }) => Buffer.from(type.from(columns[name]).buffer));
  return compress(Buffer.concat([headLength, headBytes, ...numbers, nameBytes, aliasBytes]));
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function lengthOf(text: Buffer): number {
  if (text.length > LONGEST_TEXT_BYTES) throw new Error(`too long a name: ${text.toString()}`);
  return text.length;
}

function collectRegions(rows: readonly BuiltPlace[]): {
  regions: GazetteerRegion[];
  regionOf: (place: BuiltPlace) => number;
} {
  const tuple = (place: BuiltPlace): GazetteerRegion => [
    place.countryCode,
    place.state,
    place.district,
    place.zone,
    place.city,
  ];
  const texts = [...new Set(rows.map((place) => JSON.stringify(tuple(place))))].sort(byText);
  const numbers = new Map(texts.map((text, number) => [text, number]));
  return {
    regions: texts.map((text) => JSON.parse(text) as GazetteerRegion),
    regionOf: (place) => numbers.get(JSON.stringify(tuple(place))) ?? 0,
  };
}

const compress = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
