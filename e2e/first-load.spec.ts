import { gzipSync } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';
import { EVERY_ROUTE } from './every-route.ts';
import { expect, test } from './journey.ts';

/** KB of scripts of a page to read; React and its router alone are 108. */
const TO_READ = 131;
const TO_BEGIN = 140;
/** KB of scripts of a form, including the phrase detector for its fields. */
const FORM = 155;

/** The maximum of scripts a page may load before any interaction, in KB (gzip). */
const SCRIPTS: Readonly<Record<string, number>> = {
  '/': 135,
  // The home page with a dialog, its form and the way in by passkey, loaded at once.
  '/login': 180,
  '/signin': 180,
  '/signup': FORM,
  '/feedback': FORM,
  '/profile': TO_BEGIN,
  '/Question': TO_BEGIN,
  '/answers': TO_BEGIN,
  '/payment': TO_BEGIN,
  '/receipt': TO_BEGIN,
  '/join': TO_BEGIN,
  '/paid': TO_BEGIN,
  '/plans': TO_BEGIN,
  '/counselling': TO_BEGIN,
  '/assignment': TO_BEGIN,
  '/assessment': TO_BEGIN,
  '/free-therapy': TO_READ,
  '/hypnotherapy': TO_BEGIN,
  '/pricing': TO_BEGIN,
  '/how-we-calculate': TO_READ,
  '/faq': TO_READ,
  '/calendar': TO_READ,
  '/terms': TO_READ,
  '/privacy': TO_READ,
  '/nothing-here': TO_READ,
  '/offline': 0,
};
const FONTS = 90;
const STYLES = 14;
/** Everything the home page loads, except its film. */
const HOME = 420;

const IS_PACKED = /\.(?:woff2|png|webp|avif|jpg|mp4|webm)$/;
const IS_FILM = /\.(?:mp4|webm)$/;

/**
 * Measures what a URL loads in a new browser until its network is idle: KB over the wire, by resource type.
 */
const weigh = async (browser: Browser, address: string) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const files: Promise<readonly [string, number]>[] = [];
  const weighed = (response: Response): void => {
    const { pathname } = new URL(response.url());
    if (IS_FILM.test(pathname)) return;
    files.push(
      response.body().then((body) => {
        const bytes = IS_PACKED.test(pathname) ? body.length : gzipSync(body).length;
        return [pathname, bytes / 1024] as const;
      }),
    );
  };
  page.on('response', weighed);
  await page.goto(address, { waitUntil: 'networkidle' });
  // Later responses could not be read, since the window is closed.
  page.off('response', weighed);
  const all = await Promise.all(files);
  await context.close();
  const sum = (kind: RegExp): number =>
    all.filter(([name]) => kind.test(name)).reduce((total, [, size]) => total + size, 0);
  return { scripts: sum(/\.js$/), fonts: sum(/\.woff2$/), styles: sum(/\.css$/), all: sum(/./) };
};

test('every address keeps to its weight', async ({ browser, baseURL }) => {
  for (const path of EVERY_ROUTE) {
    const weight = await weigh(browser, `${baseURL}${path}`);
    const row = Object.entries(weight).map(([kind, size]) => `${kind} ${size.toFixed(1)}`);
    // The measurements are this test's output.
    console.log(path.padEnd(18), row.join('  '));
    expect.soft(weight.scripts, `${path}: scripts`).toBeLessThanOrEqual(SCRIPTS[path] ?? 0);
    expect.soft(weight.fonts, `${path}: fonts`).toBeLessThanOrEqual(FONTS);
    expect.soft(weight.styles, `${path}: styles`).toBeLessThanOrEqual(STYLES);
    if (path === '/') expect.soft(weight.all, 'home').toBeLessThanOrEqual(HOME);
  }
});
