/**
 * Runs property tests with new random seeds, `ROUNDS` (20) times; `npm test` runs one fixed seed. A failure
 * prints its seed and counterexample, which then becomes a fixed case (`examples`) of its test.
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { addToTable } from './proof-table.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 20);
const MAX_SEED = 2 ** 31 - 1;

const { stdout } = spawnSync('git', ['grep', '-l', "from 'fast-check'", '--', '*.test.ts'], {
  encoding: 'utf8',
});
const files = stdout.split('\n').filter((file) => file !== '' && !file.includes('/server/test/'));

const failed: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const seed = randomInt(MAX_SEED);
  console.log(`\nseed ${seed} (${round + 1} of ${ROUNDS})`);
  const env = { ...process.env, PROPERTY_SEED: String(seed) };
  const words = [
    'run',
    '--project',
    'unit*',
    '--project',
    'sampled',
    '--reporter',
    'dot',
    ...files,
  ];
  if (spawnSync('vitest', words, { stdio: 'inherit', env }).status !== 0) failed.push(seed);
}

const result =
  failed.length === 0 ? 'no counterexample' : `FAILED with ${failed.map(String).join(', ')}`;
const what = `new seeds: ${ROUNDS} for the properties of ${files.length} files`;
console.log(`${what}: ${result}`);
addToTable(what, result);
process.exitCode = failed.length === 0 ? 0 : 1;
