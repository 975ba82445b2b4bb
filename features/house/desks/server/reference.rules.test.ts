import { expect, it } from 'vitest';
import { readReference, ambiguousReference } from './reference.rules.ts';

const ID = '1b2c3d4e-5f60-4718-9a2b-3c4d5e6f7081';

it.each(['S-1B2C3D4E', ' s-1b2c3d4e ', 'S1B2C3D4E'])('%s is a session', (typed) => {
  expect(readReference(typed)).toEqual({
    of: 'session',
    first: '1b2c3d4e-0000-0000-0000-000000000000',
    last: '1b2c3d4e-ffff-ffff-ffff-ffffffffffff',
    shown: 'S-1B2C3D4E',
  });
});

it('an assessment, and all of an id', () => {
  expect(readReference('A-1B2C3D4E')?.of).toBe('assessment');
  expect(readReference(`S-${ID}`)).toMatchObject({ first: ID, last: ID });
});

it('of several, each can be named', () => {
  const [first, last] = ['1b2c3d4e-0000-4000-8000-000000000001', ID];
  const said = ambiguousReference({ of: 'session', shown: 'S-1B2C3D4E' }, [
    { id: first },
    { id: last },
  ]);
  const named = said.match(/S-[0-9A-F]{32}/g) ?? [];
  expect(named.map((one) => readReference(one)?.first)).toEqual([first, last]);
});

it.each(['', 'S-7K3M9Q', 'S-1B2C3D4', 'B-1B2C3D4E', 'S-1B2C3D4G', `S-${ID}0`, "S-' or 1=1"])(
  '%s is none',
  (typed) => {
    expect(readReference(typed)).toBeUndefined();
  },
);
