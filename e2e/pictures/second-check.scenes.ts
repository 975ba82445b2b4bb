import type { Page } from '@playwright/test';
import { askForCode, codeFor, freshPhone } from '../account.ts';
import { expect, test } from '../journey.ts';
import { keepServer, runProgram } from '../own-server.ts';
import { AWAY_PORT, serverEnvironment } from '../settings.ts';
import { take, takeWhole } from './take.ts';

/** Uses its own server, because it moves the clock. */
const environment = serverEnvironment(AWAY_PORT, 'away');
const baseURL = `http://localhost:${AWAY_PORT}`;
const AWAY_HOURS = 120 * 24;
test.use({ baseURL });

keepServer(environment);

const logIn = async (page: Page, phone: string): Promise<void> => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('owner@mail.example');
  await askForCode(page, phone);
  await page.getByLabel('6-digit OTP').fill(await codeFor(page, phone));
  await page.getByRole('button', { name: 'Verify and log in' }).click();
  await expect(page).toHaveURL(/\/$/);
};

test('second-check', async ({ page, browser }) => {
  const phone = freshPhone();
  const before = await browser.newPage({ baseURL });
  await logIn(before, phone);
  const token = await before.evaluate(() => localStorage.getItem('authToken'));
  const symptoms = ['Feeling low or sad most of the day'];
  await before.request.post('/api/counseling/save', {
    headers: { authorization: `Bearer ${token}` },
    data: { rating: 3, symptoms: Array.from({ length: 8 }, () => symptoms[0]) },
  });
  await before.close();
  await runProgram(['e2e/move-clock.ts', String(AWAY_HOURS)], environment);

  await logIn(page, phone);
  await expect(page.getByRole('region', { name: 'Is this you?' })).toBeVisible();
  await take(page, 'second-check--notice');
  await page.goto('/profile');
  await expect(page.getByRole('main')).toContainText('stays closed until you confirm');
  await takeWhole(page, 'second-check--profile');
  await page
    .getByRole('region', { name: 'Is this you?' })
    .getByRole('button', { name: 'Confirm it is you' })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await take(page, 'second-check--ask');
  const press = async (name: string | RegExp) =>
    page.getByRole('dialog').getByRole('button', { name }).click();
  await press('Start afresh');
  await take(page, 'second-check--afresh');
  await press('This is not my account');
  await take(page, 'second-check--sure');
});
