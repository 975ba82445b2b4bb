import { expect, test, vi } from 'vitest';
import { AppError } from '@dhruva/server/platform/errors.ts';
import type { Places } from '../server/places.service.ts';
import { placeLine } from './place-line.ts';

const NAGPUR = {
  id: 'gn-1262180',
  name: 'Nagpur',
  region: 'Maharashtra',
  country: 'India',
  label: 'Nagpur, Maharashtra, India',
  lat: 21.15,
  lon: 79.09,
  zone: 'Asia/Kolkata',
  approximate: false,
};
const placesWith = (search: Places['search']): Places => ({
  search,
  resolve: vi.fn<Places['resolve']>(),
  byId: vi.fn<Places['byId']>(),
});

test('label and point of what is found are given under the id of the line', () => {
  const search = vi.fn<Places['search']>(() => [NAGPUR]);
  expect(placeLine(placesWith(search), '{"id": 7, "q": "nagpur"}')).toEqual({
    id: 7,
    places: [{ label: 'Nagpur, Maharashtra, India', lat: 21.15, lon: 79.09 }],
  });
  expect(search).toHaveBeenCalledExactlyOnceWith('nagpur');
});

test('what the search refuses has no places', () => {
  const refuses = placesWith(() => {
    throw new AppError('place.query-short');
  });
  expect(placeLine(refuses, '{"id": "a", "q": "x"}')).toEqual({ id: 'a', places: [] });
});

test.each(['', 'nagpur', '[]', '{"id": 1}', '{"id": 1, "q": 5}', `{"q": "${'x'.repeat(201)}"}`])(
  'the line %s asks for nothing',
  (line) => {
    const search = vi.fn<Places['search']>(() => [NAGPUR]);
    expect(placeLine(placesWith(search), line).places).toEqual([]);
    expect(search).not.toHaveBeenCalled();
  },
);

test('a failure that is no refusal is not hidden', () => {
  const broken = placesWith(() => {
    throw new TypeError('broken');
  });
  expect(() => placeLine(broken, '{"id": 1, "q": "nagpur"}')).toThrow('broken');
});
