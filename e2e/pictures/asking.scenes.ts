import type { Page } from '@playwright/test';
import { NAGPUR_1990, signedIn } from '../account.ts';
import { ask, fillOther, send } from '../birth-details.ts';
import { expect, test } from '../journey.ts';
import { checkoutOver, inCheckout, nextOrder, openCheckout, payFor } from '../paying.ts';
import { openAstrology } from '../whole-answer.ts';
import { take, takeWhole } from './take.ts';

const QUESTION = 'When is my income likely to grow?';
const OTHER = 'Which money habits should I watch?';
const DEARER = 'What does my chart say about my married life?';
const GET = { name: 'Click to Get Answer' };
const ANSWERS = '**/api/engine/get-prediction';

const payDialog = (page: Page) => page.getByRole('dialog', { name: 'Unlock this question' });
const payButton = (page: Page) => payDialog(page).getByRole('button', { name: /^Pay ₹/ });

const wantDearer = async (page: Page, query = ''): Promise<void> => {
  await signedIn(page, NAGPUR_1990);
  await page.goto(`/Question${query}`);
  await page.getByRole('tab', { name: '₹199 Questions' }).click();
  await send(await ask(page, DEARER));
  await expect(payDialog(page)).toBeVisible();
};

test('question--log-in-first', async ({ page }) => {
  await page.goto('/Question');
  await page.getByRole('button', { name: QUESTION }).click();
  await expect(page.getByRole('dialog', { name: QUESTION })).toBeVisible();
  await take(page, 'question--log-in-first');
});

test('birth-details of one without a profile', async ({ page }) => {
  await signedIn(page);
  await page.goto('/Question');
  await page.getByRole('button', { name: QUESTION }).click();
  await expect(page.getByText('When and where were you born?')).toBeVisible();
  await take(page, 'birth-details--no-profile');
});

test('birth-details', async ({ page }) => {
  await signedIn(page, NAGPUR_1990);
  await page.goto('/Question');
  const dialog = await ask(page, QUESTION);
  await take(page, 'birth-details--self');
  await dialog.getByRole('radio', { name: 'Someone else' }).check();
  await take(page, 'birth-details--other');
  await send(dialog);
  await expect(dialog.getByRole('alert')).toBeFocused();
  await take(page, 'birth-details--missing');
  await dialog.getByRole('combobox', { name: 'Place of birth' }).fill('Rampur');
  await expect(dialog.getByRole('listbox')).toBeVisible();
  await take(page, 'birth-details--places');
  await fillOther(dialog, { date: '1985-03-14', time: '04:50', place: 'Rampur' });
  await send(dialog);
  const which = dialog.getByRole('group', { name: 'Which place' });
  await expect(which).toBeVisible();
  await take(page, 'birth-details--which-place', { at: dialog.getByRole('alert') });
});

test('answer', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(ANSWERS, async (route) => {
    await held;
    await route.continue();
  });
  await signedIn(page, NAGPUR_1990);
  await page.goto('/Question');
  await send(await ask(page, QUESTION));
  await expect(page.getByRole('progressbar')).toBeVisible();
  await take(page, 'answer--in-progress', { at: page.getByRole('progressbar') });
  release();
  await expect(page.getByRole('article')).toBeVisible();
  await takeWhole(page, 'answer--answered');
  await page.getByRole('button', { name: 'Share a line' }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await take(page, 'answer--share');
  await page.keyboard.press('Escape');
  await openAstrology(page);
  await page.getByText('The same in a table').click();
  await takeWhole(page, 'answer--open');
  await page.getByRole('radio', { name: 'हिन्दी' }).check();
  await expect(page.locator('.sheet')).toHaveAttribute('lang', 'hi');
  await takeWhole(page, 'answer--hindi');
  await page.emulateMedia({ media: 'print' });
  await takeWhole(page, 'answer--hindi-print');
  await page.emulateMedia({ media: null });
  await page.getByRole('radio', { name: 'English' }).check();
  await page.goto('/Question');
  await send(await ask(page, OTHER));
  await expect(payDialog(page)).toBeVisible();
  await take(page, 'pay--ask');
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'My Predictions' }).click();
  await expect(page.getByRole('heading', { name: 'My year' })).toBeVisible();
  await takeWhole(page, 'profile--predictions');
});

test('answer--failed', async ({ page }) => {
  await signedIn(page, NAGPUR_1990);
  await page.route(ANSWERS, (route) => route.abort());
  await page.goto('/Question');
  await send(await ask(page, QUESTION));
  await expect(page.getByText(/^Sorry, something went wrong/)).toBeVisible();
  await take(page, 'answer--failed', { at: page.getByText(/^Sorry, something went wrong/) });
});

test('pay, dismissed, then paid', async ({ page }) => {
  await wantDearer(page);
  const checkout = await openCheckout(page, payButton(page));
  await take(page, 'pay--checkout');
  await checkout.fail();
  await checkout.cancel();
  await expect(payDialog(page)).toContainText('Not paid. If your bank did take money');
  await take(page, 'pay--dismissed');
  await payFor(page, payButton(page));
  await expect(page.getByRole('button', GET)).toBeVisible();
  await take(page, 'answer--paid', { at: page.getByRole('button', GET) });
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'My Predictions' }).click();
  await expect(page.getByText('Paid, answer waiting')).toBeVisible();
  await takeWhole(page, 'profile--prediction-waiting');
});

test('payment--paid', async ({ page }) => {
  await wantDearer(page, '?redirect=1');
  await payButton(page).click();
  await page.waitForURL(/sandbox\/razorpay/);
  await inCheckout(page).pay();
  await page.waitForURL(/\/payment\?order=/);
  await expect(page.getByRole('link', { name: 'Get your answer' })).toBeVisible();
  await takeWhole(page, 'payment--paid');
});

test('payment--checking', async ({ page }) => {
  await wantDearer(page);
  const making = nextOrder(page);
  await payButton(page).click();
  const { orderId } = await making;
  await inCheckout(checkoutOver(page).frame).letTheBankStaySilent();
  await page.goto(`/payment?order=${orderId}`);
  await expect(page.getByText('Waiting for your bank.')).toBeVisible();
  await takeWhole(page, 'payment--checking');
});

test('payment--not-paid', async ({ page }) => {
  await wantDearer(page, '?redirect=1');
  await payButton(page).click();
  await page.waitForURL(/sandbox\/razorpay/);
  await inCheckout(page).fail();
  await page.waitForURL(/\/payment\?order=/);
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  await takeWhole(page, 'payment--not-paid');
});
