import { expect, test } from 'vitest';
import { pointInWords, readCoordinates } from './coordinates.rules.ts';

test.each([
  ['21.15, 79.09', 21.15, 79.09],
  ['21.15 79.09', 21.15, 79.09],
  ['21.15N 79.09E', 21.15, 79.09],
  ['21.15° N, 79.09° E', 21.15, 79.09],
  [`21°09'N, 79°05'24"E`, 21.15, 79.09],
  ['-33.87, 151.21', -33.87, 151.21],
  ['33.87S 70.5W', -33.87, -70.5],
  ['90, 180', 90, 180],
])('%s is a point', (text, lat, lon) => {
  const point = readCoordinates(text);
  expect(point?.lat).toBeCloseTo(lat, 9);
  expect(point?.lon).toBeCloseTo(lon, 9);
});

test.each(['91, 10', '10, 181', '440001', '21.15', 'Nagpur', '21.15, east', '', '1, 2, 3'])(
  '%s is none',
  (text) => {
    expect(readCoordinates(text)).toBeUndefined();
  },
);

test('a point is read back', () => {
  expect(pointInWords({ lat: 21.15, lon: 79.0900001 })).toBe('21.15° N, 79.09° E');
  expect(pointInWords({ lat: -33.87, lon: -70.5 })).toBe('33.87° S, 70.5° W');
});
