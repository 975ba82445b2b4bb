import { readFileSync } from 'node:fs';

/** A row of `tables/localities.tsv`: a locality of a large Indian city. */
export interface LocalityRow {
  readonly city: string;
  readonly state: string;
  readonly name: string;
  readonly others: readonly string[];
  readonly lat: number;
  readonly lon: number;
}

/** A row of `tables/well-known.tsv`: a well-known village or place of pilgrimage. */
export interface WellKnownRow {
  readonly state: string;
  readonly name: string;
  readonly others: readonly string[];
  readonly lat: number;
  readonly lon: number;
}

/** A row of `tables/districts.tsv`: an Indian district, its point that of its headquarters. */
export interface DistrictRow {
  readonly state: string;
  readonly name: string;
  readonly others: readonly string[];
  readonly headquarters: string;
  readonly lat: number;
  readonly lon: number;
}

/** The rows of a table below its head. */
const rowsOf = (file: string): string[][] =>
  readFileSync(new URL(`tables/${file}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

const namesIn = (text = ''): string[] => text.split('|').filter((name) => name !== '');

export const readLocalities = (): LocalityRow[] =>
  rowsOf('localities.tsv').map(([city = '', state = '', name = '', others, lat, lon]) => ({
    city,
    state,
    name,
    others: namesIn(others),
    lat: Number(lat),
    lon: Number(lon),
  }));

export const readDistricts = (): DistrictRow[] =>
  rowsOf('districts.tsv').map(([state = '', name = '', others, headquarters = '', lat, lon]) => ({
    state,
    name,
    others: namesIn(others),
    headquarters,
    lat: Number(lat),
    lon: Number(lon),
  }));

export const readWellKnown = (): WellKnownRow[] =>
  rowsOf('well-known.tsv').map(([state = '', name = '', others, lat, lon]) => ({
    state,
    name,
    others: namesIn(others),
    lat: Number(lat),
    lon: Number(lon),
  }));
