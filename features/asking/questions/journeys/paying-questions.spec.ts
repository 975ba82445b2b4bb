import type { Page } from '@playwright/test';
import { askForCode, codeFor, freshPhone, NAGPUR_1990, signedIn } from '@dhruva/e2e/account.ts';
import { expectAccessible } from '@dhruva/e2e/accessible.ts';
import { ask, send } from '@dhruva/e2e/birth-details.ts';
import { expect, ON_PHONE_TOO, ONLY_ON_PHONE, test } from '@dhruva/e2e/journey.ts';
import { closeWithEscape } from '@dhruva/e2e/keys.ts';
import {
  askServer,
  bankSaysYes,
  checkoutOver,
  countOrders,
  inCheckout,
  nextOrder,
  openCheckout,
  payFor,
} from '@dhruva/e2e/paying.ts';
import { pagePicture, picture } from '@dhruva/e2e/pictures.ts';

const FIRST = 'When am I likely to find a stable job?';
const SECOND = 'Which money habits should I watch?';
const DEARER = 'What does my chart say about my married life?';
const PAID = 'Payment successful! You can now get your answer.';
const GET = { name: 'Click to Get Answer' };

const payDialog = (page: Page) => page.getByRole('dialog', { name: 'Unlock this question' });
const payButton = (page: Page) => payDialog(page).getByRole('button', { name: /^Pay ₹/ });
const row = (page: Page, question: string) => page.getByRole('button', { name: question });
/** The row of a question that is answered. */
const answered = (page: Page, question: string) =>
  page.getByRole('link', { name: question }).filter({ hasText: 'Answered' });

/** Signs in and opens the pay dialog of a ₹199 question. */
const openPayDialogOf199 = async (page: Page, query = ''): Promise<void> => {
  await signedIn(page, NAGPUR_1990);
  await page.goto(`/Question${query}`);
  await page.getByRole('tab', { name: '₹199 Questions' }).click();
  await send(await ask(page, DEARER));
  await expect(payDialog(page)).toContainText('Pay ₹199 to unlock this question.');
};

interface Waiting {
  readonly question: string;
  readonly state: string;
}

/** Waits until the server has delivered the purchase by itself, with status requests blocked. */
const expectWaiting = async (page: Page, question: string): Promise<void> => {
  const states = async () =>
    ((await askServer(page, '/api/predictions/my-predictions')) as Waiting[])
      .filter((record) => record.question === question)
      .map(({ state }) => state);
  await expect.poll(states).toEqual(['waiting']);
};

test('₹199: paid, unlocked, answered when asked for', ON_PHONE_TOO, async ({ page }, info) => {
  let answersAsked = 0;
  let scripts = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/engine/get-prediction')) answersAsked += 1;
    if (request.url().includes('checkout.js')) scripts += 1;
  });
  await openPayDialogOf199(page);
  await picture(page, info, 'pay-199');
  expect(scripts, 'nothing of the provider before Pay is pressed').toBe(0);
  const checkout = await openCheckout(page, payButton(page));
  await expect(payDialog(page)).toBeHidden();
  await expect(checkout.frame.getByText('₹199').first()).toBeVisible();
  await picture(page, info, 'checkout-199');
  await checkout.pay();
  await expect(page.getByRole('tabpanel').getByText(PAID)).toBeVisible();
  await expect(row(page, DEARER)).toContainText('Unlocked');
  await pagePicture(page, info, 'paid-199');
  expect(answersAsked).toBe(0);
  await page.getByRole('button', GET).click();
  await expect(page.getByRole('article')).toBeVisible();
  expect(answersAsked).toBe(1);
  await page.goBack();
  await page.getByRole('tab', { name: '₹199 Questions' }).click();
  await expect(answered(page, DEARER)).toBeVisible();
});

test('the second ₹99 question is paid, and the pay dialog has no violation', async ({ page }) => {
  await signedIn(page, NAGPUR_1990);
  await page.goto('/Question');
  await send(await ask(page, FIRST));
  await expect(page.getByRole('article')).toBeVisible();
  await page.goto('/Question');
  await send(await ask(page, SECOND));
  await expect(payDialog(page)).toContainText('Pay ₹99 to unlock this question.');
  await expectAccessible(page, 'the pay dialog');
  await payFor(page, payButton(page));
  await page.getByRole('button', GET).click();
  await expect(page.getByRole('article')).toBeVisible();
  await page.goBack();
  await expect(answered(page, SECOND)).toBeVisible();
});

