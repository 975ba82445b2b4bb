import { NAGPUR_1990, signedIn } from './account.ts';
import { expectAccessible } from './accessible.ts';
import { ask, fillOther, send } from './birth-details.ts';
import { expect, test } from './journey.ts';

const PAGES = [
  '/',
  '/Question',
  '/signup',
  '/profile',
  '/paid',
  '/plans',
  '/counselling',
  '/assignment',
  '/free-therapy',
  '/hypnotherapy',
  '/pricing',
  '/how-we-calculate',
  '/faq',
  '/terms',
  '/privacy',
  '/feedback',
  '/nothing-here',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('every page: one h1, a title of its own, no violation', async ({ page }) => {
      test.slow();
      const titles = new Set<string>();
      for (const path of PAGES) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectAccessible(page, path);
        titles.add(await page.title());
      }
      expect(titles.size).toBe(PAGES.length);
    });

    test('the login dialog, its errors and its second step', async ({ page }) => {
      await page.goto('/login');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expectAccessible(page, 'login');
      await dialog.getByRole('button', { name: 'Send OTP' }).click();
      await expectAccessible(page, 'login with errors');
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
      await send(dialog);
      await expect(page.getByRole('article')).toBeVisible();
      await expectAccessible(page, 'the answer');
    });

    test('the profile, its histories, and paying', async ({ page }) => {
      await signedIn(page, NAGPUR_1990);
      await page.goto('/Question');
      await send(await ask(page, 'When is my income likely to grow?'));
      await expect(page.getByRole('article')).toBeVisible();
      await send(await ask(page, 'Which money habits should I watch?'));
      await expect(page.getByRole('dialog', { name: 'Unlock this question' })).toBeVisible();
      await expectAccessible(page, 'pay');
      await page.goto('/profile');
      await expect(page.getByLabel('Date of birth')).toBeVisible();
      await expectAccessible(page, 'personal info');
      await page.getByRole('tab', { name: 'My Predictions' }).click();
      await expect(page.getByRole('article')).toBeVisible();
      await expectAccessible(page, 'My Predictions');
      await page.getByRole('tab', { name: 'My Bookings' }).click();
      await expectAccessible(page, 'My Bookings');
    });
  });
}
