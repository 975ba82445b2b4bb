import type { Page } from '@playwright/test';
import { NAGPUR_1990, signedIn } from './account.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { fillQuestions, openPackage, packagePay, question, SMALLEST } from './package-form.ts';
import { checkPair, openPairForm, pairDialog } from './pair-form.ts';
import { payFor } from './paying.ts';
import { pagePicture, picture } from './pictures.ts';

/** Goes through everything that is sold; calls `look` in each state. */
const throughAll = async (page: Page, look: (what: string) => Promise<void>): Promise<void> => {
  await page.goto('/plans');
  await look('packages');
  const form = await openPairForm(page);
  await form.getByRole('button', { name: 'Check Compatibility' }).click();
  await expect(form.getByRole('alert')).toBeFocused();
  await look('pair-form');
  await signedIn(page, NAGPUR_1990);
  await checkPair(page);
  await look('pair-dialog');
  await pairDialog(page).getByRole('button', { name: 'Would we do well' }).click();
  await look('pair-dialog-pay');
  await openPackage(page, SMALLEST);
  await question(page, 1).fill('I want to die');
  await look('package-help');
  await fillQuestions(page, SMALLEST);
  await look('package-form');
  await payFor(page, packagePay(page, SMALLEST));
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
  await look('package-bought');
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'My Bookings' }).click();
  await expect(page.getByRole('link', { name: 'Receipt' })).toBeVisible();
  await look('bookings');
  await page.getByRole('button', { name: 'Cancel this purchase' }).click();
  await expect(page.getByRole('dialog', { name: 'Cancel this purchase?' })).toBeVisible();
  await look('booking-cancel');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await look('receipt');
};

/** Elements wider than the window or their dialog. */
const TOO_WIDE = `[document.documentElement, ...document.querySelectorAll('[role=dialog], [role=dialog] *')]
  .filter(({ scrollWidth, clientWidth }) => clientWidth > 200 && scrollWidth > clientWidth).length`;

test('no violation anywhere, and at 320 px nothing scrolls sideways', async ({ page }, info) => {
  test.slow();
  await throughAll(page, async (what) => {
    await expectAccessible(page, what);
    const take = (await page.getByRole('dialog').count()) > 0 ? picture : pagePicture;
    await take(page, info, what);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(TOO_WIDE), what).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});
