import { expect, test } from 'vitest';
import routes from '../../apps/web/app/routes.ts';
import { PAGES } from './pages.ts';

interface Route {
  readonly path?: string | undefined;
  readonly children?: readonly Route[] | undefined;
}

const pathsOf = (list: readonly Route[]): string[] =>
  list.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [`/${path.replace(/^\//, '')}`]),
    ...pathsOf(children),
  ]);

test('every route has a picture', () => {
  expect(PAGES.map(({ route }) => route).toSorted()).toEqual(pathsOf(routes).toSorted());
});

test('no two pictures have one name', () => {
  expect(new Set(PAGES.map(({ name }) => name)).size).toBe(PAGES.length);
});
