/**
 * Runs Lighthouse with a slow phone on the built site as our server serves it: five runs a page, all printed;
 * the median counts. `npm run proof -- lighthouse`; paths and `--runs N` after it for less.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chooseBrowser } from '../e2e/browser.ts';
import { freePort } from '../apps/server/test/free-port.ts';
import { QUIET } from '../e2e/settings.ts';
import { serveBuiltSite } from './built-site.ts';
import { HEAD, type Kind, lineOf, medianOf, type Scores, shortOf } from './lighthouse/scores.ts';
import { addToTable } from './proof-table.ts';

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const PAGES = ['/', '/Question', '/paid', '/free-therapy', '/faq'];
const pages = positionals.length > 0 ? positionals : PAGES;

const { path: executablePath } = await chooseBrowser();
const faults = new Set<string>();

/** One run in a new browser. */
const run = async (url: string): Promise<Scores> => {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...QUIET, `--remote-debugging-port=${port}`],
  });
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json' });
  await browser.close();
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
  const { audits, categories } = result.lhr;
  const scoreOf = (kind: Kind): number => {
    const { score = null, auditRefs = [] } = categories[kind] ?? {};
    if (kind !== 'performance')
      for (const { id, weight } of auditRefs)
        if (weight > 0 && audits[id]?.score !== null && Number(audits[id]?.score) < 1)
          faults.add(`${new URL(url).pathname}: ${kind}: ${id}`);
    return Math.round((score ?? 0) * 100);
  };
  const measure = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
    lcp: measure('largest-contentful-paint'),
    tbt: measure('total-blocking-time'),
    cls: measure('cumulative-layout-shift'),
  };
};

const site = await serveBuiltSite();
const width = Math.max(...pages.map((page) => page.length)) + 10;
console.log(`${''.padEnd(width)}${HEAD}`);
for (const page of pages) {
  const runs: Scores[] = [];
  for (let turn = 1; turn <= Number(values.runs); turn += 1) {
    const scores = await run(`${site.address}${page}`);
    runs.push(scores);
    console.log(`${`${page}  run ${turn}`.padEnd(width)}${lineOf(scores)}`);
  }
  const median = medianOf(runs);
  const short = shortOf(median);
  console.log(`${`${page}  median`.padEnd(width)}${lineOf(median)}  ${short.join(', ') || 'ok'}`);
  if (short.length > 0) process.exitCode = 1;
  addToTable(`Lighthouse ${page}`, `${lineOf(median)}  ${short.join(', ')}`);
}
await site.stop();
for (const fault of faults) console.log(fault);
