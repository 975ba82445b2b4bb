import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../test-app.ts';
import { act } from './acting.ts';
import { openJobsClock } from '../killing/jobs-clock.ts';
import { type Move, story } from './moves.ts';
import { beginPlay, look, type Theatre } from './play.ts';
import { IS_PROOF, report } from '../proof.ts';
import { settle } from './settling.ts';
import { openShop } from '../shop.ts';

const MINUTES = 60_000;
/** Two seeds of ten runs in CI, twenty of a hundred in the proof; `SEED` and `RUNS` select others. */
const RUNS = Number(process.env['RUNS'] ?? (IS_PROOF ? 100 : 10));
const SEEDS = process.env['SEED']
  ? [Number(process.env['SEED'])]
  : Array.from({ length: IS_PROOF ? 20 : 2 }, (_, at) => 20_261_121 + at * 1_009);

/** All buyers log in from one address, so its limits are raised. */
const server = await buildTestApp({ otpPerAddress: { sends: 100_000, tries: 100_000 } });
const theatre: Theatre = {
  server,
  shop: openShop(server, 9_740_000_000),
  letJobsExpire: await openJobsClock(server),
  tally: { runs: 0, moves: 0, orders: 0, captured: 0, refunds: 0, deaths: 0 },
  life: undefined,
};
const { tally } = theatre;

const wordsOf = (turn: readonly Move[]): string => turn.map((move) => move.do).join(' with ');

/** Plays a story to its end; returns the violations found at any moment. */
const run = async (turns: readonly Move[][]): Promise<string[]> => {
  const play = await beginPlay(theatre);
  tally.runs += 1;
  for (const turn of turns) {
    const wasAlive = !theatre.life?.isDead();
    await Promise.all(turn.map((move) => act(play, move)));
    if (wasAlive && theatre.life?.isDead()) play.deaths += 1;
    tally.moves += turn.length;
    await look(play, wordsOf(turn));
  }
  await settle(play);
  return play.faults;
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
  10 * MINUTES,
);
