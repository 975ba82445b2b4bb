import type { Page } from '@playwright/test';
import { QUOTES } from '../apps/web/app/content/quotes.ts';
import { TAGLINES } from '../apps/web/app/content/taglines.ts';
import { TESTIMONIALS } from '../apps/web/app/content/testimonials.ts';
import { TIMINGS } from '@dhruva/kernel/timings';
import { expect, MOVING, ON_PHONE_TOO, test } from './journey.ts';
import { picture } from './pictures.ts';

test.use(MOVING);

const LONG = 60_000;

const quote = (page: Page) => page.getByRole('note', { name: 'A word of encouragement' });
const example = (page: Page) => page.locator('#testimonials').getByRole('heading', { level: 3 });
const tagline = async (page: Page): Promise<number> => {
  const text = await page.locator('h1 + p').innerText();
  return TAGLINES.findIndex((known) => known === text);
};

/** The home page with a stopped clock, just hydrated: the example questions have changed. */
const openStanding = async (page: Page) => {
  await page.clock.install();
  await page.goto('/');
  await page.locator('#testimonials').scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + LONG);
  await expect(async () => {
    const before = await example(page).innerText();
    await page.clock.runFor(TIMINGS.testimonialRotation);
    expect(await example(page).innerText()).not.toBe(before);
  }).toPass();
};

/** Scrolls to where nothing to press is in the quote's corner, on a phone too. */
const toFreeCorner = (page: Page) => page.evaluate(() => window.scrollTo(0, 200));

/** Time steps, and the tolerance for when a quote is first seen on a slow machine. */
const STEP = 200;
const SEEN_LATE = 3 * STEP;

