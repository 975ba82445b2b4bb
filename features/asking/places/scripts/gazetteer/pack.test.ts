import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readGazetteer } from '@dhruva/asking/places/server/gazetteer/gazetteer.rules';
import { placeOfRow } from '@dhruva/asking/places/server/gazetteer/place-row.rules';
import { textAt } from '@dhruva/asking/places/server/gazetteer/text-column.rules';
import { pack } from './pack.ts';
import type { BuiltPlace } from '../places/place.ts';

const nagpur: BuiltPlace = {
  name: 'Nagpur',
  countryCode: 'IN',
  state: 'Maharashtra',
  district: 'Nagpur',
  city: '',
  zone: 'Asia/Kolkata',
  lat: 21.14631,
  lon: 79.08491,
  population: 2_228_018,
  idKind: 'geonames',
  idNumber: 1_262_180,
  others: ['नागपुर', 'नागवंश', 'Nagpore', 'nage bu er', 'NAG'],
};
const village: BuiltPlace = {
  ...nagpur,
  name: 'Ashta',
  lat: 20.7686,
  lon: 78.9731,
  population: 0,
  idKind: 'pin',
  idNumber: 441_106,
  others: [],
};
const rio: BuiltPlace = {
  ...nagpur,
  name: 'São Gonçalo',
  countryCode: 'BR',
  state: 'Rio de Janeiro',
  district: '',
  zone: 'America/Sao_Paulo',
  lat: -22.80389,
  lon: -43.37222,
  population: 458_673,
  idKind: 'city',
  idNumber: 0x0abc_1234,
  others: ['Saint John'],
};

const locality: BuiltPlace = {
  ...nagpur,
  name: 'Sadar',
  city: 'Nagpur',
  population: 22_000,
  idKind: 'locality',
  idNumber: 0x0000_00ab,
  others: [],
};
const district: BuiltPlace = {
  ...nagpur,
  district: '',
  population: 0,
  idKind: 'district',
  idNumber: 0x0000_00cd,
  others: [],
};

const packed = pack([rio, nagpur, village, locality, district]);
const gazetteer = readGazetteer(brotliDecompressSync(packed));
const rows = [0, 1, 2, 3, 4];
const placeNamed = (name: string) =>
  rows.map((row) => placeOfRow(gazetteer, row)).find((place) => place.name === name);

test('what is packed is read again', () => {
  expect(gazetteer.size).toBe(5);
  expect(placeNamed('Nagpur')).toEqual({
    id: 'gn-1262180',
    name: 'Nagpur',
    region: 'Maharashtra',
    country: 'India',
    label: 'Nagpur, Maharashtra, India',
    lat: 21.1463,
    lon: 79.0849,
    zone: 'Asia/Kolkata',
    approximate: false,
  });
  expect(placeNamed('Ashta')).toMatchObject({
    id: 'pin-441106-ashta',
    label: 'Ashta, Nagpur district, Maharashtra 441106, India',
    approximate: true,
  });
  expect(placeNamed('São Gonçalo')).toMatchObject({
    id: 'city-0abc1234',
    label: 'São Gonçalo, Rio de Janeiro, Brazil',
    lat: -22.8039,
    lon: -43.3722,
    zone: 'America/Sao_Paulo',
  });
  expect(placeNamed('Sadar')).toMatchObject({
    id: 'locality-000000ab',
    label: 'Sadar, Nagpur, Maharashtra, India',
    approximate: false,
  });
  expect(placeNamed('Nagpur district')).toMatchObject({
    id: 'district-000000cd',
    label: 'Nagpur district, Maharashtra, India',
    approximate: true,
  });
});

test('rows are sorted by sound, keys are folded', () => {
  expect(rows.map((row) => textAt(gazetteer.keys, row))).toEqual([
    'ashta',
    'nagpur',
    'nagpur',
    'sadar',
    'saogoncalo',
  ]);
});

test('other names are kept where they are spelled otherwise and are no code or transcription, those of Indian scripts in Latin letters', () => {
  const aliases = [...gazetteer.aliasOf].map((row, n) => [
    textAt(gazetteer.aliases, n),
    textAt(gazetteer.names, row),
  ]);
  expect(aliases).toEqual([
    ['goncalo', 'São Gonçalo'],
    ['nagpore', 'Nagpur'],
    ['nagvansh', 'Nagpur'],
    ['saintjohn', 'São Gonçalo'],
  ]);
});

test('the same places give the same bytes, in whatever order they come', () => {
  expect(pack([district, village, rio, locality, nagpur]).equals(packed)).toBe(true);
});
