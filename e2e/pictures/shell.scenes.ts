import { signedIn } from '../account.ts';
import { expect, test } from '../journey.ts';
import { SIZES, take, takeWhole } from './take.ts';

const [PHONE, TABLET, WIDE] = SIZES;

test('menu--open', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/faq');
  const bar = page.getByRole('banner');
  await expect(async () => {
    await bar.getByRole('button', { name: 'Open menu' }).click({ timeout: 1_000 });
    await expect(bar.getByRole('link', { name: 'Login' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await take(page, 'menu--open', { sizes: [PHONE, TABLET] });
  await page.setViewportSize(PHONE);
  await bar.getByRole('button', { name: 'Future Prediction' }).click();
  await take(page, 'menu--dropdown', { sizes: [PHONE, TABLET] });
});

test('menu--dropdown wide', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto('/faq');
  const entry = page.getByRole('banner').getByRole('button', { name: 'Future Prediction' });
  await expect(async () => {
    await entry.focus();
    await page.keyboard.press('Enter');
    await expect(entry).toHaveAttribute('aria-expanded', 'true', { timeout: 1_000 });
  }).toPass();
  await take(page, 'menu--dropdown', { sizes: [WIDE] });
});

test('help--open', async ({ page }) => {
  await page.goto('/faq', { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').getByRole('button', { name: 'Need help now?' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await take(page, 'help--open');
});

test('faq--answer', async ({ page }) => {
  await page.goto('/faq', { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('button', { expanded: false }).first().click();
  await take(page, 'faq--answer');
});

/** An entry with an invalid date: the page cannot be rendered. */
test('error-screen--failed', async ({ page }) => {
  await signedIn(page);
  await page.route('**/api/counseling/history', (route) =>
    route.fulfill({ json: [{ id: '1', rating: 3, symptoms: [], savedAt: 'never' }] }),
  );
  await page.goto('/counselling');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await takeWhole(page, 'error-screen--failed');
});
