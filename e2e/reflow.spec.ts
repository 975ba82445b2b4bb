import type { Locator } from '@playwright/test';
import { NAGPUR_1990, signedIn } from './account.ts';
import { ask, fillOther, send } from './birth-details.ts';
import { expect, test } from './journey.ts';

test.use({ viewport: { width: 320, height: 640 } });

const PAGES = [
  '/',
  '/login',
  '/signup',
  '/Question',
  '/profile',
  '/pricing',
  '/how-we-calculate',
  '/faq',
  '/terms',
  '/privacy',
  '/paid',
  '/nothing-here',
];

const overflow = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
})()`;

test('at 320 px nothing scrolls sideways', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    // A dialog hides the page beneath from roles, not from the document.
    await expect(page.locator('h1')).toBeAttached();
    expect(await page.evaluate(overflow), path).toBe(0);
  }
  await signedIn(page, NAGPUR_1990);
  await page.goto('/Question');
  await send(await ask(page, 'When is my income likely to grow?'));
  await expect(page.getByRole('article')).toBeVisible();
  expect(await page.evaluate(overflow), 'the answer').toBe(0);
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'My Predictions' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  expect(await page.evaluate(overflow), 'My Predictions').toBe(0);
});

test('at 320 px the dialogs do not scroll sideways', async ({ page }) => {
  const within = async (dialog: Locator): Promise<void> => {
    const wider = await dialog.evaluate(
      (element) =>
        [element, ...element.querySelectorAll('*')].filter(
          ({ scrollWidth, clientWidth }) => clientWidth > 200 && scrollWidth > clientWidth,
        ).length,
    );
    expect(wider).toBe(0);
  };
  await page.goto('/login');
  await within(page.getByRole('dialog'));
  await signedIn(page, NAGPUR_1990);
  await page.goto('/Question');
  const dialog = await ask(page, 'When is my income likely to grow?');
  await within(dialog);
  await fillOther(dialog, { date: '1985-03-14', time: '04:50', place: 'Rampur' });
  await send(dialog);
  await expect(dialog.getByRole('group', { name: 'Which place' })).toBeVisible();
  await within(dialog);
});

test('with text twice as large nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  for (const path of ['/', '/Question', '/login', '/signup', '/faq']) {
    await page.goto(path);
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    expect(await page.evaluate('getComputedStyle(document.body).fontSize')).toBe('32px');
    expect(await page.evaluate(overflow), path).toBe(0);
  }
});
