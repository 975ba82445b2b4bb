import { MINUTE_MS } from '@dhruva/kernel/durations';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { act } from './acting.ts';
import { createJobExpiry } from '@dhruva/server/test/killing/jobs-clock.ts';
import { type Move, story } from './moves.ts';
import { startStoryRun, checkRecords, type StoryEnvironment } from './story-run.ts';
import { IS_PROOF, report } from '@dhruva/server/test/proof.ts';
import { settle } from './settling.ts';
import { createShop } from '../shop.ts';

/** Two seeds of ten runs in CI, twenty of a hundred in the proof; `SEED` and `RUNS` select others. */
const RUNS = Number(process.env['RUNS'] ?? (IS_PROOF ? 100 : 10));
const SEEDS = process.env['SEED']
  ? [Number(process.env['SEED'])]
  : Array.from({ length: IS_PROOF ? 20 : 2 }, (_, at) => 20_261_121 + at * 1_009);

/** All buyers log in from one address, so its limits are raised. */
const server = await buildTestApp({
  smsBudget: { perDay: 1_000_000, freePerAddress: 100_000, firstBits: 4 },
});
const environment: StoryEnvironment = {
  server,
  shop: createShop(server, 9_740_000_000),
  letJobsExpire: await createJobExpiry(server),
  tally: { runs: 0, moves: 0, orders: 0, captured: 0, refunds: 0, ends: 0, deaths: 0 },
  runningServer: undefined,
};
const { tally } = environment;

const wordsOf = (turn: readonly Move[]): string => turn.map((move) => move.do).join(' with ');

/** Plays a story to its end; returns the violations found at any moment. */
const run = async (turns: readonly Move[][]): Promise<string[]> => {
  const storyRun = await startStoryRun(environment);
  tally.runs += 1;
  for (const turn of turns) {
    const wasAlive = !environment.runningServer?.isDead();
    await Promise.all(turn.map((move) => act(storyRun, move)));
    if (wasAlive && environment.runningServer?.isDead()) storyRun.deaths += 1;
    tally.moves += turn.length;
    await checkRecords(storyRun, wordsOf(turn));
  }
  await settle(storyRun);
  return storyRun.faults;
};

test.each(SEEDS)(
  'whatever happens in whatever order, the books add up: seed %i',
  async (seed) => {
    const before = { ...tally };
    const property = fc.asyncProperty(story, async (turns) => {
      expect(await run(turns)).toEqual([]);
    });
    // Runs take real time, so failing stories are not shrunk; SHRINK=1 does, for minutes.
    const endOnFailure = process.env['SHRINK'] === undefined;
    await fc.assert(property, { seed, numRuns: RUNS, endOnFailure });
    const grown = Object.entries(tally).map(
      ([name, count]) => `${count - before[name as keyof typeof before]} ${name}`,
    );
    report(`interleavings, seed ${seed}`, grown.join(', '));
  },
  10 * MINUTE_MS,
);
