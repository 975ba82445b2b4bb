/**
 * `npm run e2e`: chooses and names the browser, then runs the journeys with their own ports, data folder and
 * copy of the built site: a site rebuilt under a running server would have scripts that its security policy
 * blocks.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseBrowser } from './browser.ts';
import { freePort } from '../apps/server/test/free-port.ts';

const HERE = import.meta.dirname;
const SITE = join(HERE, '../apps/web/build/client');

if (!existsSync(join(SITE, 'index.html'))) {
  console.error('The site is not built yet: npm run build');
  process.exit(1);
}
const { path, from } = await chooseBrowser();
console.log(`browser: ${path} (from ${from})`);

const folder = mkdtempSync(join(tmpdir(), 'dhruva-e2e-'));
cpSync(SITE, join(folder, 'site'), { recursive: true });
const { status } = spawnSync(
  'playwright',
  ['test', '-c', join(HERE, 'playwright.config.ts'), ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM: path,
      E2E_FOLDER: folder,
      E2E_PORT: String(await freePort()),
      E2E_RESTART_PORT: String(await freePort()),
      E2E_CLOCK_PORT: String(await freePort()),
      E2E_AWAY_PORT: String(await freePort()),
      E2E_SIGNED_IN_PORT: String(await freePort()),
      E2E_JOIN_PORT: String(await freePort()),
      E2E_SHEET_PORT: String(await freePort()),
    },
  },
);
rmSync(folder, { recursive: true, force: true });
process.exit(status ?? 1);
