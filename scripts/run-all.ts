/**
 * Runs the named npm scripts one after another, prints their durations, and stops at the first failure. Names
 * joined by + run concurrently; each prints its output when it ends.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Compile cache: each step starts many Node processes, which then need not compile the same files again. */
const COMPILED = join(import.meta.dirname, '../node_modules/.cache/node-compile');

const rows: string[] = [];

const secondsSince = (began: number): string => ((performance.now() - began) / 1000).toFixed(1);

const heading = (step: string): string =>
  `\n── ${step} ${'─'.repeat(Math.max(3, 60 - step.length))}`;

/** Runs a script; resolves to whether it succeeded. */
const run = async (step: string, alone: boolean): Promise<boolean> => {
  const began = performance.now();
  if (alone) console.log(heading(step));
  const said: Buffer[] = [];
  const child = spawn('npm', ['run', '-s', step], {
    stdio: alone ? 'inherit' : 'pipe',
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => said.push(chunk));
  const [status] = (await once(child, 'close')) as [number | null];
  if (!alone) console.log(`${heading(step)}\n${Buffer.concat(said).toString().trimEnd()}`);
  rows.push(`${status === 0 ? 'ok    ' : 'FAILED'} ${step} (${secondsSince(began)} s)`);
  return status === 0;
};

const began = performance.now();
let ok = true;
for (const group of process.argv.slice(2)) {
  const steps = group.split('+');
  const ends = await Promise.all(steps.map((step) => run(step, steps.length === 1)));
  ok = ends.every(Boolean);
  if (!ok) break;
}
console.log(`\n${rows.join('\n')}\n${secondsSince(began)} s in all`);
process.exit(ok ? 0 : 1);
