/**
 * First part of `npm run places-bench`: what a search costs, in the time a core works and in counted work, over
 * the corpus a search is written from and over queries made to be slow; and the memory the gazetteer holds.
 */
import { loadGazetteer } from '../../server/gazetteer/load.ts';
import { readQuery } from '../../server/query/query.rules.ts';
import { atlasOf } from '../../server/search/atlas.rules.ts';
import { suggest } from '../../server/search/find.rules.ts';
import { MOST_WORK, workUpTo } from '../../server/search/work.rules.ts';
import { readCorpus } from './corpus.ts';
import { SLOW_QUERIES } from './slow-queries.ts';

const CANDIDATES = 10;
const ROUNDS = 5;
const MICROSECONDS = 1000;
const MEGABYTE = 2 ** 20;

/** Milliseconds this thread has worked. */
const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / MICROSECONDS;
};
const held = (): number => {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / MEGABYTE;
};

const heldBefore = held();
const began = worked();
const atlas = atlasOf(loadGazetteer());
console.log(
  `gazetteer and indexes: ${(worked() - began).toFixed(0)} ms of a core, ${(held() - heldBefore).toFixed(1)} MB held`,
);

interface Cost {
  readonly query: string;
  readonly ms: number;
  readonly work: number;
}

/** One search. */
function costOf(query: string): Cost {
  const work = workUpTo(MOST_WORK);
  const start = worked();
  const read = readQuery(query);
  if (read.kind === 'name') suggest(atlas, read, CANDIDATES, work);
  return { query, ms: worked() - start, work: work.spent() };
}

function report(name: string, queries: readonly string[]): void {
  for (const query of queries) costOf(query);
  const costs = Array.from({ length: ROUNDS }, () => queries.map(costOf)).flat();
  costs.sort((a, b) => a.ms - b.ms);
  const at = (part: number): string =>
    (costs[Math.min(costs.length - 1, Math.floor(costs.length * part))]?.ms ?? 0).toFixed(2);
  const dearest = costs.at(-1);
  const mostWork = Math.max(...costs.map(({ work }) => work));
  console.log(`${name}, ${queries.length} queries, ms of a core: p50 ${at(0.5)}, p99 ${at(0.99)},`);
  console.log(
    `  worst ${dearest?.ms.toFixed(2)} (${dearest?.query.slice(0, 40)}); most work ${mostWork} of ${MOST_WORK}`,
  );
}

report(
  'corpus',
  readCorpus('written-from').map(({ query }) => query),
);
report('made to be slow', SLOW_QUERIES);
