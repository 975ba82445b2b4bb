import type { Page } from '@playwright/test';
import { signedIn } from '@dhruva/e2e/account.ts';
import { expectAccessible } from '@dhruva/e2e/accessible.ts';
import { intakeDialog } from '@dhruva/e2e/intake-form.ts';
import { expect, ON_PHONE_TOO, test } from '@dhruva/e2e/journey.ts';
import { closeWithEscape } from '@dhruva/e2e/keys.ts';
import { askServer, inCheckout, openCheckout, payFor } from '@dhruva/e2e/paying.ts';
import { pagePicture, picture } from '@dhruva/e2e/pictures.ts';

const SESSIONS = [
  ['₹1,200', '₹1,500', '2-4 years of experience'],
  ['₹1,500', '₹2,000', '5-7 years of experience'],
  ['₹1,800', '₹2,500', '8+ years of experience'],
  ['₹2,000', '₹2,800', '9-10 years of experience'],
  ['₹2,500', '₹3,200', '10+ years of experience'],
] as const;
const PACKS = [
  ['₹8,100', '10% discount', 'Pack of 6 sessions', 'valid 3 months'],
  ['₹12,750', '15% discount', 'Pack of 10 sessions', 'valid 6 months'],
] as const;

const plans = (page: Page) => page.getByRole('region', { name: 'Session plans' });
const card = (page: Page, name: string) =>
  plans(page)
    .getByRole('listitem')
    .filter({ hasText: name })
    .filter({ has: page.getByRole('button') });
const buyButton = (page: Page, name: string) =>
  card(page, name).getByRole('button', { name: /^Buy Plan/ });
const BOUGHT = 'Your plan has been purchased successfully!';

test('five session plans and two packs, below the packages', async ({ page }, info) => {
  await page.goto('/plans');
  for (const [price, old, name] of SESSIONS)
    for (const text of [price, old, '30 minutes', 'cancellation charged 50%'])
      await expect(card(page, name).first()).toContainText(text);
  for (const [price, discount, name, valid] of PACKS)
    for (const text of [price, discount, valid]) await expect(card(page, name)).toContainText(text);
  await expect(plans(page).getByRole('button', { name: /^Buy Plan/ })).toHaveCount(7);
  const packages = await page.getByRole('heading', { name: 'Customised packages' }).boundingBox();
  const sessions = await page.getByRole('heading', { name: 'Session plans' }).boundingBox();
  expect(sessions?.y).toBeGreaterThan(packages?.y ?? Infinity);
  await pagePicture(page, info, 'plans');
  await expectAccessible(page, 'the session plans');

  await buyButton(page, 'Pack of 6 sessions').click();
  const notice = page.getByRole('dialog', { name: 'Pack of 6 sessions' });
  await expect(notice).toContainText('Please log in to continue.');
  await picture(page, info, 'plans-login');
  await expectAccessible(page, 'the notice to log in for a plan');
});

