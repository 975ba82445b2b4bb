import type { Page } from '@playwright/test';
import { signedIn } from '@dhruva/e2e/account.ts';
import { expectAccessible } from '@dhruva/e2e/accessible.ts';
import { expect, ON_PHONE_TOO, test } from '@dhruva/e2e/journey.ts';
import { countOrders, openCheckout, payFor } from '@dhruva/e2e/paying.ts';
import { pagePicture } from '@dhruva/e2e/pictures.ts';

const FORM = 'Assessment form shall be provided by the Psychotherapist.';
const card = (page: Page, name: RegExp) => page.getByRole('button', { name });
const pay = (page: Page, price: string) => page.getByRole('button', { name: `Pay ${price}` });
const therapist = (page: Page) => page.getByLabel('Psychotherapist');

/** Opens the purchase panel of an assessment as a new user. */
const choose = async (page: Page, name: RegExp): Promise<void> => {
  await signedIn(page);
  await page.goto('/assignment');
  // Clicks before hydration are lost.
  await expect(async () => {
    if (!(await therapist(page).isVisible())) await card(page, name).click({ timeout: 2_000 });
    await expect(therapist(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
};

const PRICES = [
  ['Learning Pattern', '800'],
  ['Memory', '1,500'],
  ['Developmental delays', '1,200'],
  ['Relationship issues / compatibility', '2,000'],
  ['I.Q', '2,500'],
  ['OCD', '2,500'],
  ['ADHD', '2,500'],
  ['ADHD screening', '1,000'],
  ['Autism', '2,500'],
  ['Intellectual Disability', '3,500'],
  ['Depression, Anxiety & Stress', '1,500'],
  ['Anxiety only', '800'],
  ['Depression only', '800'],
  ['Stress only', '800'],
  ['EQ Test / ET', '1,500'],
  ['Learning Disability', '2,000'],
  ['Behavioral screening', '1,000'],
  ['Personality Test', '2,000'],
  ['QOL (Quality of Life)', '2,000'],
  ['Social Maturity Scale', '1,500'],
  ['Self-harm / Suicide Assessment', '1,500'],
  ['Addiction', '1,200'],
] as const;

test('two tabs; 22 assessments with price and lock', async ({ page }, info) => {
  await page.goto('/assignment');
  const cards = page.getByRole('tabpanel').getByRole('button', { name: /Locked$/ });
  await expect(cards).toHaveCount(22);
  const shown = await cards.allInnerTexts();
  for (const [name, price] of PRICES) {
    const found = shown.find((text) => text.split('\n')[0] === name);
    expect(found, name).toContain(`₹${price}`);
  }
  await expect(card(page, /Intellectual Disability/)).toContainText(
    'formerly listed as Mental Retardation',
  );
  await pagePicture(page, info, 'assessments');
  await page.getByRole('tab', { name: 'Free Assessment' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Coming Soon...');
  await pagePicture(page, info, 'assessments-free');
});

test('signed out: told to log in, nothing is ordered', async ({ page }) => {
  const orders = countOrders(page);
  await page.goto('/assignment');
  await card(page, /^Memory/).click();
  const notice = page.getByRole('dialog', { name: 'Memory' });
  await expect(notice).toContainText('Please log in to make a payment.');
  await expectAccessible(page, 'log in to pay for an assessment');
  await notice.getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page, /^Memory/)).toBeFocused();
  expect(orders()).toBe(0);
});

test(
  'chosen, paid, open with a therapist of one’s choice, and still after a reload',
  ON_PHONE_TOO,
  async ({ page }, info) => {
    await choose(page, /^Memory/);
    await expect(page.getByRole('heading', { name: 'Memory', exact: true })).toBeFocused();
    await expect(therapist(page)).toHaveValue('');
    await therapist(page).selectOption({ index: 3 });
    await pagePicture(page, info, 'assessment-buy');
    const asked = page.waitForRequest('**/api/payment/create-order');
    const verified = page.waitForRequest('**/api/payment/verify');
    await payFor(page, pay(page, '₹1,500'));
    const order = await asked;
    const { receipt, amount } = order.postDataJSON() as Record<string, unknown>;
    expect(receipt).toMatch(/^assessment_\d+$/);
    expect(amount).toBe(1_500);
    expect(await (await order.response())?.json()).toMatchObject({ amount: 150_000 });
    for (const request of [order, await verified])
      expect(request.headers()['authorization']).toMatch(/^Bearer [\w-]{43}$/);
    await expect(page.getByText('Payment successful! "Memory" is now unlocked.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Memory Assessment' })).toBeFocused();
    await expect(page.getByText(FORM)).toBeVisible();
    await pagePicture(page, info, 'assessment-open');
    await page.reload();
    await expect(card(page, /^Memory/)).toContainText(/Bought on \d{1,2} \w+ \d{4}/);
    await card(page, /^Memory.*Unlocked$/s).click();
    await expect(page.getByText('Given by Sample therapist C')).toBeVisible();
    await expect(page.getByText(/^Bought on \d{1,2} \w+ \d{4}$/)).toBeVisible();
  },
);

test('switching tabs clears what was chosen', async ({ page }) => {
  await choose(page, /^Memory/);
  await page.getByRole('tab', { name: 'Free Assessment' }).click();
  await page.getByRole('tab', { name: 'Paid Assessment' }).click();
  await expect(card(page, /^Memory/)).toBeVisible();
  await expect(therapist(page)).toBeHidden();
});

test(
  'help stands above the price of the one on self-harm, in the grid, the panel and the prices',
  ON_PHONE_TOO,
  async ({ page }, info) => {
    await choose(page, /^Self-harm/);
    const tops = async (price: string) =>
      page.evaluate((text) => {
        const top = (element: Element | null | undefined): number =>
          element?.getBoundingClientRect().top ?? Number.NaN;
        const main = document.querySelector('main');
        const prices = [...(main?.querySelectorAll('span') ?? [])].filter(
          ({ textContent }) => textContent === text,
        );
        return [top(main?.querySelector('a[href="tel:14416"]')), top(prices.at(-1))];
      }, price);
    const expectHelpAbove = async (): Promise<void> => {
      const [help = Number.NaN, price = Number.NaN] = await tops('₹1,500');
      expect(help).toBeLessThan(price);
    };
    await expectHelpAbove();
    await pagePicture(page, info, 'assessment-self-harm');
    await expectAccessible(page, 'the assessment of self-harm');
    await page.getByRole('button', { name: 'All assessments' }).click();
    await expect(card(page, /^Self-harm/)).toBeVisible();
    await expectHelpAbove();
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { name: 'Assessments' })).toBeVisible();
    await expectHelpAbove();
    await pagePicture(page, info, 'pricing');
  },
);

test('dismissed, nothing is charged and nothing lost', async ({ page }) => {
  await choose(page, /^Autism/);
  await therapist(page).selectOption({ index: 2 });
  const checkout = await openCheckout(page, pay(page, '₹2,500'));
  await checkout.cancel();
  await expect(page.getByText('Not paid. If your bank did take money')).toBeVisible();
  await expect(therapist(page)).toHaveValue('2');
  await expect(pay(page, '₹2,500')).toBeEnabled();
});

test('bought meanwhile in another window: it opens instead of being sold again', async ({
  page,
  context,
}) => {
  await choose(page, /^Stress only/);
  const other = await context.newPage();
  await other.goto('/assignment');
  await card(other, /^Stress only/).click();
  await payFor(other, pay(other, '₹800'));
  await expect(other.getByText('"Stress only" is now unlocked.')).toBeVisible();
  await pay(page, '₹800').click();
  await expect(page.getByRole('heading', { name: 'Stress only Assessment' })).toBeVisible();
  await expect(page.getByText(/^Bought on/)).toBeVisible();
});

test('the booking is not found after paying: said with the payment id, found at the second try', async ({
  page,
}) => {
  await page.route('**/api/bookings/create', (route) => route.abort());
  await choose(page, /^OCD/);
  await payFor(page, pay(page, '₹2,500'));
  const lost = page.getByRole('dialog', { name: 'Error' });
  await expect(lost).toContainText('Payment successful but booking failed.');
  await expect(lost).toContainText(/Payment id: pay_/);
  await page.unroute('**/api/bookings/create');
  await lost.getByRole('button', { name: 'Save again' }).click();
  await expect(page.getByText('"OCD" is now unlocked.')).toBeVisible();
});

test('what was bought cannot be looked up: said, and asked again', async ({ page }) => {
  await page.route('**/api/assessments/mine', (route) => route.abort());
  await signedIn(page);
  await page.goto('/assignment');
  const told = page.getByRole('alert');
  await expect(told).toContainText('We could not look up what you have bought.');
  await page.unroute('**/api/assessments/mine');
  await told.getByRole('button', { name: 'Try again' }).click();
  await expect(told).toBeHidden();
});

test('by keyboard alone', async ({ page }) => {
  await signedIn(page);
  const purchases = page.waitForResponse('**/api/assessments/mine');
  await page.goto('/assignment');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.getByRole('tab', { name: 'Paid Assessment' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Free Assessment' })).toBeFocused();
  await expect(page.getByRole('tabpanel')).toContainText('Coming Soon...');
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Paid Assessment' })).toBeFocused();
  // The purchases have loaded, and with them the purchase code.
  await purchases;
  await expect(page.locator('[inert]')).toHaveCount(0);
  await card(page, /^Addiction/).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Addiction' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(therapist(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(pay(page, '₹1,200')).toBeFocused();
  await page.keyboard.press('Enter');
  const frame = page.frameLocator('iframe[name="razorpay-sandbox"]');
  await frame.getByRole('button', { name: / – success$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Addiction Assessment' })).toBeFocused();
});

test('no violation in the grid, the panel and what is open', async ({ page }, info) => {
  await choose(page, /^I\.Q/);
  await expectAccessible(page, 'buying an assessment');
  await payFor(page, pay(page, '₹2,500'));
  await expect(page.getByRole('heading', { name: 'I.Q Assessment' })).toBeVisible();
  await expectAccessible(page, 'an open assessment');
  await page.getByRole('button', { name: 'All assessments' }).click();
  await expectAccessible(page, 'the grid');
  await pagePicture(page, info, 'assessments');
});

test('at 320 px nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await choose(page, /^Relationship issues/);
  const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect(await page.evaluate(overflow)).toBe(0);
  await page.getByRole('button', { name: 'All assessments' }).click();
  expect(await page.evaluate(overflow)).toBe(0);
  await page.goto('/pricing');
  expect(await page.evaluate(overflow)).toBe(0);
});
