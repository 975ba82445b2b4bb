import type { Page } from '@playwright/test';
import { askForCode, codeFor, logIn, NAGPUR_1990, signedIn } from './account.ts';
import { expect, test } from './journey.ts';
import { pagePicture, picture } from './pictures.ts';

/** Decision 44: only a 401 ends a session; and an ended one says so once and keeps what was typed. */
const AWAY = /We cannot reach our server at the moment/;
const PAGES = [
  '/profile',
  '/Question',
  '/counselling',
  '/assignment',
  '/plans',
  '/paid',
  '/pricing',
  '/feedback',
  '/faq',
];

const tokenOf = async (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('authToken'));

/** The page says that it cannot reach us, and that whoever is signed in stays so. */
const saysAway = async (page: Page): Promise<void> => {
  await expect(page.getByText(AWAY)).toBeVisible();
  await expect(page.getByText(AWAY)).toContainText('You stay signed in');
  expect(await tokenOf(page)).not.toBeNull();
};

for (const path of PAGES)
  test(`${path}: offline, then 503: still signed in, and it goes on by itself`, async ({
    page,
    context,
  }, info) => {
    const name = path.slice(1).toLowerCase();
    await signedIn(page, NAGPUR_1990);
    await page.goto(path, { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await saysAway(page);
    await pagePicture(page, info, `away-offline-${name}`);
    await context.setOffline(false);
    await expect(page.getByText(AWAY)).toBeHidden();

    const refused = { success: false, code: 'server.unavailable', message: 'Away.' };
    const closed = async (route: { fulfill(reply: object): Promise<void> }) =>
      route.fulfill({ status: 503, json: refused });
    await page.route(/\/(api\/|readyz)/, closed);
    await page.reload();
    await saysAway(page);
    await pagePicture(page, info, `away-503-${name}`);
    await page.unroute(/\/(api\/|readyz)/, closed);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText(AWAY)).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible();
    expect(await tokenOf(page)).not.toBeNull();
  });

test('a session that is ended elsewhere says so once; what was typed is there after logging in again', async ({
  page,
}, info) => {
  await page.goto('/login');
  const phone = await logIn(page);
  await page.goto('/profile');
  await page.getByLabel('Date of birth').fill('15 August 1990');
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  expect((await page.request.post('/api/auth/logout', { headers })).ok()).toBe(true);

  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'You have been signed out' });
  await expect(dialog).toBeVisible();
  await picture(page, info, 'ended-session');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Date of birth')).toHaveValue('15 August 1990');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await pagePicture(page, info, 'ended-session-later');

  await page.getByRole('region', { name: 'You have been signed out' }).getByRole('button').click();
  await askForCode(page, phone);
  await page.getByLabel('6-digit OTP').fill(await codeFor(page, phone));
  await page.getByRole('button', { name: 'Verify and log in' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Date of birth')).toHaveValue('15 August 1990');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('We read this as: 15 August 1990')).toBeVisible();
});
