import { expect, test } from 'vitest';
import { FLOORS, NOUNS } from './boundaries/floors.ts';
import { project } from './new/project.ts';

/** Files of a noun, and the list that must name each of them. Personal data and products are covered by other tests. */
const LISTS = [
  ['contract/routes.ts', 'apps/contract/src/all-routes.ts', /'@dhruva\/(.*)'/g],
  ['server/*.routes.ts', 'apps/server/src/app.ts', /'@dhruva\/(.*\.routes)'/g],
  ['words/en.json', 'apps/web/project.inlang/settings.json', /features\/(.*)\/\{locale\}/g],
] as const;

test('every folder of features stands on its floor, and no other noun does', () => {
  const folders = project.find('features/*/*/README.md').map((path) => path.split('/').slice(1, 3));
  expect(folders.map((parts) => parts.join('/'))).toEqual(NOUNS.toSorted());
});

test('the floor plan shows the floors as they are', () => {
  const plan = project.text('docs/architecture.md');
  for (const [floor, nouns] of Object.entries(FLOORS))
    expect(plan).toContain(`\n| ${floor} | ${nouns.join(' · ')} |\n`);
});

test.each(LISTS)('every %s of a noun is in %s', (files, list, entry) => {
  const listed = [...project.text(list).matchAll(entry)].map(([, named]) => named);
  const there = project.find(`features/*/*/${files}`).map((path) => path.slice('features/'.length));
  expect(there.length).toBeGreaterThan(15);
  expect(there.filter((path) => !listed.some((named) => named && path.startsWith(named)))).toEqual(
    [],
  );
});
