/** Without network after a first visit: what is cached, and what is never cached. */
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from '@playwright/test';
import { NAGPUR_1990, signedIn } from './account.ts';
import { numberIn } from './helplines.ts';
import { expect, ON_PHONE_TOO, test } from './journey.ts';
import { pagePicture } from './pictures.ts';
import { closeWithEscape } from './keys.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens a page and waits until the service worker is active and has cached its files. */
const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  const answers = async () => page.evaluate('navigator.serviceWorker.controller !== null');
  await expect.poll(answers).toBe(true);
};

/** The paths in all caches of this browser. */
const keptPaths = async (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(async () => {
    const caches = await Promise.all((await self.caches.keys()).map((name) => self.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  })()`);

const offline = async (context: BrowserContext): Promise<void> => context.setOffline(true);

test(
  'any page: whom to ring, and what can be read',
  ON_PHONE_TOO,
  async ({ page, context }, info) => {
    await visit(page, '/');
    await offline(context);
    for (const path of ['/Question', '/profile', '/paid?x=1', '/nothing-here', '/']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
      for (const tel of ['14416', '18008914416', '112'])
        await expect(page.locator(`a[href="tel:${tel}"]`)).toBeVisible();
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await pagePicture(page, info, `offline-${colorScheme}`);
    }
    await page.getByRole('link', { name: 'Frequently asked questions' }).click();
    const question = page.getByRole('button', { name: 'Who can use it?' });
    await expect(async () => {
      await question.click();
      await expect(page.getByText('Adults in India. You must be 18 years or older')).toBeVisible({
        timeout: 500,
      });
    }).toPass();
    await page.goto('/terms');
    await expect(page.getByRole('heading', { name: 'Refunds' })).toBeVisible();
    await context.setOffline(false);
    await page.goto('/Question');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask about your future');
  },
);

test('free therapy: every topic opens, help too, and a link leads on', async ({
  page,
  context,
}) => {
  await visit(page, '/faq');
  await offline(context);
  await page.goto('/free-therapy');
  const dialog = page.getByRole('dialog');
  for (const topic of ['Anxiety', 'Parenting', 'Social Anxiety']) {
    const opener = page.getByRole('main').getByRole('button', { name: topic, exact: true });
    await expect(async () => {
      if (!(await dialog.isVisible())) await opener.click({ timeout: 2_000 });
      await expect(dialog.getByRole('article')).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await closeWithEscape(dialog);
  }
  await page.getByRole('contentinfo').getByRole('button', { name: 'Need help now?' }).click();
  await expect(numberIn(dialog, '14416')).toBeVisible();
  await closeWithEscape(dialog);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('button', { name: 'Who can use it?' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  expect(new URL(page.url()).pathname).toBe('/pricing');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pricing');
});

test('a form says so, and keeps what was typed', async ({ page, context }) => {
  await visit(page, '/feedback');
  await page.getByRole('radio', { name: 'Other' }).check();
  await page.getByLabel('Your message').fill('Thank you');
  await offline(context);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue('Thank you');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(/Your ticket number is/)).toBeVisible();
});

test('nothing of a person is ever kept, signed in or after', async ({ page }) => {
  await signedIn(page, NAGPUR_1990);
  await visit(page, '/profile');
  const kept = await keptPaths(page);
  for (const path of ['/counselling', '/Question', '/profile']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.evaluate('localStorage.removeItem("authToken")');
  await page.reload();
  await expect(page.getByText('Log in', { exact: true }).first()).toBeVisible();
  expect((await keptPaths(page)).sort()).toEqual(kept.sort());
  const documents = kept.filter((path) => !/^\/assets\/|\.data$/.test(path));
  expect(documents.sort()).toEqual(['/faq', '/free-therapy', '/offline', '/terms']);
});

test('what is kept is fetched once the page is there, and is little', async ({ page, request }) => {
  await visit(page, '/faq');
  const kept = await keptPaths(page);
  const bodies = await Promise.all(
    kept.map(async (path) => (await request.get(path, { maxRedirects: 0 })).body()),
  );
  const weight = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  expect(weight / 1024).toBeLessThanOrEqual(420);
  for (const part of ['detect-by-phrases', 'detect-by-model'])
    expect(kept.filter((path) => path.includes(part))).not.toHaveLength(0);
});
