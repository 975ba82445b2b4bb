import type { Locator, Page } from '@playwright/test';
import { TIMINGS } from '@dhruva/kernel/timings';
import { signedIn } from './account.ts';
import { expect, test } from './journey.ts';

const SOON = 200;
/** Duration of a toast's exit animation. */
const LEAVING = 600;

/** From now on only the test advances the page's clock. */
const holdClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);

/** Advances the clock just until something is shown. */
const untilShown = async (page: Page, what: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(10);
    expect(await what.isVisible()).toBe(true);
  }).toPass({ intervals: [20] });

/** Expects something to be shown until just before its time is over, and to be gone just after. */
const expectToStand = async (page: Page, what: Locator, milliseconds: number): Promise<void> => {
  await page.clock.runFor(milliseconds - SOON);
  await expect(what).toBeVisible();
  await page.clock.runFor(SOON + LEAVING);
  await expect(what).toBeHidden();
};

test.beforeEach(async ({ page }) => page.clock.install());

test('the profile leads back and out after 1.5 s; a toast stands three', async ({ page }) => {
  await signedIn(page, { dob: '1990-08-15', timeOfBirth: '14:30', placeOfBirth: '' });
  await page.goto('/plans#home-2100');
  await page.getByRole('button', { name: 'Complete my profile' }).click();
  const incomplete = 'Please complete your profile (DOB, TOB, POB): your questions are answered';
  await expect(page.locator('[data-sonner-toast]', { hasText: incomplete })).toBeVisible();
  const place = page.getByRole('combobox', { name: 'Place of birth' });
  await place.fill('Nagpur, Maharashtra');
  await place.press('Tab');
  await holdClock(page);
  const saved = page.getByText('Personal Info updated!');
  await page.getByRole('button', { name: 'Save' }).click();
  await untilShown(page, saved);
  await page.clock.runFor(TIMINGS.profileReturn - SOON);
  await expect(page).toHaveURL(/\/profile$/);
  await page.clock.runFor(2 * SOON);
  await expect(page).toHaveURL(/\/plans#home-2100$/);

  await page.clock.resume();
  await page.goto('/profile');
  await expect(page.getByLabel('Mobile')).not.toHaveValue('');
  await holdClock(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await untilShown(page, saved);
  await expectToStand(page, saved, TIMINGS.toast);
  await expect(page).toHaveURL(/\/profile$/);

  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await untilShown(page, page.getByText('Logged out successfully!'));
  await page.clock.runFor(TIMINGS.logoutRedirect - SOON);
  await expect(page).toHaveURL(/\/profile$/);
  await page.clock.runFor(2 * SOON);
  await expect(page).toHaveURL(/\/login$/);
});

test('"Copied!" stands two seconds, and "sent successfully" three', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/Question');
  await page.getByRole('button', { name: 'Give a referral' }).click();
  const referral = page.getByRole('dialog', { name: 'Give Referral & Earn Free Questions!' });
  const code = await referral.getByRole('textbox', { name: 'Referral code' }).inputValue();
  for (const name of ['Facebook', 'X', 'WhatsApp', 'LinkedIn'])
    await expect(referral.getByRole('link', { name: `${name} (opens` })).toHaveAttribute(
      'href',
      new RegExp(`%3Fref%3D${code}`),
    );
  await holdClock(page);
  await referral.getByRole('button', { name: 'Copy the referral code' }).click();
  const copied = referral.getByRole('button', { name: 'Copied!' });
  await untilShown(page, copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await expectToStand(page, copied, TIMINGS.copyConfirmation);

  await page.clock.resume();
  await page.goto('/feedback');
  await page.getByRole('radio', { name: 'Bug' }).check();
  await page.getByLabel('Your message').fill('The clock is held');
  await holdClock(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  const sent = page.getByText('Your message has been sent successfully!');
  await untilShown(page, sent);
  await expectToStand(page, sent, TIMINGS.supportConfirmation);
  await expect(page.getByLabel('Your message')).toHaveValue('');
});
