import type { Page } from '@playwright/test';
import { expectAccessible } from '@dhruva/e2e/accessible.ts';
import { freshPhone, logIn } from '@dhruva/e2e/account.ts';
import { expect, ON_PHONE_TOO, test } from '@dhruva/e2e/journey.ts';
import { picture } from '@dhruva/e2e/pictures.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Your birth' });
const draw = async (page: Page) =>
  form(page).getByRole('button', { name: 'Draw my chart' }).click();
const facts = (page: Page) => page.getByLabel('Your chart at the first look');

const typeBirth = async (page: Page, dob: string) => {
  await form(page).getByLabel('Date of birth').fill(dob);
  await form(page).getByLabel('Time', { exact: true }).fill('6:40 am');
  await form(page).getByRole('combobox', { name: 'Place of birth' }).fill('Pune');
  await page.getByRole('option', { name: /^Pune/ }).first().click();
};

test(
  'a birth is typed, its chart is seen, kept over a reload, taken into an account, gone at signing out',
  ON_PHONE_TOO,
  async ({ page }, info) => {
    const bodies: (string | null)[] = [];
    page.on('request', (request) => {
      expect(request.url()).not.toMatch(/1996|Pune,|6:40/);
      if (request.url().endsWith('/api/engine/first-chart')) bodies.push(request.postData());
    });
    await page.goto('/');
    await typeBirth(page, '2/3/1996');
    expect(bodies).toEqual([]);
    await draw(page);
    await page.getByRole('button', { name: '2 March 1996' }).click();
    await expect(facts(page)).toContainText('Moon sign');
    await expect(facts(page)).toBeFocused();
    await expect(page.getByText('2 March 1996, 6:40 AM, Pune')).toBeVisible();
    const asks = page.getByRole('link', { name: /either way/ });
    await expect(asks).toHaveCount(4);
    await picture(page, info, 'first-chart');
    await expectAccessible(page, 'a first chart');
    expect(bodies).toHaveLength(2);

    await page.reload();
    await expect(facts(page)).toContainText('Moon sign');
    expect(bodies).toHaveLength(2);

    await page.goto('/login');
    await logIn(page, freshPhone());
    await page.goto('/Question');
    await page.getByRole('button', { name: 'Keep it in my profile' }).click();
    await expect(page.getByText('Your birth details are in your profile.')).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByLabel('Date of birth')).toHaveValue(/1996/);

    await page.goto('/');
    await expect(facts(page)).toBeVisible();
    const menu = page.getByRole('button', { name: 'Open menu' });
    if (await menu.isVisible()) await menu.click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.goto('/');
    await expect(form(page).getByLabel('Date of birth')).toHaveValue('');
    await expect(facts(page)).toHaveCount(0);
  },
);