/** Advances the clock until the next quote has just appeared. */
const nextQuote = async (page: Page): Promise<string> => {
  await expect(async () => {
    if (await quote(page).isHidden()) await page.clock.runFor(STEP);
    await expect(quote(page)).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
  return quote(page).innerText();
};

/** Simulates switching to another tab, or back. */
const hideTab = (page: Page, hidden: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

test('taglines change every 4 s, testimonials every 5 s, and begin again', async ({ page }) => {
  await openStanding(page);
  const first = await tagline(page);
  for (let step = 1; step <= TAGLINES.length; step += 1) {
    await page.clock.runFor(TIMINGS.taglineRotation);
    await expect.poll(() => tagline(page)).toBe((first + step) % TAGLINES.length);
  }
  const names = TESTIMONIALS.map(({ name }) => name);
  const shown = names.indexOf(await example(page).innerText());
  for (let step = 1; step <= names.length; step += 1) {
    await page.clock.runFor(TIMINGS.testimonialRotation);
    await expect(example(page)).toHaveText(names[(shown + step) % names.length] ?? '');
  }
});

test(
  'a quote stands 4 s, another comes every 8 s, until closed',
  ON_PHONE_TOO,
  async ({ page }, info) => {
    await page.clock.install();
    await page.goto('/');
    await page.clock.pauseAt(Date.now() + LONG);
    await toFreeCorner(page);
    const before = await nextQuote(page);
    expect(QUOTES).toContain(before);
    await picture(page, info, 'home-quote');
    const seen = page.viewportSize() ?? { width: 0, height: 0 };
    const corner = async (): Promise<readonly number[]> => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await quote(page).boundingBox()) ?? {};
      return [x + width, y + height];
    };
    await expect.poll(corner).toEqual([seen.width - 16, seen.height - 16]);
    await page.clock.runFor(TIMINGS.quoteShown - SEEN_LATE - STEP);
    await expect(quote(page)).toBeVisible();
    await page.clock.runFor(SEEN_LATE + STEP);
    await expect(quote(page)).toBeHidden();
    await page.clock.runFor(TIMINGS.quoteEvery - TIMINGS.quoteShown - SEEN_LATE - STEP);
    await expect(quote(page)).toBeHidden();
    await page.clock.runFor(SEEN_LATE + STEP);
    await expect(quote(page)).toBeVisible();
    expect(await quote(page).innerText()).not.toBe(before);

    // Wide enough to lie under any of the quotes, the shortest too.
    const session = page.getByRole('link', { name: /^Paid therapy/ });
    await session.evaluate((element) =>
      window.scrollBy(0, element.getBoundingClientRect().bottom - window.innerHeight),
    );
    await expect(quote(page), 'over something to press').toBeHidden();
    await toFreeCorner(page);
    await expect(quote(page)).toBeVisible();
    await quote(page).getByRole('button', { name: 'Close: no more of these' }).click();
    await page.clock.runFor(LONG);
    await expect(quote(page)).toBeHidden();
  },
);

test('Pause motion and a hidden tab stop all of it', async ({ page }) => {
  await openStanding(page);
  await toFreeCorner(page);
  await nextQuote(page);
  const film = page.locator('video');
  await page.locator('#film').scrollIntoViewIfNeeded();
  await expect(film).toHaveJSProperty('paused', false);
  const expectStanding = async () => {
    await expect(quote(page)).toBeHidden();
    await expect(film).toHaveJSProperty('paused', true);
    const [before, name] = [await tagline(page), await example(page).innerText()];
    await page.clock.runFor(LONG);
    expect(await tagline(page)).toBe(before);
    await expect(example(page)).toHaveText(name);
    await expect(quote(page)).toBeHidden();
  };
  await hideTab(page, true);
  await expectStanding();
  await hideTab(page, false);
  await toFreeCorner(page);
  await nextQuote(page);
  await page.locator('#film').scrollIntoViewIfNeeded();
  await expect(film).toHaveJSProperty('paused', false);
  await page.getByRole('button', { name: 'Pause motion' }).click();
  await expectStanding();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play motion' })).toBeVisible();
  await expect(film).toHaveCount(0);
});

/** Records the film's files that are requested from now on. */
const watchFilm = (page: Page): string[] => {
  const kinds: string[] = [];
  page.on('request', (request) => {
    const kind = /lamp-and-sky.*\.(\w+)$/.exec(request.url())?.[1];
    if (kind !== undefined && !kinds.includes(kind)) kinds.push(kind);
  });
  return kinds;
};

test('the film plays by itself, without sound, in a place that is kept for it', async ({
  page,
}, info) => {
  const fetched = watchFilm(page);
  await page.goto('/');
  const place = await page.locator('#film').boundingBox();
  expect((place?.width ?? 0) / (place?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  const film = page.locator('video');
  await page.locator('#film').scrollIntoViewIfNeeded();
  await expect(film).toHaveJSProperty('paused', false);
  await expect(film).toHaveJSProperty('muted', true);
  await expect(film).toHaveJSProperty('loop', true);
  await expect
    .poll(() => film.evaluate((video) => (video as HTMLVideoElement).currentTime))
    .toBeGreaterThan(0.5);
  expect(fetched).toEqual(['webp', 'webm']);
  expect((await page.locator('#film').boundingBox())?.height).toBe(place?.height);
  await picture(page, info, 'home-film');

  const source = await film.evaluate((video) => (video as HTMLVideoElement).currentSrc);
  const part = await page.request.get(source, { headers: { range: 'bytes=0-99' } });
  expect(part.status()).toBe(206);
  expect(part.headers()['content-range']).toMatch(/^bytes 0-99\//);
  expect(part.headers()['cache-control']).toContain('immutable');
});

const SPARED = {
  'reduced motion': (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  'a wish to save data': (page: Page) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    }),
};
for (const [wish, arrange] of Object.entries(SPARED))
  test(`with ${wish} the first picture of the film stands, and no more is fetched`, async ({
    page,
  }) => {
    await arrange(page);
    const fetched = watchFilm(page);
    await page.goto('/');
    const script = page.waitForResponse(/\/film-.*\.js$/);
    await page.locator('#film').scrollIntoViewIfNeeded();
    await script;
    const poster = page.locator('#film img');
    await expect(poster).toHaveJSProperty('complete', true);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('video')).toHaveCount(0);
    expect(fetched).toEqual(['webp']);
  });
