/**
 * `npm run bench`: measurements, all or one: `npm run bench -- costs`. engine: positions, charts and answers
 * in the time a core works. storm: verify and webhooks. costs: what the worst request to each route takes of
 * a core.
 */
import { spawnSync } from 'node:child_process';

interface Part {
  readonly command: readonly [program: string, ...words: string[]];
  readonly env: Readonly<Record<string, string>>;
}

const serverTest = (file: string, env: Part['env']): Part => ({
  command: ['vitest', 'run', '--project', 'server', file],
  env,
});

const PARTS: Readonly<Record<string, Part>> = {
  engine: { command: [process.execPath, 'packages/jyotish/reference/bench.ts'], env: {} },
  storm: serverTest('features/money/payments/server/test/storm.test.ts', { EVENTS: '1000' }),
  costs: serverTest('apps/server/test/published/costs.test.ts', { COSTS: '40' }),
};

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PARTS);
const failed = wanted.filter((name) => {
  const part = PARTS[name];
  if (!part) {
    console.error(`No such part: ${name}. There are: ${Object.keys(PARTS).join(', ')}`);
    return true;
  }
  const [program, ...words] = part.command;
  const env = { ...process.env, ...part.env };
  return spawnSync(program, words, { stdio: 'inherit', env }).status !== 0;
});
process.exitCode = failed.length === 0 ? 0 : 1;
