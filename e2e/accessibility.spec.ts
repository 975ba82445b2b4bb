import type { Page } from '@playwright/test';
import { askForCode, freshPhone, NAGPUR_1990, signedIn } from './account.ts';
import { expectAccessible } from './accessible.ts';
import { ask, fillOther, heldWithoutTime, send, sendFree } from './birth-details.ts';
import { notFitting } from './fits.ts';
import { expect, test } from './journey.ts';
import { closeWithEscape } from './keys.ts';
import { checkPair } from './pair-form.ts';
import { payFor } from './paying.ts';
import { unfold } from './whole-answer.ts';

/** Checks an answer with everything unfolded, in English and Hindi. */
const expectAnswerAccessible = async (page: Page, what: string): Promise<void> => {
  const sheet = page.locator('.sheet');
  await unfold(sheet);
  await expect(sheet.getByRole('table').first()).toBeVisible();
  for (const [name, lang] of [
    ['English', 'en'],
    ['हिन्दी', 'hi'],
  ] as const) {
    await page.getByRole('radio', { name }).check();
    await expect(sheet).toHaveAttribute('lang', lang);
    await expectAccessible(page, `${what}, ${name}`);
  }
};

test('the login dialog, its errors and its second step', async ({ page }) => {
  await page.goto('/login');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'login');
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expectAccessible(page, 'login with errors');
  await askForCode(page, freshPhone());
  await expectAccessible(page, 'the code');
});

test('a referral, and whom to ring', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  await page.goto('/Question', { waitUntil: 'networkidle' });
  for (const opener of ['Give a referral', 'Need help now?']) {
    await page.getByRole('button', { name: opener }).click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page, opener);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await notFitting(page), `${opener} at 320 px`).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await closeWithEscape(dialog);
  }
});

test('asking: every dialog, the progress, the answer', async ({ page }) => {
  await signedIn(page);
  await page.goto('/Question');
  const dialog = await ask(page, 'When is my income likely to grow?');
  await expectAccessible(page, 'birth details without a profile');
  await dialog.getByRole('radio', { name: 'Someone else' }).check();
  await send(dialog);
  await expectAccessible(page, 'birth details of another person, with errors');
  await dialog.getByRole('combobox', { name: 'Place of birth' }).fill('Rampur');
  await expect(dialog.getByRole('listbox')).toBeVisible();
  await expectAccessible(page, 'the list of places');
  await fillOther(dialog, { date: '1985-03-14', time: '04:50', place: 'Rampur' });
  await send(dialog);
  await expect(dialog.getByRole('group', { name: 'Which place' })).toBeVisible();
  await expectAccessible(page, 'which place');
  await dialog.getByRole('radio').nth(2).check();
  await sendFree(page, dialog);
  await expectAnswerAccessible(page, 'the answer');
});

test('answers without a birth time, and about two people', async ({ page }) => {
  await signedIn(page, NAGPUR_1990);
  await page.goto('/Question');
  const born = { date: '1985-03-14', place: 'Pune, Maharashtra, India' };
  const details = await ask(page, await heldWithoutTime(page, born));
  await fillOther(details, { ...born, choose: /^Pune/ });
  await sendFree(page, details);
  await expectAnswerAccessible(page, 'the answer without a birth time');
  const dialog = await checkPair(page);
  const question = 'How strong is the future of our relationship?';
  await dialog.getByRole('button', { name: question }).click();
  await payFor(page, dialog.getByRole('button', { name: 'Pay ₹249' }));
  const success = page.getByRole('dialog', { name: 'Success' });
  await success.getByRole('button', { name: 'OK' }).click();
  await dialog.getByRole('button', { name: 'Click to Get Answer' }).click();
  await expectAnswerAccessible(page, 'the answer about two people');
});

test('how we calculate, its results unfolded', async ({ page }) => {
  await page.goto('/how-we-calculate', { waitUntil: 'networkidle' });
  for (const topic of await page.locator('main summary').all()) await topic.click();
  await expect(page.getByRole('table', { name: 'Two people' })).toBeVisible();
  await expectAccessible(page, 'the reference results');
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await notFitting(page), `at ${width} px`).toEqual([]);
  }
});

test('the profile, its histories, and paying', async ({ page }) => {
  await signedIn(page, NAGPUR_1990);
  await page.goto('/Question');
  await send(await ask(page, 'When is my income likely to grow?'));
  await expect(page.getByRole('article')).toBeVisible();
  await page.goto('/Question');
  await send(await ask(page, 'Which money habits should I watch?'));
  await expect(page.getByRole('dialog', { name: 'Unlock this question' })).toBeVisible();
  await expectAccessible(page, 'pay');
  await page.goto('/profile');
  await expect(page.getByLabel('Date of birth')).toBeVisible();
  await expectAccessible(page, 'personal info');
  await page.getByRole('tab', { name: 'My Predictions' }).click();
  await expect(page.getByRole('heading', { name: 'My year' })).toBeVisible();
  await expectAccessible(page, 'My Predictions');
  await page.getByRole('tab', { name: 'My Bookings' }).click();
  await expectAccessible(page, 'My Bookings');
});

test('the theme follows the system until it is chosen, and then stands before any script has come', async ({
  page,
}) => {
  const ground = async (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/faq', { waitUntil: 'networkidle' });
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await ground();
  expect(dark).not.toBe(light);
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect.poll(ground).toBe(light);
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  expect(await ground()).toBe(light);
});

test.describe('in the colours of the system', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('what is ticked and what is chosen can be told from what is not', async ({ page }) => {
    await page.goto('/counselling', { waitUntil: 'networkidle' });
    const box = page.getByRole('checkbox').first();
    const empty = await box.screenshot();
    await box.check();
    await page.mouse.move(0, 0);
    await box.evaluate((element: HTMLElement) => element.blur());
    expect(Buffer.compare(await box.screenshot(), empty)).not.toBe(0);
    await page.goto('/Question');
    const line = async (name: string): Promise<string> =>
      page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).borderBottomColor);
    expect(await line('₹99 Questions')).not.toBe(await line('₹199 Questions'));
  });
});
