/**
 * `npm run proof`: checks that take too long for CI; all parts, or one: `npm run proof -- lighthouse`. Prints one
 * table at the end. The parts:
 * - seeds: property tests with new random seeds.
 * - fuzz: a hundred thousand broken requests to the published API.
 * - attacks: loads that once locked people out, raised the bill for SMS or stalled the server; prints the figures of
 *   today.
 * - signed-in: every page, and each step of the sheet of a question, offline, through a minute of 503 and a
 *   restart (takes a built site).
 * - money: the server killed at every step of a payment, two thousand random stories of purchases.
 * - codes: ten thousand sign-in codes asked for from as many addresses.
 * - discrimination: how much answers differ, for a thousand births in each language, and how often yogas occur.
 * - lighthouse: the built site on a slow phone, five runs a page.
 * - engine: the examples of the engine's README in a browser.
 * - firefox: a free answer, a paid one and a booked session in Firefox.
 * - interaction: how long taps take on a processor slowed four times.
 * - mutants: small changes that a test must detect.
 * - pgbouncer: the server tests through a pooler.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PARTS: Readonly<Record<string, readonly [program: string, ...words: string[]]>> = {
  seeds: [process.execPath, 'scripts/seeds.ts'],
  fuzz: ['vitest', 'run', '--project', 'server', 'apps/server/test/published/fuzz.test.ts'],
  attacks: [
    'vitest',
    'run',
    '--project',
    'server',
    'apps/server/test/published/attacks.test.ts',
    'features/care/appointments/server/test/merged-news.test.ts',
    'features/account/auth/server/test/code-shield.test.ts',
    'features/account/auth/server/test/owner-costs.test.ts',
  ],
  'signed-in': [
    process.execPath,
    'e2e/run.ts',
    'e2e/stays-signed-in.spec.ts',
    'e2e/sheet-troubles.spec.ts',
  ],
  money: ['vitest', 'run', '--project', 'server', 'features/money/payments/server/test'],
  codes: [
    'vitest',
    'run',
    '--project',
    'server',
    'features/account/auth/server/test/sms-budget.test.ts',
  ],
  lighthouse: [process.execPath, 'scripts/lighthouse.ts'],
  discrimination: [process.execPath, 'scripts/discrimination.ts'],
  engine: [process.execPath, 'scripts/engine-in-browser.ts'],
  firefox: [process.execPath, 'scripts/firefox.ts'],
  interaction: [process.execPath, 'scripts/interaction.ts'],
  mutants: [process.execPath, 'scripts/mutants.ts'],
  pgbouncer: [process.execPath, 'scripts/pgbouncer.ts'],
};

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PARTS);
const unknown = wanted.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'dhruva-proof-'));
const table = join(folder, 'table.jsonl');
writeFileSync(table, '');
const failed = wanted.filter((part) => {
  const [program = '', ...words] = PARTS[part] ?? [];
  const env = { ...process.env, PROOF_TABLE: table };
  return spawnSync(program, words, { stdio: 'inherit', env }).status !== 0;
});
const rows = readFileSync(table, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as { what: string; result: string });
rmSync(folder, { recursive: true });
const width = Math.max(0, ...rows.map(({ what }) => what.length));
console.log(`\n${rows.map(({ what, result }) => `${what.padEnd(width)}  ${result}`).join('\n')}`);
console.log(failed.length === 0 ? '\nproved' : `\nFAILED: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
