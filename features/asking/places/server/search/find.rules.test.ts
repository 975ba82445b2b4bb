import { expect, test } from 'vitest';
import { loadGazetteer } from '../gazetteer/load.ts';
import { placeOfRow } from '../gazetteer/place-row.rules.ts';
import { readQuery } from '../query/query.rules.ts';
import { atlasOf } from './atlas.rules.ts';
import { suggest } from './find.rules.ts';
import { MOST_WORK, workUpTo } from './work.rules.ts';

const atlas = atlasOf(loadGazetteer());

/** What is suggested for a query with so much work allowed, and the work it took. */
function suggested(text: string, most = MOST_WORK): { labels: string[]; spent: number } {
  const query = readQuery(text);
  if (query.kind === 'point') throw new Error(`${text} is a point`);
  const work = workUpTo(most);
  const hits = suggest(atlas, query, 10, work);
  return {
    labels: hits.map(({ row }) => placeOfRow(atlas.gazetteer, row).label),
    spent: work.spent(),
  };
}

test.each([
  'san '.repeat(50),
  'nagar '.repeat(33),
  'a '.repeat(100),
  'up mp hp ap uk wb tn ka',
  'sa',
  'rampur, india',
  'ramapuram'.repeat(20),
  'गड़ढ़'.repeat(40),
])('the work for %j has a bound', (text) => {
  expect(suggested(text).spent).toBeLessThanOrEqual(MOST_WORK);
});

test('a common query needs less than half of what it may cost', () => {
  for (const text of ['Nagpur', 'bhopl', 'Khurja Bulandshahr', 'Kothrud, Pune', 'मुंबई'])
    expect(suggested(text).spent).toBeLessThan(MOST_WORK / 2);
});

test('with less work a search ends sooner, with what it has found', () => {
  expect(suggested('rampur', 200).spent).toBeLessThanOrEqual(200);
  expect(suggested('Nagpur', 200).labels).toContain('Nagpur, Maharashtra, India');
  expect(suggested('Nagpur', 0)).toEqual({ labels: [], spent: 0 });
});
