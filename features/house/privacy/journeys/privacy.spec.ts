import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { codeFor, NAGPUR_1990, signedIn } from '@dhruva/e2e/account.ts';
import { expectAccessible } from '@dhruva/e2e/accessible.ts';
import { expect, test } from '@dhruva/e2e/journey.ts';
import { fillQuestions, openPackage, packagePay, SMALLEST } from '@dhruva/e2e/package-form.ts';
import { payFor } from '@dhruva/e2e/paying.ts';
import { pagePicture, picture } from '@dhruva/e2e/pictures.ts';

const NUMBER = 'The number you sign in with';
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Opens one of the two dialogs with the keyboard only. */
const openByKeyboard = async (page: Page, button: string): Promise<void> => {
  await page.goto('/profile');
  const opener = page.getByRole('button', { name: button });
  await opener.focus();
  await page.keyboard.press('Enter');
};

/** Types the phone number, sends the code and types it; pressing the final Enter is up to the caller. */
const typeCode = async (page: Page, phone: string): Promise<void> => {
  const number = page.getByLabel(NUMBER);
  await number.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(phone);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('6-digit code')).toBeFocused();
  await page.keyboard.type(await codeFor(page, phone));
};

test('70: one’s data is downloaded with a code, by the keyboard alone', async ({ page }, info) => {
  const { phone } = await signedIn(page, NAGPUR_1990);
  await openByKeyboard(page, 'Download my data');
  const dialog = dialogOf(page, 'Download your data');
  await expect(dialog.getByLabel(NUMBER)).toHaveValue(phone);
  await picture(page, info, 'privacy-download');
  await expectAccessible(page, 'downloading one’s data');

  await dialog.getByLabel(NUMBER).fill('9876500000');
  await dialog.getByRole('button', { name: 'Send the code' }).click();
  await expect(dialog.getByRole('alert')).toContainText('not the number this account signs in');
  await expect(dialog.getByLabel(NUMBER)).toHaveValue('9876500000');

  await typeCode(page, phone);
  await expectAccessible(page, 'the code of a download');
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('dhruva-my-data.zip');
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  await expect(dialog.getByRole('status')).toContainText('Your data is downloaded.');
});

test('70: an account is deleted after all of it was said, by the keyboard alone', async ({
  page,
}, info) => {
  const { phone } = await signedIn(page, NAGPUR_1990);
  await openPackage(page, SMALLEST);
  await fillQuestions(page, SMALLEST);
  await payFor(page, packagePay(page, SMALLEST));
  await page.getByRole('dialog', { name: 'Success' }).getByRole('button', { name: 'OK' }).click();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
  await pagePicture(page, info, 'privacy-profile');
  await openByKeyboard(page, 'Delete my account');
  const dialog = dialogOf(page, 'Delete your account?');
  for (const text of ['Not answered yet', 'Altogether ₹1,100', /deleted for good on 1 April 20/])
    await expect(dialog).toContainText(text);
  await picture(page, info, 'privacy-delete');
  await expectAccessible(page, 'deleting the account');
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeFocused();

  await openByKeyboard(page, 'Delete my account');
  await typeCode(page, phone);
  await picture(page, info, 'privacy-delete-code');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: 'Your account is deleted' });
  await expect(heading).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('₹1,100 is on its way back');
  await expect(main).toContainText(/deleted for good on 1 April 20/);
  await picture(page, info, 'privacy-deleted');
  await expectAccessible(page, 'the account deleted');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.goto('/profile');
  await expect(page.getByText(/log in/i).first()).toBeVisible();
});

test('nothing is lost when the network fails, a sum changes or a code is wrong', async ({
  page,
}) => {
  const { phone } = await signedIn(page, NAGPUR_1990);
  await page.route('**/api/privacy/deletion', (route) => route.abort());
  await openByKeyboard(page, 'Delete my account');
  const dialog = dialogOf(page, 'Delete your account?');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/privacy/deletion');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toContainText('No money goes back');
  await typeCode(page, phone);
  const code = await dialog.getByLabel('6-digit code').inputValue();
  await dialog.getByLabel('6-digit code').fill(code === '111111' ? '222222' : '111111');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Invalid OTP');
  await page.route('**/api/privacy/delete', (route) => route.abort());
  await dialog.getByLabel('6-digit code').fill(code);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByRole('alert')).not.toContainText('Invalid OTP');
  await expect(dialog.getByLabel('6-digit code')).toHaveValue(code);
  await page.unroute('**/api/privacy/delete');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('please note this day');
});
