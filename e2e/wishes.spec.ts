import type { Locator, Page } from '@playwright/test';
import { askForCode, codeFor, freshPhone, logInHere } from './account.ts';
import {
  bookingDialog,
  therapistCard,
  chooseTime,
  fillBooking,
  payButton,
  slotDialog,
} from './booking-form.ts';
import { FIRMNESS } from './birth-details.ts';
import { claimDay } from './claimed-days.ts';
import { expect, ON_PHONE_TOO, test } from './journey.ts';
import { fillPerson, NAGPUR, pairDialog, PUNE } from './pair-form.ts';
import { payFor } from './paying.ts';
import { picture } from './pictures.ts';
import { countTaps } from './taps.ts';

const FREE = 'When is marriage likely for me?';
const PAID = 'What are my career trends for the next three years?';

const birthDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Birth details' });

/** Types one's own birth into the sheet. */
const typeBirth = async (dialog: Locator): Promise<void> => {
  await dialog.getByLabel('Date of birth').fill('1990-08-15');
  await dialog.getByLabel('Time of birth').fill('14:30');
  await dialog.getByRole('combobox', { name: 'Place of birth' }).fill('Nagpur');
  await dialog.getByRole('option', { name: 'Nagpur Maharashtra, India' }).click();
};

test(
  'from home to the free answer on a new account: at most nine taps',
  ON_PHONE_TOO,
  async ({ page }, info) => {
    await page.goto('/');
    const taps = await countTaps(page);
    await page.getByRole('link', { name: FREE }).click();
    const signIn = page.getByRole('dialog', { name: FREE });
    await expect(signIn).toContainText('Please log in first to ask a question.');
    await picture(page, info, 'wish-1-sign-in');
    await logInHere(page);
    await expect(birthDialog(page)).toContainText(FREE);
    await picture(page, info, 'wish-2-birth');
    await typeBirth(birthDialog(page));
    await expect(birthDialog(page).getByRole('status').last()).toContainText(FIRMNESS);
    await picture(page, info, 'wish-3-firmness');
    await birthDialog(page).getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('article')).toContainText('Trend');
    console.log(`free: ${taps.controls.length} taps, ${taps.screens.length} screens`);
    expect(taps.controls.length, taps.controls.join(' · ')).toBeLessThanOrEqual(9);
    const profile = await page.evaluate(() => sessionStorage.getItem('own:birth'));
    expect(profile, 'the birth is in the profile now').toBeNull();
  },
);

test('a paid question on a new account: at most twelve taps', async ({ page }) => {
  await page.goto('/');
  const taps = await countTaps(page);
  await page.getByRole('link', { name: 'Predict Your Future' }).first().click();
  await page.getByRole('tab', { name: '₹199' }).click();
  await page.getByRole('button', { name: PAID }).click();
  await logInHere(page);
  await typeBirth(birthDialog(page));
  await birthDialog(page).getByRole('button', { name: 'Continue' }).click();
  await payFor(page, page.getByRole('dialog').getByRole('button', { name: /^Pay/ }));
  await page.getByRole('button', { name: 'Click to Get Answer' }).click();
  await expect(page.getByRole('article')).toContainText('Trend');
  console.log(`paid: ${taps.controls.length} taps, ${taps.screens.length} screens`);
  expect(taps.controls.length, taps.controls.join(' · ')).toBeLessThanOrEqual(12);
});

test('a booked session on a new account: at most fourteen taps', async ({ page }) => {
  await page.goto('/');
  const taps = await countTaps(page);
  await page.locator('a[href="/paid"]').first().click();
  await therapistCard(page, 'Sample therapist B')
    .getByRole('button', { name: /^Book Appointment/ })
    .click();
  await expect(
    page.getByRole('dialog', { name: 'A session with Sample therapist B' }),
  ).toContainText('Please log in to book an appointment.');
  await logInHere(page);
  const slots = slotDialog(page, 'Sample therapist B');
  const time = await chooseTime(slots, claimDay('B'));
  await slots.getByRole('button', { name: 'Confirm' }).click();
  await page.reload();
  await expect(bookingDialog(page)).toContainText('Sample therapist B');
  expect(time).not.toBe('');
  await fillBooking(bookingDialog(page));
  await payFor(page, payButton(bookingDialog(page)));
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
  console.log(`session: ${taps.controls.length} taps, ${taps.screens.length} screens`);
  expect(taps.controls.length, taps.controls.join(' · ')).toBeLessThanOrEqual(14);
  await page.reload();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(bookingDialog(page)).toHaveCount(0);
});

