/** Runs the named npm scripts one after another, shows how long each took, and stops at the first failure. */
import { spawnSync } from 'node:child_process';

const steps = process.argv.slice(2);
const rows: string[] = [];

for (const step of steps) {
  const began = performance.now();
  console.log(`\n── ${step} ${'─'.repeat(Math.max(3, 60 - step.length))}`);
  const { status } = spawnSync('npm', ['run', '-s', step], { stdio: 'inherit' });
  rows.push(
    `${status === 0 ? 'ok    ' : 'FAILED'} ${step} (${((performance.now() - began) / 1000).toFixed(1)} s)`,
  );
  if (status !== 0) {
    console.log(`\n${rows.join('\n')}`);
    process.exit(status ?? 1);
  }
}
console.log(`\n${rows.join('\n')}`);
