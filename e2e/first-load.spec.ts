import { gzipSync } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';
import { EVERY_ROUTE } from './every-route.ts';
import { expect, test } from './journey.ts';

/** React and its router alone are 108. */
const TO_READ = 130;
const TO_BEGIN = 140;
/** With the phrases that its fields are listened to by. */
const FORM = 155;

/** The most scripts a page may fetch until it is quiet and untouched, in KB as gzip sends them. */
const SCRIPTS: Readonly<Record<string, number>> = {
  '/': 140,
  // Over home a dialog with a form, both open from the start.
  '/login': 178,
  '/signin': 178,
  '/signup': FORM,
  '/feedback': FORM,
  '/profile': TO_BEGIN,
  '/Question': TO_BEGIN,
  '/payment': TO_BEGIN,
  '/receipt': TO_BEGIN,
  '/join': TO_BEGIN,
  '/paid': TO_BEGIN,
  '/plans': TO_BEGIN,
  '/counselling': TO_BEGIN,
  '/assignment': TO_BEGIN,
  '/assessment': TO_BEGIN,
  '/free-therapy': TO_READ,
  '/hypnotherapy': TO_READ,
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
/** All of home but its film. */
const HOME = 420;

const IS_PACKED = /\.(?:woff2|png|webp|avif|jpg|mp4|webm)$/;
const IS_FILM = /\.(?:mp4|webm)$/;

/** What an address fetches in a new browser until its network is quiet: KB over the wire, by kind of file. */
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
  // What comes later would be read from a window that is closed.
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
    // oxlint-disable-next-line no-console -- the numbers are what one wants to read
    console.log(path.padEnd(18), row.join('  '));
    expect.soft(weight.scripts, `${path}: scripts`).toBeLessThanOrEqual(SCRIPTS[path] ?? 0);
    expect.soft(weight.fonts, `${path}: fonts`).toBeLessThanOrEqual(FONTS);
    expect.soft(weight.styles, `${path}: styles`).toBeLessThanOrEqual(STYLES);
    if (path === '/') expect.soft(weight.all, 'home').toBeLessThanOrEqual(HOME);
  }
});
