import { expect, test } from 'vitest';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from './routes.ts';

const addressesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [path]),
    ...addressesOf(children),
  ]);

test('no address has parameters', () => {
  const addresses = addressesOf(routes);
  expect(addresses.filter((path) => path !== '*' && !/^[\w/-]+$/.test(path))).toEqual([]);
  expect(addresses).toContain('Question');
  expect(addresses).toContain('assignment');
});
