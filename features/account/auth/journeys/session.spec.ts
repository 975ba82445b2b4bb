import { TIMINGS } from '@dhruva/kernel/timings';
import { signedIn } from '@dhruva/e2e/account.ts';
import { expect, ON_PHONE_TOO, test } from '@dhruva/e2e/journey.ts';

test(
  'the bar offers Login to a visitor, Profile and Logout to who is signed in',
  ON_PHONE_TOO,
  async ({ page, isMobile }) => {
    const bar = page.getByRole('banner');
    const openMenu = async (): Promise<void> => {
      if (isMobile) await bar.getByRole('button', { name: 'Open menu' }).click();
    };
    await page.goto('/faq');
    await openMenu();
    await expect(bar.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Profile' })).toBeHidden();

    await signedIn(page);
    await page.goto('/faq');
    await openMenu();
    await expect(bar.getByRole('link', { name: 'Login' })).toBeHidden();
    await expect(bar.getByRole('link', { name: 'Profile' })).toBeVisible();
    await bar.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  },
);

test('logging out in the profile says so, leaves after 1.5 s, and ends the session on the server', async ({
  page,
}) => {
  await signedIn(page);
  await page.goto('/profile');
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const logout = page.getByRole('main').getByRole('button', { name: 'Logout' });
  await expect(logout).toBeVisible();
  const revoked = page.waitForResponse('**/api/auth/logout');
  const began = Date.now();
  await logout.click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText('Logged out successfully!')).toBeVisible();
  await page.waitForURL(/\/login$/);
  expect(Date.now() - began).toBeGreaterThanOrEqual(TIMINGS.logoutRedirect);
  expect((await revoked).ok()).toBe(true);
  const reply = await page.request.get('/api/profile/me', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(reply.status()).toBe(401);
});

test('a session the server no longer knows ends at once', async ({ page }) => {
  await page.goto('/healthz');
  await page.evaluate(() => localStorage.setItem('authToken', 'x'.repeat(43)));
  await page.goto('/profile');
  await expect(page.getByText('Please log in to see your profile.')).toBeVisible();
  await expect.poll(async () => page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});
