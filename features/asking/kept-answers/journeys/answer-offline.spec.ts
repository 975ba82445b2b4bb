import { NAGPUR_1990, signedIn } from '@dhruva/e2e/account.ts';
import { ask, send } from '@dhruva/e2e/birth-details.ts';
import { expect, test } from '@dhruva/e2e/journey.ts';
import type { Page } from '@playwright/test';

const INCOME = 'When is my income likely to grow?';
const ADDRESS = /\/answers\?id=[\da-f-]{36}$/;

const question = (page: Page) => page.getByRole('heading', { level: 1, name: INCOME });

test.use({ serviceWorkers: 'allow' });

/** Asks the free question; ends on the screen of its answer. */
const answered = async (page: Page): Promise<string> => {
  await signedIn(page, NAGPUR_1990);
  await page.goto('/Question');
  await send(await ask(page, INCOME));
  await expect(page).toHaveURL(ADDRESS);
  await expect(question(page)).toBeVisible();
  return page.url();
};

const KEPT = `Object.keys(localStorage).filter((key) => key.startsWith('kept:'))`;

test('an answer is read without a network, and gone from the device after signing out', async ({
  page,
  context,
}) => {
  const address = await answered(page);
  await expect
    .poll(() => page.evaluate(`caches.match('/answers').then((found) => found !== undefined)`))
    .toBe(true);
  await context.setOffline(true);
  await page.goto(address);
  await expect(question(page)).toBeVisible();
  await expect(page.getByText('From this device')).toBeVisible();
  await page.goto('/answers');
  await expect(page.getByRole('link', { name: INCOME })).toBeVisible();
  await context.setOffline(false);
  expect(await page.evaluate(KEPT)).toHaveLength(2);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(KEPT)).toEqual([]);
  await context.setOffline(true);
  await page.goto(address);
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
});
