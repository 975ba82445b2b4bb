import { NAGPUR_1990, signedIn } from '../account.ts';
import { expect, test } from '../journey.ts';
import { take, takeWhole } from './take.ts';

test('profile', async ({ page }) => {
  await signedIn(page);
  await page.goto('/profile');
  await page.getByLabel('Date of birth').fill('05/06/1990');
  await page.getByLabel('Time of birth').fill('half past two');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await takeWhole(page, 'profile--ambiguous');
  for (const [tab, name] of [
    ['My Predictions', 'profile--no-predictions'],
    ['My Bookings', 'profile--no-bookings'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel')).toContainText("You haven't");
    await takeWhole(page, name);
  }
});

test('profile--filled, its dialogs', async ({ page }) => {
  const { phone } = await signedIn(page, NAGPUR_1990);
  await page.goto('/profile');
  await expect(page.getByLabel('Date of birth')).toBeVisible();
  await takeWhole(page, 'profile--filled');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download your data' });
  await expect(dialog.getByLabel('The number you sign in with')).toHaveValue(phone);
  await take(page, 'download--number');
  await dialog.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByLabel('6-digit code')).toBeFocused();
  await take(page, 'download--code');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog')).toContainText('No money goes back');
  await take(page, 'delete--nothing-bought');
});

test('bookings that are looked up, and cannot be', async ({ page }) => {
  await signedIn(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/bookings/my-bookings', async (route) => {
    await held;
    await route.abort();
  });
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'My Bookings' }).click();
  await expect(page.getByText('Loading bookings...')).toBeVisible();
  await take(page, 'profile--bookings-loading');
  release();
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 15_000 });
  await takeWhole(page, 'profile--bookings-failed');
});
