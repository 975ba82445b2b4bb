import { expect, type Locator, type Page } from '@playwright/test';
import { askServer, payFor } from './paying.ts';

/** Buys the memory assessment as a visitor does; ends on the unlocked page. */
export const buyMemory = async (page: Page): Promise<void> => {
  await page.goto('/assignment');
  const pay = page.getByRole('button', { name: 'Pay ₹1,500' });
  // Clicks before hydration have no effect.
  await expect(async () => {
    if (!(await pay.isVisible()))
      await page.getByRole('button', { name: /^Memory/ }).click({ timeout: 2_000 });
    await expect(pay).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await payFor(page, pay);
  await expect(page.getByRole('heading', { name: 'Memory Assessment' })).toBeFocused();
};

/** The reference of the one assessment bought, as used at the desk. */
export const referenceOf = async (page: Page): Promise<string> => {
  const [mine] = (await askServer(page, '/api/assessments/mine')) as { readonly orderId: string }[];
  return `A-${mine?.orderId.slice(0, 8).toUpperCase()}`;
};

/** Opens My Bookings, which lists the assessments. */
export const openAssessments = async (page: Page): Promise<Locator> => {
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'My Bookings' }).click();
  const own = page.getByRole('region', { name: 'Your assessments' });
  await expect(own).toBeVisible();
  return own;
};