test('a failed try, then success on the same order', async ({ page }) => {
  await openPayDialogOf199(page);
  const orders = countOrders(page);
  const checkout = await openCheckout(page, payButton(page));
  await checkout.fail();
  await expect(checkout.frame.getByRole('alert')).not.toBeEmpty();
  await checkout.pay();
  await expect(page.getByRole('tabpanel').getByText(PAID)).toBeVisible();
  expect(orders()).toBe(1);
});

test('dismissed: nothing is lost, and the same order is paid later', async ({ page }, info) => {
  await openPayDialogOf199(page);
  const checkout = await openCheckout(page, payButton(page));
  await checkout.fail();
  await expect(checkout.frame.getByRole('alert')).not.toBeEmpty();
  await checkout.cancel();
  await expect(payDialog(page)).toContainText('Not paid. If your bank did take money');
  await expect(payDialog(page)).toContainText('The last try did not go through');
  await expect(payDialog(page)).toContainText('Nagpur');
  await picture(page, info, 'pay-dismissed');
  await expectAccessible(page, 'the pay dialog after it was dismissed');
  await payFor(page, payButton(page));
  await expect(page.getByRole('tabpanel').getByText(PAID)).toBeVisible();
});

test('the browser is lost right after paying: the webhook alone completes it', async ({
  page,
  context,
}) => {
  await openPayDialogOf199(page);
  const checkout = await openCheckout(page, payButton(page));
  await checkout.payAndLoseTheBrowser();
  const later = await context.newPage();
  await page.close();
  await later.goto('/healthz');
  await expectWaiting(later, DEARER);
  await later.goto('/Question');
  await later.getByRole('tab', { name: '₹199 Questions' }).click();
  await expect(row(later, DEARER)).toContainText('Unlocked');
  await row(later, DEARER).click();
  await expect(later.getByText('This question is paid. Your answer is waiting.')).toBeVisible();
  await later.getByRole('button', GET).click();
  await expect(later.getByRole('article')).toBeVisible();
});

test('the page is lost while paying: the one that wakes up in its place tells of it', async ({
  page,
}) => {
  await openPayDialogOf199(page);
  const checkout = await openCheckout(page, payButton(page));
  await checkout.payAndLoseTheBrowser();
  await checkout.frame.getByRole('button', { name: 'Reload the shop' }).click();
  await expect(page.getByText(PAID)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: PAID })).toContainText(DEARER);
  await expect(row(page, DEARER), 'wanted, so it stands open').toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await page.getByRole('button', GET).click();
  await expect(page.getByRole('article')).toBeVisible();
  await page.goto('/Question');
  await expect(page.getByText('0/1 free question used')).toBeVisible();
  await expect(page.getByText(PAID)).toBeHidden();
});

test('back from the provider’s page without paying: nothing is lost', async ({ page }) => {
  await openPayDialogOf199(page, '?redirect=1');
  await payButton(page).click();
  await page.waitForURL(/sandbox\/razorpay/);
  await page.goBack();
  await expect(page.getByText('0/1 free question used')).toBeVisible();
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Birth details' });
  await expect(dialog).toContainText(DEARER);
  await send(dialog);
  await payButton(page).click();
  await page.waitForURL(/sandbox\/razorpay/);
  await inCheckout(page).pay();
  await expect(page.getByRole('main').getByText(PAID)).toBeVisible();
});

test('reloaded between paying and the answer: it waits here and in My Predictions', async ({
  page,
}, info) => {
  await openPayDialogOf199(page);
  await payFor(page, payButton(page));
  await expect(page.getByRole('button', GET)).toBeVisible();
  await page.reload();
  await expect(row(page, DEARER)).toContainText('Unlocked');
  await expect(page.getByRole('button', GET)).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'My Predictions' }).click();
  await expect(page.getByText('Paid, answer waiting')).toBeVisible();
  await pagePicture(page, info, 'my-predictions-waiting');
  await expectAccessible(page, 'My Predictions with an answer waiting');
  await page.getByRole('button', GET).click();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page).toHaveURL(/\/answers\?id=/);
  await expect(page.getByRole('link', { name: 'Receipt' })).toHaveAttribute(
    'href',
    /^\/receipt\?order=/,
  );
});

