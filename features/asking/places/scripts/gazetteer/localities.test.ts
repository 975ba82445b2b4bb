import { expect, test } from 'vitest';
import type { BuiltPlace } from '../places/place.ts';
import { buildDistricts } from './districts.ts';
import { withLocalities } from './localities.ts';
import { withWellKnown } from './well-known.ts';

const pune: BuiltPlace = {
  name: 'Pune',
  countryCode: 'IN',
  state: 'Maharashtra',
  district: 'Pune',
  city: '',
  zone: 'Asia/Kolkata',
  lat: 18.52,
  lon: 73.86,
  population: 3_000_000,
  idKind: 'geonames',
  idNumber: 1_259_229,
  others: ['Poona'],
};
const hadapsar: BuiltPlace = {
  ...pune,
  name: 'Hadapsur',
  lat: 18.5,
  lon: 73.95,
  population: 0,
  idNumber: 7,
  others: ['Hadapsar'],
};
const row = { city: 'Poona', state: 'Maharashtra', others: [], lat: 18.51, lon: 73.81 };

test('a locality stands under its city, and ranks by it', () => {
  const [, kothrud] = withLocalities([pune], [{ ...row, name: 'Kothrud', others: ['Kothrood'] }]);
  expect(kothrud).toMatchObject({
    name: 'Kothrud',
    city: 'Pune',
    state: 'Maharashtra',
    lat: 18.51,
    lon: 73.81,
    population: 30_000,
    idKind: 'locality',
    others: ['Kothrood'],
  });
});

test('a town that is the locality keeps its id and gets the name and point of the table', () => {
  const built = withLocalities(
    [pune, hadapsar],
    [{ ...row, name: 'Hadapsar', lat: 18.497, lon: 73.926 }],
  );
  expect(built).toHaveLength(2);
  expect(built[1]).toMatchObject({
    name: 'Hadapsar',
    city: 'Pune',
    lat: 18.497,
    idKind: 'geonames',
    idNumber: 7,
    population: 30_000,
  });
  expect(built[1]?.others).toContain('Hadapsur');
});

test('a city is no locality of itself, and an unknown one is refused', () => {
  expect(withLocalities([pune], [{ ...row, name: 'Pune' }])).toEqual([pune]);
  expect(() => withLocalities([pune], [{ ...row, city: 'Atlantis', name: 'Port' }])).toThrow(
    'Atlantis, Maharashtra',
  );
});

test('a district ranks as a town, unless one gave it its name', () => {
  const district = {
    state: 'Maharashtra',
    headquarters: 'Pune',
    others: [],
    lat: 18.52,
    lon: 73.86,
  };
  const [after, own] = buildDistricts(
    [pune],
    [
      { ...district, name: 'Pune' },
      { ...district, name: 'Lahaul and Spiti' },
    ],
  );
  expect(after).toMatchObject({ population: 0, idKind: 'district' });
  expect(own).toMatchObject({ population: 100_000, others: ['Lahaul Spiti'] });
});

test('a well-known village is added with its district, or its town made known', () => {
  const dehu = { state: 'Maharashtra', name: 'Dehu', others: ['Dehugaon'], lat: 18.72, lon: 73.77 };
  const [, added] = withWellKnown([pune], [{ ...dehu, lat: 18.6 }]);
  expect(added).toMatchObject({ name: 'Dehu', district: 'Pune', population: 30_000 });
  const town = { ...pune, name: 'Dehu', lat: 18.71, lon: 73.76, population: 100 };
  const [known, ...others] = withWellKnown([town], [dehu]);
  expect(known).toMatchObject({
    lat: 18.71,
    population: 30_000,
    others: ['Dehugaon', 'Dehu', 'Poona'],
  });
  expect(others).toEqual([]);
});
