import { askForCode, codeFor, freshPhone, logIn, signedIn } from '../account.ts';
import { expect, test } from '../journey.ts';
import { askServer } from '../paying.ts';
import { take, takeWhole } from './take.ts';

test('login', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Mobile number').fill('98765');
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await take(page, 'login--errors');
  await page.getByLabel('Email').fill('');
  const phone = freshPhone();
  await askForCode(page, phone);
  await take(page, 'login--code');
  const right = await codeFor(page, phone);
  await page.getByLabel('6-digit OTP').fill(right === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Verify and log in' }).click();
  await expect(page.getByRole('alert')).toContainText('Invalid OTP');
  await take(page, 'login--wrong-code');
});

test('login--welcome', async ({ page }) => {
  await page.goto('/login');
  await logIn(page);
  await take(page, 'login--welcome');
});

test('signup', async ({ page }) => {
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await takeWhole(page, 'signup--errors');
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Email').fill('asha@example.test');
  await page.getByLabel('Mobile number').fill(freshPhone());
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByLabel('6-digit OTP')).toBeVisible();
  await takeWhole(page, 'signup--code');
});

for (const state of ['out', 'in'] as const)
  test(`referral--${state}`, async ({ page }) => {
    if (state === 'in') await signedIn(page);
    await page.goto('/Question');
    await page.getByRole('button', { name: 'Give a referral' }).click();
    await expect(page.getByLabel('Referral code', { exact: true })).toBeVisible();
    if (state === 'in') await askServer(page, '/api/referral/mine');
    await take(page, `referral--${state}`);
  });
