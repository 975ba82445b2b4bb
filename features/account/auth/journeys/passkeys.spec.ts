import type { Page } from '@playwright/test';
import { codeFor, freshPhone, logIn } from '@dhruva/e2e/account.ts';
import { expect, test } from '@dhruva/e2e/journey.ts';
import { pagePicture, picture } from '@dhruva/e2e/pictures.ts';

/** A phone with a lock, as Chromium plays one: it keeps passkeys and is always unlocked by its owner. */
const withAuthenticator = async (page: Page): Promise<void> => {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

const addPasskey = async (page: Page): Promise<void> => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Your passkey is added.')).toBeVisible();
};

const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
};

const usePasskey = async (page: Page): Promise<void> => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/$/);
};

test('a passkey is added, opens the account without a code, and opens nothing once removed', async ({
  page,
}, info) => {
  await withAuthenticator(page);
  await page.goto('/login');
  await logIn(page);
  await addPasskey(page);
  await expect(page.getByText(/Made with Chrome on Linux/)).toBeVisible();
  await pagePicture(page, info, 'signed-in-devices');
  await signOut(page);
  await picture(page, info, 'login-passkey');

  await usePasskey(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: /^Remove the passkey of/ }).click();
  await expect(page.getByText('The passkey is removed.')).toBeVisible();
  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText(/This passkey was not accepted/)).toBeVisible();
});

test('the phone is lost: a passkey signs in and gives the account another number', async ({
  page,
}, info) => {
  await withAuthenticator(page);
  await page.goto('/login');
  await logIn(page);
  await addPasskey(page);
  await signOut(page);
  await page.getByText('My number is lost or has changed').click();
  await expect(page.getByText(/With a passkey: sign in with it here/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write to support' })).toBeVisible();
  await picture(page, info, 'login-number-lost');

  await usePasskey(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change the number I sign in with' }).click();
  const dialog = page.getByRole('dialog');
  const phone = freshPhone();
  await dialog.getByLabel('Mobile number').fill(phone);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await dialog.getByLabel('6-digit OTP').fill(await codeFor(page, phone));
  await dialog.getByRole('button', { name: 'Change the number' }).click();
  await expect(dialog.getByText('From now on you sign in with the new number.')).toBeVisible();
  await picture(page, info, 'number-changed');
});

test('another device is listed in plain words and signed out from here', async ({
  page,
  browser,
  baseURL,
}, info) => {
  await page.goto('/login');
  const phone = await logIn(page);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  // A second code goes to the same number a minute after the first at the earliest.
  await expect(async () => {
    await other.goto('/login');
    await logIn(other, phone);
  }).toPass();
  await page.goto('/profile');
  await expect(page.getByText('Chrome on Linux')).toHaveCount(2);
  await pagePicture(page, info, 'signed-in-two-devices');
  await page.getByRole('button', { name: 'Sign out: Chrome on Linux' }).click();
  await expect(page.getByText('Chrome on Linux')).toHaveCount(1);
  await other.goto('/profile');
  await expect(other.getByText('Please log in to see your profile.')).toBeVisible();
  await elsewhere.close();
});
