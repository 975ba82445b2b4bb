/**
 * Runs the examples of the engine's README in a browser, each bundled with the built package: `npm run proof --
 * engine`. Fails when one prints other lines than the README says.
 */
import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { chooseBrowser } from '../e2e/browser.ts';
import { QUIET } from '../e2e/settings.ts';
import { addToTable } from './proof-table.ts';

interface Example {
  readonly title: string;
  readonly code: string;
  readonly printed: readonly string[];
}

/** For an example that ends in an error, which is told with its lines. */
const WAIT_MS = 10_000;
const MOST_BYTES = 64 * 1024 * 1024;

const bundled = execFileSync(process.execPath, ['packages/jyotish/packaging/browser-examples.ts'], {
  encoding: 'utf8',
  maxBuffer: MOST_BYTES,
});
const examples = JSON.parse(bundled) as readonly Example[];
const { path } = await chooseBrowser();
const browser = await chromium.launch({ executablePath: path, args: [...QUIET] });

/** What an example prints in a page of its own. */
const printedBy = async ({ code }: Example): Promise<readonly string[]> => {
  const page = await browser.newPage();
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  page.on('pageerror', (error) => lines.push(String(error)));
  await page.addScriptTag({ type: 'module', content: `${code};globalThis.hasRun = true` });
  await page
    .waitForFunction('globalThis.hasRun', null, { timeout: WAIT_MS })
    .catch(() => undefined);
  await page.close();
  return lines;
};

const wrong: string[] = [];
for (const example of examples) {
  const lines = await printedBy(example);
  if (lines.join('\n') === example.printed.join('\n')) continue;
  wrong.push(example.title);
  console.error(`${example.title}: printed\n${lines.join('\n')}`);
}
const version = browser.version();
await browser.close();
const result = `${examples.length - wrong.length} of ${examples.length} print what the README says`;
console.log(`examples of the engine in Chromium ${version}: ${result}`);
addToTable(`engine, Chromium ${version}`, result);
process.exitCode = wrong.length === 0 ? 0 : 1;
