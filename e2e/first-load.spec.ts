import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

/** The most a page may load before anything is touched, in KB of scripts as gzip sends them. */
const MOST_KB = 140;

const PAGES = [
  '/',
  '/paid',
  '/plans',
  '/counselling',
  '/assignment',
  '/free-therapy',
  '/hypnotherapy',
  '/faq',
  '/pricing',
];

/** What a page weighs until its network is quiet. */
const kilobytesOf = async (page: Page, path: string): Promise<number> => {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js'))
      scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(scripts);
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
};

for (const path of PAGES)
  test(`${path} loads at most ${MOST_KB} KB of scripts`, async ({ page }) => {
    const kilobytes = await kilobytesOf(page, path);
    // oxlint-disable-next-line no-console -- the number is what one wants to read
    console.log(`${path.padEnd(14)} ${kilobytes.toFixed(1)} KB`);
    expect(kilobytes).toBeLessThanOrEqual(MOST_KB);
  });