test(
  'bought: told, and two seconds later the intake form opens',
  ON_PHONE_TOO,
  async ({ page }, info) => {
    await signedIn(page);
    await page.goto('/plans');
    const saved = page.waitForRequest('**/api/bookings/create');
    await payFor(page, buyButton(page, '5-7 years of experience'));
    const success = page.getByRole('dialog', { name: 'Success' });
    await expect(success).toContainText(BOUGHT);
    await picture(page, info, 'plan-bought');
    const { bookingDetails } = (await saved).postDataJSON() as { bookingDetails: object };
    expect(bookingDetails).toMatchObject({
      doctor: 'One session with a therapist of 5-7 years of experience',
      slot: 'N/A',
      date: expect.stringMatching(/^\w{3} \w{3} \d\d \d{4}$/),
      paymentId: expect.stringMatching(/^pay_/),
      planDetails: { id: 'session-1500', price: 1500, oldPrice: 2000 },
    });
    await expect(intakeDialog(page).getByLabel('Name', { exact: true })).toBeVisible();
    await expect(success).toBeHidden();
    await picture(page, info, 'plan-intake');
    await expectAccessible(page, 'the intake form after a purchase');
    await closeWithEscape(intakeDialog(page));
    await expect(page.getByRole('region', { name: 'Your sessions to book' })).toContainText(
      /5-7 years of experience: 1 of 1 left, to be used by \d+ \w+ \d{4}/,
    );
    await pagePicture(page, info, 'plans-credits');
    await expectAccessible(page, 'the plans page with sessions left');
    await page.getByRole('link', { name: 'Find them in My Bookings' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('1 of 1 session left, valid until');
  },
);

test('the success can be closed at once: the form opens all the same', async ({ page }) => {
  await signedIn(page);
  await page.goto('/plans');
  await payFor(page, buyButton(page, 'Pack of 10 sessions'));
  await page.getByRole('dialog', { name: 'Success' }).getByRole('button', { name: 'OK' }).click();
  await expect(intakeDialog(page)).toBeVisible();
  expect(await askServer(page, '/api/plans/credits')).toMatchObject([
    { planId: 'pack-10', left: 10, total: 10 },
  ]);
});

test('bought on the provider’s own page: the way on opens the intake form', async ({ page }) => {
  await signedIn(page);
  await page.goto('/plans?redirect=1');
  await buyButton(page, 'Pack of 6 sessions').click();
  await page.waitForURL(/sandbox\/razorpay/);
  await inCheckout(page).pay();
  await page.waitForURL(/\/payment\?order=/);
  await page.getByRole('main').getByRole('link', { name: 'My Bookings' }).click();
  await expect(intakeDialog(page)).toBeVisible();
  await expect(page.getByText('6 of 6 sessions left')).toBeVisible();
});

test('no order comes about: the server’s words first', async ({ page }) => {
  await signedIn(page);
  await page.goto('/plans');
  const refuse = async (reply: { status: number; message: string; code: string }) => {
    await page.unrouteAll();
    const { status, message, code } = reply;
    await page.route('**/api/payment/create-order', (route) =>
      route.fulfill({ status, json: { success: false, code, message } }),
    );
    await buyButton(page, 'Pack of 6 sessions').click();
    await expect(plans(page).getByRole('alert')).toContainText(message);
  };
  await refuse({ status: 503, code: 'server.unavailable', message: 'Our records are away.' });
  await refuse({
    status: 502,
    code: 'payment.order-failed',
    message: 'Could not initiate payment. Please try again.',
  });
});

test('the booking cannot be saved: said with the payment id, and saved at the second try', async ({
  page,
}, info) => {
  await signedIn(page);
  await page.route('**/api/bookings/create', (route) => route.abort());
  await page.goto('/plans');
  await payFor(page, buyButton(page, '2-4 years of experience'));
  const lost = page.getByRole('dialog', { name: 'Error' });
  await expect(lost).toContainText(
    "Payment was successful, but we couldn't save your booking. Please contact support.",
  );
  await expect(lost).toContainText(/Payment id: pay_/);
  await picture(page, info, 'plan-not-saved');
  await page.unroute('**/api/bookings/create');
  await lost.getByRole('button', { name: 'Save again' }).click();
  await expect(page.getByRole('dialog', { name: 'Success' })).toContainText(BOUGHT);
  await expect(intakeDialog(page)).toBeVisible();
});

test('a checkout that was closed leaves everything as it was', async ({ page }) => {
  await signedIn(page);
  await page.goto('/plans');
  const checkout = await openCheckout(page, buyButton(page, 'Pack of 6 sessions'));
  await checkout.cancel();
  await expect(card(page, 'Pack of 6 sessions')).toContainText(
    'Not paid. If your bank did take money',
  );
  await expect(intakeDialog(page)).toBeHidden();
  expect(await askServer(page, '/api/plans/credits')).toEqual([]);
});

test('every plan and pack stands among the prices', async ({ page }, info) => {
  await page.goto('/pricing');
  const prices = page.getByRole('main');
  for (const [price, old, name] of SESSIONS) {
    const offer = prices
      .getByRole('listitem')
      .filter({ hasText: `One session: ${name}` })
      .first();
    for (const text of [price, old]) await expect(offer).toContainText(text);
  }
  for (const [price, , name] of PACKS)
    await expect(prices.getByRole('listitem').filter({ hasText: name }).first()).toContainText(
      price,
    );
  await pagePicture(page, info, 'pricing-plans');
  await prices.getByRole('link', { name: 'See session plans' }).click();
  await expect(page).toHaveURL(/\/plans#session-plans$/);
  await expect(plans(page).getByRole('heading', { name: 'Session plans' })).toBeInViewport();
});
