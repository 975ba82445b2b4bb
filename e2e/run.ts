/** `npm run e2e`: chooses the browser once, says which, and runs the journeys in it. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chooseBrowser } from './browser.ts';

const { path, from } = await chooseBrowser();
console.log(`browser: ${path} (from ${from})`);

const { status } = spawnSync(
  'playwright',
  ['test', '-c', join(import.meta.dirname, 'playwright.config.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM: path } },
);
process.exit(status ?? 1);
