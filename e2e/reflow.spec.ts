import type { Locator } from '@playwright/test';
import { NAGPUR_1990, signedIn } from './account.ts';
import { ask, fillOther, send } from './birth-details.ts';
import { openRoute } from './every-route.ts';
import { expectFits } from './fits.ts';
import { expect, test } from './journey.ts';
import { unfold } from './whole-answer.ts';

test.use({ viewport: { width: 320, height: 640 } });

test('an answer and My Predictions fit', async ({ page }) => {
  await signedIn(page, NAGPUR_1990);
  await page.goto('/Question');
  await send(await ask(page, 'When is my income likely to grow?'));
  await unfold(page.locator('.sheet'));
  await expectFits(page, 'the answer');
  await page.getByRole('radio', { name: 'हिन्दी' }).check();
  await expectFits(page, 'the answer in Hindi');
  await openRoute(page, '/profile');
  await page.getByRole('tab', { name: 'My Predictions' }).click();
  await expect(page.getByRole('heading', { name: 'मेरा साल' })).toBeVisible();
  await expectFits(page, 'My Predictions in Hindi');
});

test('the form of two people on home fits', async ({ page }) => {
  await page.goto('/#relationship-section');
  const form = page.locator('#relationship-section-form');
  await expect(form.getByRole('button', { name: 'Check Compatibility' })).toBeVisible();
  await expectFits(page, 'home with two people');
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
