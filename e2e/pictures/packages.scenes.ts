import { NAGPUR_1990, signedIn } from '../account.ts';
import { expect, test } from '../journey.ts';
import { fillQuestions, openPackage, packagePay, question, SMALLEST } from '../package-form.ts';
import { payFor } from '../paying.ts';
import { take, takeWhole } from './take.ts';

test('package', async ({ page }) => {
  await signedIn(page, NAGPUR_1990);
  await openPackage(page, SMALLEST);
  await takeWhole(page, 'package--form');
  await packagePay(page, SMALLEST).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await takeWhole(page, 'package--missing');
  await question(page, 2).fill('mujhe jeena nahi hai');
  await expect(page.getByRole('alert').filter({ hasText: 'You are not alone' })).toBeVisible();
  await takeWhole(page, 'package--crisis');
  await fillQuestions(page, SMALLEST);
  await payFor(page, packagePay(page, SMALLEST));
  const success = page.getByRole('dialog', { name: 'Success' });
  await expect(success).toBeVisible();
  await take(page, 'package--bought');
  await success.getByRole('button', { name: 'OK' }).click();
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'My Bookings' }).click();
  const list = page.getByRole('tabpanel');
  await expect(list.getByRole('button', { name: /^5 questions/ })).toBeVisible();
  await takeWhole(page, 'profile--bookings');
  await list.getByRole('button', { name: 'Cancel this purchase' }).click();
  await expect(page.getByRole('dialog', { name: 'Cancel this purchase?' })).toContainText('₹1,100');
  await take(page, 'purchase--cancel');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await takeWhole(page, 'receipt--shown');
  await page.emulateMedia({ media: 'print' });
  await takeWhole(page, 'receipt--print');
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog')).toContainText('Altogether ₹1,100');
  await take(page, 'delete--account');
});

test('plan', async ({ page }) => {
  await page.goto('/plans');
  const buy = page
    .getByRole('region', { name: 'Session plans' })
    .getByRole('listitem')
    .filter({ hasText: 'Pack of 6 sessions' })
    .getByRole('button', { name: /^Buy Plan/ });
  await buy.click();
  await expect(page.getByRole('dialog', { name: 'Pack of 6 sessions' })).toBeVisible();
  await take(page, 'plan--log-in-first');
  await signedIn(page);
  await page.goto('/plans');
  await payFor(page, buy);
  await expect(page.getByRole('dialog', { name: 'Intake form' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Your sessions to book' })).toBeVisible();
  await takeWhole(page, 'plans--with-credits');
  await page.getByRole('button', { name: /^Book a session.*Pack of 6/ }).click();
  await expect(page.getByRole('dialog', { name: 'Book a session' })).toBeVisible();
  await take(page, 'plan--choose-therapist');
});

test('plan--bought', async ({ page }) => {
  await signedIn(page);
  await page.clock.install();
  await page.goto('/plans');
  const buy = page.getByRole('listitem').filter({ hasText: 'Pack of 10 sessions' });
  await payFor(page, buy.getByRole('button', { name: /^Buy Plan/ }));
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 400);
  await take(page, 'plan--bought');
});
