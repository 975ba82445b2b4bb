import { expect, test } from 'vitest';
import { NOUNS } from '../boundaries/floors.ts';
import { drawFloors } from './draw-floors.ts';
import { usesBetween } from './picture.ts';

test('counts imports between nouns, those of tests left out', () => {
  const uses = usesBetween([
    ['features/care/intake/server/a.ts', 'features/account/auth/server/index.ts'],
    ['features/care/intake/web/b.tsx', 'features/account/auth/web/index.ts'],
    ['features/care/intake/server/a.test.ts', 'features/account/auth/server/index.ts'],
    ['features/care/intake/server/a.ts', 'features/care/intake/server/b.ts'],
    ['features/care/intake/server/a.ts', 'packages/kernel/src/paise.ts'],
  ]);
  expect(uses).toEqual([{ from: 'care/intake', to: 'account/auth', count: 2 }]);
});

test('draws the same whatever the order of the imports, every noun once', () => {
  const uses = [
    { from: 'care/intake', to: 'account/auth', count: 2 },
    { from: 'account/auth', to: 'account/profile', count: 1 },
  ];
  const picture = drawFloors(uses);
  expect(drawFloors(uses.toReversed())).toBe(picture);
  for (const noun of NOUNS) expect(picture).toContain(`>${noun.split('/')[1]}</text>`);
  expect(picture.match(/marker-end/g)).toHaveLength(2);
});
