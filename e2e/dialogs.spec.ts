import type { Locator, Page } from '@playwright/test';
import { NAGPUR_1990, signedIn } from './account.ts';
import { ask, send } from './birth-details.ts';
import { expect, MOVING, ON_PHONE_TOO, test } from './journey.ts';
import { picture } from './pictures.ts';
import { closeWithEscape } from './keys.ts';

test.use(MOVING);

const QUESTION = 'When is my income likely to grow?';
const DEARER = 'What are my wealth trends for the next three years?';

interface Opened {
  readonly dialog: Locator;
  /** The element that the focus returns to. */
  readonly opener: Locator;
}

const dialogs: Record<string, (page: Page) => Promise<Opened>> = {
  'log in first': async (page) => {
    await page.goto('/Question');
    const opener = page.getByRole('button', { name: QUESTION });
    await opener.click();
    return { dialog: page.getByRole('dialog', { name: QUESTION }), opener };
  },
  'birth details': async (page) => {
    await signedIn(page, NAGPUR_1990);
    await page.goto('/Question');
    return {
      dialog: await ask(page, QUESTION),
      opener: page.getByRole('button', { name: QUESTION }),
    };
  },
  pay: async (page) => {
    await signedIn(page, NAGPUR_1990);
    await page.goto('/Question');
    await page.getByRole('tab', { name: '₹199 Questions' }).click();
    await send(await ask(page, DEARER));
    const dialog = page.getByRole('dialog', { name: 'Unlock this question' });
    await expect(dialog).toBeVisible();
    // The lines below the questions come one after another, and make the list behind longer.
    await expect(page.getByText('Under each question: how firm its answer')).toBeVisible();
    await expect.poll(async () => settled(page)).toBe(true);
    return { dialog, opener: page.getByRole('button', { name: DEARER }) };
  },
  help: async (page) => {
    await page.goto('/faq');
    const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Need help now?' });
    await opener.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('link', { name: /14416/ })).toHaveAttribute('href', 'tel:14416');
    return { dialog, opener };
  },
};

const hasFocus = async (dialog: Locator): Promise<boolean> =>
  dialog.evaluate((element) => element.contains(element.ownerDocument.activeElement));

/** Whether the page is as high as a moment before. */
const settled = async (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const before = document.documentElement.scrollHeight;
    await new Promise((done) => setTimeout(done, 500));
    return document.documentElement.scrollHeight === before;
  });

const scrollY = async (page: Page): Promise<number> => Number(await page.evaluate('scrollY'));

for (const [name, open] of Object.entries(dialogs)) {
  test(
    `${name}: focus goes in, stays in and returns; Escape closes; the page is locked meanwhile`,
    ON_PHONE_TOO,
    async ({ page, isMobile }, info) => {
      const { dialog, opener } = await open(page);
      await expect(dialog).toBeVisible();
      await expect.poll(async () => hasFocus(dialog)).toBe(true);
      await picture(page, info, `dialog-${name.replaceAll(' ', '-')}`);
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let press = 0; press < 12; press += 1) {
          await page.keyboard.press(key);
          expect(await hasFocus(dialog), `${key} ${press}`).toBe(true);
        }
      }
      // The list behind may still grow, and the browser then scrolls by as much to hold its place; a phone has
      // no wheel that could scroll it further.
      await expect.poll(async () => settled(page)).toBe(true);
      const before = await scrollY(page);
      if (!isMobile) {
        await page.mouse.move(10, 400);
        await page.mouse.wheel(0, 600);
        await page.evaluate('new Promise((done) => setTimeout(done, 100))');
        expect(await scrollY(page)).toBe(before);
      }

      await closeWithEscape(dialog);
      await expect(opener).toBeFocused();
      if (!isMobile) {
        await page.mouse.wheel(0, before > 300 ? -200 : 200);
        await expect.poll(async () => scrollY(page)).not.toBe(before);
      }
    },
  );

  test(`${name}: the back button closes the dialog and not the page`, async ({ page }) => {
    const { dialog } = await open(page);
    await expect(dialog).toBeVisible();
    const { pathname } = new URL(page.url());
    await page.goBack();
    await expect(dialog).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(pathname);
  });
}

test('what was typed survives closing nothing but the list: Escape closes the list first', async ({
  page,
}) => {
  await signedIn(page, NAGPUR_1990);
  await page.goto('/Question');
  const dialog = await ask(page, QUESTION);
  await dialog.getByRole('radio', { name: 'Someone else' }).check();
  const place = dialog.getByRole('combobox', { name: 'Place of birth' });
  await place.fill('Nagpur');
  await expect(place).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(place).toHaveAttribute('aria-expanded', 'false');
  await expect(dialog).toBeVisible();
  await closeWithEscape(dialog);
});

test('the login dialog stands over home: closing it goes there, back goes where one came from', async ({
  page,
}) => {
  await page.goto('/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in or sign up' });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(dialog).toBeHidden();

  for (const close of ['Escape', 'Close', 'Cancel']) {
    await page.goto('/login');
    await expect(dialog).toBeVisible();
    if (close === 'Escape') await closeWithEscape(dialog);
    else await dialog.getByRole('button', { name: close }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(dialog).toBeHidden();
  }
});