test('a pair question on a new account: at most thirteen taps', async ({ page }) => {
  await page.goto('/');
  const taps = await countTaps(page);
  const form = page.locator('#relationship-section');
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByRole('button', { name: 'Check Compatibility' })).toBeEnabled();
  await fillPerson(form, 'Person 1 (self)', NAGPUR);
  await fillPerson(form, 'Person 2 (other)', PUNE);
  await form.getByLabel(/agrees to my using/).check();
  await form.getByRole('button', { name: 'Check Compatibility' }).click();
  await expect(page.getByRole('dialog', { name: 'Compatibility Questions' })).toContainText(
    'Please log in to check compatibility.',
  );
  await logInHere(page);
  const row = pairDialog(page).getByRole('heading', { level: 3 }).getByRole('button').first();
  await row.click();
  await payFor(page, pairDialog(page).getByRole('button', { name: /^Pay/ }).first());
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Click to Get Answer' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  console.log(`pair: ${taps.controls.length} taps, ${taps.screens.length} screens`);
  expect(taps.controls.length, taps.controls.join(' · ')).toBeLessThanOrEqual(13);
});

test('loaded anew at each step of the sheet, it stands open there with what was typed', async ({
  page,
}) => {
  const phone = freshPhone();
  await page.goto('/');
  await page.getByRole('link', { name: FREE }).click();
  const signIn = page.getByRole('dialog', { name: FREE });
  await signIn.getByLabel('Mobile number').fill(phone);
  await signIn.getByLabel(/18 years or older/).check();
  await page.reload();
  await expect(signIn.getByLabel('Mobile number')).toHaveValue(phone);
  await expect(signIn.getByLabel(/18 years or older/)).toBeChecked();
  await askForCode(page, phone);
  await page.reload();
  await signIn.getByLabel('6-digit OTP').fill(await codeFor(page, phone));
  await signIn.getByRole('button', { name: 'Verify and log in' }).click();
  const birth = birthDialog(page);
  await birth.getByLabel('Date of birth').fill('1990-08-15');
  await page.reload();
  await expect(birth).toContainText(FREE);
  await expect(birth.getByLabel('Date of birth')).toHaveValue('1990-08-15');
  await typeBirth(birth);
  await page.reload();
  await expect(birth.getByRole('combobox', { name: 'Place of birth' })).toHaveValue(/Nagpur/);
  await birth.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('article')).toContainText('Trend');
  await page.reload();
  await expect(page.getByRole('article')).toContainText('Trend');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/Question');
  await expect(page.getByText('1/1 free question used')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the back button goes one step back, and what was typed and wanted is there again', async ({
  page,
}) => {
  const phone = freshPhone();
  await page.goto('/');
  await page.getByRole('link', { name: FREE }).click();
  const signIn = page.getByRole('dialog', { name: FREE });
  await askForCode(page, phone);
  await page.goBack();
  await expect(signIn.getByLabel('Mobile number')).toHaveValue(phone);
  await signIn.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/signup$/);
  await page.goBack();
  await expect(signIn.getByLabel('Mobile number')).toHaveValue(phone);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/Question$/);
  await page.getByRole('button', { name: FREE }).first().click();
  await expect(signIn.getByLabel('Mobile number')).toHaveValue(phone);
});

test('signing up leads back to what was wanted', async ({ page }) => {
  const phone = freshPhone();
  await page.goto('/plans#home-2100');
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Please log in to select a custom package.');
  await sheet.getByRole('link', { name: 'Sign up' }).click();
  await page.getByLabel('Name').fill('Asha');
  await page.getByLabel('Email').fill('asha@example.test');
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByLabel('6-digit OTP').fill(await codeFor(page, phone));
  await page.getByRole('button', { name: 'Verify and sign up' }).click();
  await expect(page).toHaveURL(/\/plans#home-2100$/);
  await expect(page.getByRole('heading', { name: /questions/i, level: 2 }).first()).toBeFocused();
});
