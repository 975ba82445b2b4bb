/**
 * First part of `npm run places-bench`: what a search costs, in time and in counted work, over the corpus it is
 * written from and over queries made to be slow; and the memory the gazetteer holds. A query is timed several times
 * and the least taken, so that other programs do not count.
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
const MEGABYTE = 2 ** 20;

const held = (): number => {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / MEGABYTE;
};

const heldBefore = held();
const began = performance.now();
const atlas = atlasOf(loadGazetteer());
console.log(
  `gazetteer and indexes: ${(performance.now() - began).toFixed(0)} ms, ${(held() - heldBefore).toFixed(1)} MB held`,
);

interface Cost {
  readonly query: string;
  readonly ms: number;
  readonly work: number;
}

/** The least of several searches. */
function costOf(query: string): Cost {
  const runs = Array.from({ length: ROUNDS }, () => {
    const work = workUpTo(MOST_WORK);
    const start = performance.now();
    const read = readQuery(query);
    if (read.kind === 'name') suggest(atlas, read, CANDIDATES, work);
    return { query, ms: performance.now() - start, work: work.spent() };
  });
  return runs.reduce((least, run) => (run.ms < least.ms ? run : least));
}

function report(name: string, queries: readonly string[]): void {
  const costs = queries.map(costOf).sort((a, b) => a.ms - b.ms);
  const at = (part: number): string =>
    (costs[Math.min(costs.length - 1, Math.floor(costs.length * part))]?.ms ?? 0).toFixed(2);
  const dearest = costs.at(-1);
  const mostWork = Math.max(...costs.map(({ work }) => work));
  console.log(`${name}, ${queries.length} queries: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms,`);
  console.log(
    `  worst ${dearest?.ms.toFixed(2)} ms (${dearest?.query.slice(0, 40)}); most work ${mostWork} of ${MOST_WORK}`,
  );
}

report(
  'corpus',
  readCorpus('written-from').map(({ query }) => query),
);
report('made to be slow', SLOW_QUERIES);
