import type { Page } from '@playwright/test';
import { signedIn } from '@dhruva/e2e/account.ts';
import { expect, ONLY_ON_PHONE, test } from '@dhruva/e2e/journey.ts';
import { picture } from '@dhruva/e2e/pictures.ts';

const open = async (page: Page) => {
  await signedIn(page);
  await page.goto('/profile');
  const field = page.getByRole('combobox', { name: 'Place of birth' });
  await expect(field).toBeVisible();
  return { field, options: page.getByRole('listbox').getByRole('option') };
};

test('the place is chosen with the keyboard alone', async ({ page }) => {
  const { field, options } = await open(page);
  await page.getByLabel("I don't know the exact time").focus();
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.type('bangal');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(options.first()).toContainText('Bengaluru');
  await expect(page.getByText(/^\d+ (result|suggestion|place)/)).toBeAttached();

  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const active = await options.first().getAttribute('id');
  await expect(field).toHaveAttribute('aria-activedescendant', active ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');

  await page.keyboard.press('Escape');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toHaveValue('bangal');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Bengaluru, Karnataka, India');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toBeFocused();
});

test('old names and Devanagari find the place; what is not listed may stay as typed', async ({
  page,
}) => {
  const { field, options } = await open(page);
  for (const [typed, name] of [
    ['Bombay', 'Mumbai'],
    ['Calcutta', 'Kolkata'],
    ['वाराणसी', 'Varanasi'],
  ] as const) {
    await field.fill(typed);
    await expect(options.first()).toContainText(name);
  }
  await field.fill('Qxzvw Qqqk');
  await expect(page.getByText(/^No place of this name in our list/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('Qxzvw Qqqk');
});

test('what is said while looking moves nothing: a press that just began still counts', async ({
  page,
}, info) => {
  const { field } = await open(page);
  const next = page.getByRole('main').getByRole('button', { name: 'Save' });
  const place = async (): Promise<number> =>
    ((await next.boundingBox())?.y ?? 0) - ((await field.boundingBox())?.y ?? 0);
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/places?**', async (route) => {
    await answered;
    await route.continue();
  });
  const before = await place();
  await field.fill('Qxzvw Qqqk');
  await expect(page.getByText('Looking for places…')).toBeVisible();
  await picture(page, info, 'place-looking');
  expect(await place()).toBe(before);
  answer();
  await expect(page.getByText(/^No place of this name in our list/)).toBeVisible();
  await picture(page, info, 'place-none');
  expect(await place()).toBe(before);
  await page.keyboard.press('Tab');
  await expect(page.getByText(/^No place of this name in our list/)).toBeHidden();
});

test('with the list out of reach, what was typed is kept and it is said', async ({ page }) => {
  const { field } = await open(page);
  await page.route('**/api/places?**', (route) => route.abort());
  await field.fill('Nagpur');
  await expect(page.getByText(/^The list of places cannot be reached/)).toBeVisible();
  await expect(field).toHaveValue('Nagpur');
});

test('the place is chosen by touch', ONLY_ON_PHONE, async ({ page }, info) => {
  const { field, options } = await open(page);
  await field.tap();
  await field.pressSequentially('varan');
  const wanted = options.filter({ hasText: 'Varanasi' }).first();
  await expect(wanted).toBeInViewport();
  await picture(page, info, 'place-list');
  expect((await wanted.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  await wanted.tap();
  await expect(field).toHaveValue('Varanasi, Uttar Pradesh, India');
  await expect(page.getByRole('listbox')).toBeHidden();
});