test('two tabs: the other learns of it when it comes to the front, and cannot pay twice', async ({
  page,
  context,
}) => {
  await openPayDialogOf199(page);
  const other = await context.newPage();
  await other.goto('/Question');
  await other.getByRole('tab', { name: '₹199 Questions' }).click();
  await expect(row(other, DEARER)).toContainText('Locked');
  await send(await ask(other, DEARER));
  await expect(payDialog(other)).toBeVisible();
  await payFor(page, payButton(page));
  await expect(page.getByRole('button', GET)).toBeVisible();

  await payButton(other).click();
  await expect(
    other
      .getByText(
        'You have this already: look in My Predictions or My Bookings. Nothing was charged.',
      )
      .first(),
  ).toBeVisible();
  await expect(checkoutOver(other).dialog).toBeHidden();
  await expect(other.getByRole('button', GET)).toBeVisible();

  const third = await context.newPage();
  await third.goto('/Question');
  await third.getByRole('tab', { name: '₹199 Questions' }).click();
  await expect(row(third, DEARER)).toContainText('Unlocked');
  await page.getByRole('button', GET).click();
  await expect(page.getByRole('article')).toBeVisible();
  await third.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect(answered(third, DEARER)).toBeVisible();
});

test('a double click opens one checkout of one order', async ({ page }) => {
  await openPayDialogOf199(page);
  const orders = countOrders(page);
  await payButton(page).dblclick();
  const { dialog, frame } = checkoutOver(page);
  await inCheckout(frame).pay();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('tabpanel').getByText(PAID)).toBeVisible();
  expect(orders()).toBe(1);
});

test('the back button closes the checkout, then the dialog, and stays on the page', async ({
  page,
}) => {
  await openPayDialogOf199(page);
  const { dialog } = await openCheckout(page, payButton(page));
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(payDialog(page)).toContainText('Not paid. If your bank did take money');
  await page.goBack();
  await expect(payDialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/Question$/);
  await page.getByRole('tab', { name: '₹199 Questions' }).click();
  await send(await ask(page, DEARER));
  await payFor(page, payButton(page));
  await expect(page.getByRole('button', GET)).toBeVisible();
});

