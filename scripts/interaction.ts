/**
 * How long a tap takes until the screen shows its effect, on a processor slowed four times: `npm run proof --
 * interaction`; takes the built site. Each tap is the first on a page that was loaded anew, so the code that it
 * loads counts. Prints the longest event of three runs (Event Timing, W3C) and fails above the limit.
 */
import { chromium, type Page } from '@playwright/test';
import { chooseBrowser } from '../e2e/browser.ts';
import { QUIET } from '../e2e/settings.ts';
import { serveBuiltSite } from './built-site.ts';
import { addToTable } from './proof-table.ts';

const SLOWER = 4;
const RUNS = 3;
/** Milliseconds; what Web Vitals call a good interaction to next paint. */
const LIMIT = 200;
/** Event Timing rounds to this many milliseconds and reports none below twice of it. */
const GRAIN = 16;
const SETTLED_MS = 1_500;
const PHONE = { width: 360, height: 740 } as const;

interface Tap {
  readonly what: string;
  readonly path: string;
  readonly on: (page: Page) => Promise<void>;
}

const button = (name: string | RegExp) => async (page: Page) =>
  page.getByRole('button', { name }).first().click();

const TAPS: readonly Tap[] = [
  { what: 'the menu', path: '/', on: button('Open menu') },
  { what: 'the theme', path: '/', on: button(/dark|light|theme/i) },
  {
    what: 'a question: its sheet',
    path: '/Question',
    on: button('When is marriage likely for me?'),
  },
  {
    what: 'the other price',
    path: '/Question',
    on: async (page) => page.getByRole('tab', { name: '₹199 Questions' }).click(),
  },
  { what: 'a therapist: the sheet', path: '/paid', on: button(/^Book Appointment/) },
  { what: 'help', path: '/paid', on: button('Need help now?') },
  { what: 'a topic of free therapy', path: '/free-therapy', on: button('Anxiety') },
  { what: 'a question of the FAQ', path: '/faq', on: button('Who can use it?') },
  { what: 'a plan', path: '/plans', on: button(/^(Buy|Choose|Select)/) },
];

const OBSERVE = `
  window.longestEvent = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.interactionId) window.longestEvent = Math.max(window.longestEvent, entry.duration);
  }).observe({ type: 'event', durationThreshold: ${GRAIN}, buffered: false });
`;

const { path: executablePath } = await chooseBrowser();
const site = await serveBuiltSite();
const browser = await chromium.launch({ executablePath, args: QUIET });

/** The longest event of one tap, in milliseconds. */
const measure = async ({ path, on }: Tap): Promise<number> => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(site.address + path, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(OBSERVE);
  await on(page);
  await page.waitForTimeout(SETTLED_MS);
  const longest = await page.evaluate<number>('window.longestEvent');
  await context.close();
  return longest;
};

let worst = 0;
for (const tap of TAPS) {
  const runs: number[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(tap));
  const longest = Math.max(...runs);
  worst = Math.max(worst, longest);
  console.log(`${tap.path} ${tap.what}: ${runs.join(', ')} ms`);
  addToTable(`interaction, ${tap.path} ${tap.what}`, `${longest} ms`);
}
await browser.close();
await site.stop();
console.log(`the longest: ${worst} ms, the limit ${LIMIT} ms`);
process.exitCode = worst <= LIMIT ? 0 : 1;
