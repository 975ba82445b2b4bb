import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { settle } from '@dhruva/web/test/clock.ts';
import { NO_NETWORK, serve } from '@dhruva/web/test/fake-server.ts';
import { searchPlaces } from '../contract/routes.ts';
import { PlaceField } from './place-field.tsx';

const KOTHRUD = {
  id: 'locality-00000001',
  name: 'Kothrud',
  region: 'Pune, Maharashtra',
  country: 'India',
  label: 'Kothrud, Pune, Maharashtra, India',
  lat: 18.5,
  lon: 73.8,
  zone: 'Asia/Kolkata',
  approximate: false,
};

// jsdom lays nothing out, so nothing scrolls.
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<Element['scrollIntoView']>();
});

const Form = () => {
  const [value, setValue] = useState({ text: '', placeId: '' });
  return <PlaceField id="place" value={value} onChange={setValue} />;
};
/** Types into the field and waits until typing has paused and the list has come. */
const type = async (text: string) => {
  render(<Form />);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
  await settle(500);
};

test.each(['N', 'கொ', 'क', 'کَ'])(
  'one letter (%s) asks for one more, in any script',
  async (letter) => {
    await type(letter);
    expect(screen.getByRole('status').textContent).toBe('Type at least two letters of the place.');
  },
);

test('a proposal tells the locality, its city and its state', async () => {
  serve(searchPlaces, { places: [KOTHRUD] });
  await type('kothrud');
  expect(screen.getByRole('option').textContent).toBe('KothrudPune, Maharashtra, India');
});

test('what is no place is met with the help, not with a list', async () => {
  serve(searchPlaces, { places: [] });
  await type('hospital');
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(screen.getByRole('status').textContent).toMatch(/nearby town, or type coordinates/);
});

test('without the network what was typed is kept, and it says so', async () => {
  serve(searchPlaces, NO_NETWORK);
  await type('kothrud');
  expect(screen.getByRole('status').textContent).toMatch(/cannot be reached/);
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'kothrud');
});
