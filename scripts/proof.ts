/**
 * `npm run proof`: what takes longer than CI may: every kill at every step of a payment, two thousand
 * random stories of purchases with their seeds. One table at the end.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'dhruva-proof-'));
const table = join(folder, 'table.jsonl');
writeFileSync(table, '');
const { status } = spawnSync('vitest', ['run', '--project', 'server', 'apps/server/test/money'], {
  stdio: 'inherit',
  env: { ...process.env, PROOF_TABLE: table },
});
const rows = readFileSync(table, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as { what: string; result: string });
rmSync(folder, { recursive: true });
const width = Math.max(0, ...rows.map(({ what }) => what.length));
console.log(`\n${rows.map(({ what, result }) => `${what.padEnd(width)}  ${result}`).join('\n')}`);
console.log(status === 0 ? '\nproved' : '\nFAILED');
process.exitCode = status ?? 1;
