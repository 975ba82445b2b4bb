import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { dataOf, FOLDER } from './settings.ts';

const FRAME = 'iframe[name="razorpay-sandbox"]';

/** The payment sandbox's checkout over the page: the dialog and its frame. */
export const checkoutOver = (page: Page): { dialog: Locator; frame: FrameLocator } => ({
  dialog: page.getByRole('dialog', { name: 'Razorpay checkout, simulation' }),
  frame: page.frameLocator(FRAME),
});

/** The checkout's content, framed or as a page of its own. */
type Inside = Pick<Page, 'getByRole' | 'getByText'>;

const press = async (inside: Inside, name: string | RegExp): Promise<void> =>
  inside.getByRole('button', { name }).click();

/** A visitor's actions in the checkout. */
export const inCheckout = (inside: Inside) => ({
  pay: async () => press(inside, / – success$/),
  fail: async () => press(inside, 'Fail this payment'),
  cancel: async () => press(inside, 'Cancel payment'),
  payAndLoseTheBrowser: async () => {
    await press(inside, 'Pay, then lose the browser');
    await expect(inside.getByRole('status')).toContainText('The browser was lost');
  },
  letTheBankStaySilent: async () => {
    await press(inside, 'Bank stays silent');
    // Until it says so, "Cancel payment" is of the screen before, which is about to go.
    await expect(inside.getByText('Your bank has not answered yet.')).toBeVisible();
  },
});

/** Presses a Pay button and returns the checkout it opens. */
export const openCheckout = async (page: Page, payButton: Locator) => {
  await payButton.click();
  const { dialog, frame } = checkoutOver(page);
  await expect(dialog).toBeVisible();
  await expect(frame.getByRole('button', { name: / – success$/ })).toBeVisible();
  return { ...inCheckout(frame), dialog, frame };
};

/** Buys something: presses Pay, pays in the checkout, and waits until it is closed. */
export const payFor = async (page: Page, payButton: Locator): Promise<void> => {
  const checkout = await openCheckout(page, payButton);
  await checkout.pay();
  await expect(checkout.dialog).toBeHidden();
};

/** Counts the orders the page creates from now on. */
export const countOrders = (page: Page): (() => number) => {
  const orders: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/payment/create-order')) orders.push(response.url());
  });
  return () => orders.length;
};

/** Calls our API with the page's session. */
export const askServer = async (page: Page, path: string): Promise<unknown> => {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const reply = await page.request.get(path, { headers: { authorization: `Bearer ${token}` } });
  expect(reply.ok(), await reply.text()).toBe(true);
  return reply.json();
};

/** Calls the sandbox's control API; its token is in the data folder of the page's server. */
const control = async <Reply>(page: Page, path: string, body?: object): Promise<Reply> => {
  const keys = join(FOLDER, dataOf(page.url()), 'razorpay-sandbox-keys.json');
  const { controlToken } = JSON.parse(readFileSync(keys, 'utf8')) as { controlToken: string };
  const reply = await page.request.fetch(`/sandbox/razorpay/__sandbox/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-sandbox-token': controlToken },
    ...(body && { data: body }),
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return (await reply.json()) as Reply;
};

interface Ledger {
  readonly payments: readonly { readonly id: string; readonly order_id: string }[];
}

/** Lets the bank authorise a payment that it had not answered. */
export const bankSaysYes = async (page: Page, gatewayOrderId: string): Promise<void> => {
  const { payments } = await control<Ledger>(page, 'ledger');
  const payment = payments.find((one) => one.order_id === gatewayOrderId);
  await control(page, `payments/${payment?.id}/authorize`, {});
};

interface Made {
  /** The provider's order, and ours. */
  readonly id: string;
  readonly orderId: string;
}

/** Waits for the next order the page creates. */
export const nextOrder = async (page: Page): Promise<Made> => {
  const made = await page.waitForResponse('**/api/payment/create-order');
  return (await made.json()) as Made;
};

/**
 * Buys something by API calls, for journeys about what comes after: `amount` in rupees, confirmed by webhook.
 */
export const bought = async (page: Page, amount: number, item: object): Promise<Made> => {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const reply = await page.request.post('/api/payment/create-order', {
    headers: { authorization: `Bearer ${token}` },
    data: { amount, item, receipt: 'journey' },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  const made = (await reply.json()) as Made;
  await control(page, `orders/${made.id}/pay`, { outcome: 'success' });
  const state = async () =>
    ((await askServer(page, `/api/payment/status?orderId=${made.orderId}`)) as { state: string })
      .state;
  await expect.poll(state).toBe('paid');
  return made;
};