test('by keyboard alone', async ({ page }) => {
  await openPayDialogOf199(page);
  await payButton(page).focus();
  await page.keyboard.press('Enter');
  const { frame, dialog } = checkoutOver(page);
  await frame.getByRole('button', { name: / – success$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const get = page.getByRole('button', GET);
  await expect(get).toBeVisible();
  for (
    let tabs = 0;
    tabs < 5 && !(await get.evaluate((at) => at === document.activeElement));
    tabs++
  )
    await page.keyboard.press('Tab');
  await expect(get).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toBeVisible();
});

test('the payment script cannot be had: said in the words of the specification', async ({
  page,
}) => {
  await page.route('**/checkout.js', (route) => route.abort());
  await openPayDialogOf199(page);
  await payButton(page).click();
  await expect(payDialog(page).getByRole('alert')).toHaveText(
    'Payment gateway not loaded. Please refresh and try again.',
  );
  await page.unroute('**/checkout.js');
  await payFor(page, payButton(page));
  await expect(page.getByRole('button', GET)).toBeVisible();
});

test('no order comes about: the dialog stays and says so', async ({ page }) => {
  await page.route('**/api/payment/create-order', (route) => route.abort());
  await openPayDialogOf199(page);
  await payButton(page).click();
  await expect(payDialog(page).getByRole('alert')).toHaveText(
    'Could not initiate payment. Please try again.',
  );
});

test('nobody answers the verification: the page asks until it knows', async ({ page }) => {
  await page.route('**/api/payment/verify', (route) => route.abort());
  await openPayDialogOf199(page);
  const checkout = await openCheckout(page, payButton(page));
  await checkout.pay();
  await expect(page.getByRole('tabpanel').getByText(PAID)).toBeVisible();
});

test(
  'the redirect flow goes to the provider’s page and comes back',
  ONLY_ON_PHONE,
  async ({ page }, info) => {
    await openPayDialogOf199(page, '?redirect=1');
    await payButton(page).click();
    await page.waitForURL(/sandbox\/razorpay/);
    await inCheckout(page).pay();
    await page.waitForURL(/\/payment\?order=/);
    await expect(page.getByRole('main').getByText(PAID)).toBeVisible();
    await pagePicture(page, info, 'payment-paid');
    await expectAccessible(page, 'the waiting page, paid');
    await page.reload();
    await expect(page.getByRole('main').getByText(PAID)).toBeVisible();
    await page.getByRole('link', { name: 'Get your answer' }).click();
    await expect(page.getByRole('button', GET)).toBeVisible();
    await page.getByRole('button', GET).click();
    await expect(page.getByRole('article')).toBeVisible();
  },
);

test('cancelled on the provider’s page: the waiting page says that it is not paid', async ({
  page,
}, info) => {
  await openPayDialogOf199(page, '?redirect=1');
  await payButton(page).click();
  await page.waitForURL(/sandbox\/razorpay/);
  await inCheckout(page).fail();
  await page.waitForURL(/\/payment\?order=/);
  await expect(page.getByRole('main')).toContainText('The payment did not go through.');
  await expect(page.getByRole('main')).toContainText('Not paid. If your bank did take money');
  await pagePicture(page, info, 'payment-unpaid');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Birth details' })).toContainText(DEARER);
});

test('the waiting page asks to log in, and is still there afterwards', async ({ page }, info) => {
  await page.goto('/payment?order=00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Please log in to see this payment.')).toBeVisible();
  await pagePicture(page, info, 'payment-signed-out');
  await expectAccessible(page, 'the waiting page, signed out');
  await page.getByRole('button', { name: 'Log in' }).click();
  const phone = freshPhone();
  await askForCode(page, phone);
  await page.getByLabel('6-digit OTP').fill(await codeFor(page, phone));
  await page.getByRole('button', { name: 'Verify and log in' }).click();
  await expect(page.getByText('We could not find this purchase in your account.')).toBeVisible();
  await expect(page).toHaveURL(/\/payment\?order=/);
});

/** Pays the dearer question at a bank that says nothing yet. */
const payInSilence = async (page: Page) => {
  await openPayDialogOf199(page);
  const making = nextOrder(page);
  const checkout = await openCheckout(page, payButton(page));
  const order = await making;
  await checkout.letTheBankStaySilent();
  return { checkout, order };
};

test('the bank stays silent: the dialog says so and completes by itself', async ({
  page,
}, info) => {
  const { checkout, order } = await payInSilence(page);
  await checkout.cancel();
  await expect(payDialog(page)).toContainText('Waiting for your bank.');
  await expect(payButton(page)).toBeEnabled();
  await picture(page, info, 'pay-waiting');
  await bankSaysYes(page, order.id);
  await expect(page.getByRole('tabpanel').getByText(PAID)).toBeVisible();
});

test('the bank stays silent: the row and My Bookings say so too, and paying again asks first', async ({
  page,
}, info) => {
  const { checkout } = await payInSilence(page);
  await checkout.cancel();
  await expect(payDialog(page)).toContainText('Waiting for your bank.');
  const orders = countOrders(page);
  await payButton(page).click();
  await expect(payDialog(page).getByRole('alert')).toContainText('one is given back by itself');
  await picture(page, info, 'pay-again-asked');
  await expectAccessible(page, 'asked before paying again');
  await payDialog(page).getByRole('button', { name: 'Wait' }).click();
  await expect(payDialog(page)).toContainText('Waiting for your bank.');
  await payButton(page).click();
  const { dialog, frame } = checkoutOver(page);
  await payDialog(page).getByRole('button', { name: 'Pay again' }).click();
  await expect(dialog).toBeVisible();
  await inCheckout(frame).cancel();
  await expect(payDialog(page)).toContainText('Waiting for your bank.');
  expect(orders()).toBe(3);
  await closeWithEscape(payDialog(page));

  await page.goto('/Question');
  await page.getByRole('tab', { name: '₹199 Questions' }).click();
  await expect(row(page, DEARER)).toContainText('Waiting for your bank');
  await pagePicture(page, info, 'row-waiting');
  await page.goto('/profile?tab=bookings');
  const booking = page.getByRole('tabpanel').getByRole('button', { name: DEARER });
  await expect(booking).toContainText('Waiting for your bank');
  await pagePicture(page, info, 'bookings-waiting');
  await page.getByRole('link', { name: 'Look at this payment' }).click();
  await expect(page.getByRole('main')).toContainText('Waiting for your bank.');
});

test('the waiting page waits, survives a reload, and tells of the payment by itself', async ({
  page,
}, info) => {
  const { order } = await payInSilence(page);
  await page.goto(`/payment?order=${order.orderId}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Waiting for your bank.')).toBeVisible();
  await pagePicture(page, info, 'payment-waiting');
  await expectAccessible(page, 'the waiting page, waiting');
  await page.reload();
  await expect(main.getByText('Waiting for your bank.')).toBeVisible();
  await bankSaysYes(page, order.id);
  await expect(main.getByText(PAID)).toBeVisible();
});
