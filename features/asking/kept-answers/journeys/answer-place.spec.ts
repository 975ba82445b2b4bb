import { expectAccessible } from '@dhruva/e2e/accessible.ts';
import { logInHere, NAGPUR_1990, signedIn } from '@dhruva/e2e/account.ts';
import { ask, send } from '@dhruva/e2e/birth-details.ts';
import { expect, test } from '@dhruva/e2e/journey.ts';
import type { Page } from '@playwright/test';

const INCOME = 'When is my income likely to grow?';
const ADDRESS = /\/answers\?id=[\da-f-]{36}$/;

const question = (page: Page) => page.getByRole('heading', { level: 1, name: INCOME });

/** Asks the free question; ends on the screen of its answer. */
const answered = async (page: Page): Promise<string> => {
  await signedIn(page, NAGPUR_1990);
  await page.goto('/Question');
  await send(await ask(page, INCOME));
  await expect(page).toHaveURL(ADDRESS);
  await expect(question(page)).toBeVisible();
  return page.url();
};

test('an answer opens on its own screen, stays there, and is found again', async ({ page }) => {
  await answered(page);
  await expect(page).toHaveTitle('Your answer · Dhruva');
  await expectAccessible(page, 'an answer');
  await page.reload();
  await expect(question(page)).toBeVisible();
  const next = page.getByRole('main').getByRole('listitem').getByRole('link', { name: /₹/ });
  await expect(next).toHaveCount(3);
  await page.goBack();
  await expect(page).toHaveURL(/\/Question$/);
  await page.getByRole('link', { name: INCOME }).click();
  await expect(page).toHaveURL(ADDRESS);
  await page.getByRole('radio', { name: 'हिन्दी' }).check();
  await expect(page.getByRole('button', { name: 'एक पंक्ति साझा करें' })).toBeVisible();
  await expectAccessible(page, 'an answer in Hindi');
  await page.getByRole('link', { name: 'मेरे जवाब' }).click();
  await expect(page.getByRole('heading', { name: 'मेरा साल' })).toBeVisible();
  await expectAccessible(page, 'my predictions with my year in Hindi');
  await page.getByRole('radio', { name: 'English' }).check();
  await expect(page.getByRole('heading', { name: 'My year' })).toBeVisible();
  await expectAccessible(page, 'my predictions with my year');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Put these months in my calendar' }).click();
  expect((await file).suggestedFilename()).toBe('dhruva-months.ics');
});

test('signed out it asks to log in, which leads back to it; nobody else opens it', async ({
  page,
  browser,
  baseURL,
}) => {
  const address = await answered(page);
  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await other.goto(address);
  const logIn = other.getByRole('main').getByRole('link', { name: 'Log in' });
  await expect(logIn).toBeVisible();
  await logIn.click();
  await logInHere(other);
  await expect(other).toHaveURL(address);
  await expect(other.getByText('We could not find this answer in your account.')).toBeVisible();
  await other.close();
});

test('a card is shared without what it came from, unless ticked', async ({ page }) => {
  await answered(page);
  await page.getByRole('button', { name: 'Share a line' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share a line' });
  const card = dialog.getByRole('img');
  await expect(card).toHaveAccessibleName(/^The card: A line from my reading/);
  const whatsApp = dialog.getByRole('link', { name: 'Send on WhatsApp' });
  const sent = async () => decodeURIComponent((await whatsApp.getAttribute('href')) ?? '');
  expect(await sent()).not.toMatch(/income|\d{4}-|id=/);
  await expectAccessible(page, 'the share dialog');
  await dialog.getByRole('checkbox', { name: 'Add my question' }).check();
  await expect(card).toHaveAccessibleName(new RegExp(INCOME.replace('?', String.raw`\?`)));
  expect(await sent()).toContain(INCOME);
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the picture' }).click();
  expect((await file).suggestedFilename()).toBe('dhruva.png');
});
