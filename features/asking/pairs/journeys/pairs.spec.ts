import type { Locator, Page } from '@playwright/test';
import { NAGPUR_1990, signedIn } from '@dhruva/e2e/account.ts';
import { expectAccessible } from '@dhruva/e2e/accessible.ts';
import { expect, ON_PHONE_TOO, test } from '@dhruva/e2e/journey.ts';
import { checkPair, NAGPUR, pairDialog, PUNE } from '@dhruva/e2e/pair-form.ts';
import { askServer, countOrders, openCheckout, payFor } from '@dhruva/e2e/paying.ts';
import { picture } from '@dhruva/e2e/pictures.ts';
import { postServer } from '@dhruva/e2e/sessions.ts';
import { COMPATIBILITY_QUESTIONS, compatibilityQuestionById } from '../contract/catalogue.ts';
import type { CheckPairReply } from '../contract/schemas.ts';

const STRONG = 'How strong is the future of our relationship?';
const ISSUES = 'What issues may our relationship face?';
const PAID = 'Payment successful! You can now get your answer.';
const GET = { name: 'Click to Get Answer' };

/** One person's data in the request that saves the booking (specification, section 3). */
const born = (dateOfBirth: string, timeOfBirth: string, placeOfBirth: RegExp) => ({
  dateOfBirth,
  timeOfBirth,
  placeOfBirth: expect.stringMatching(placeOfBirth),
});
const PAYLOAD = {
  plan: 'Compatibility Questions',
  price: 249,
  date: expect.stringMatching(/^\w{3} \w{3} \d\d \d{4}$/),
  slot: 'N/A',
  paymentId: expect.stringMatching(/^pay_/),
  selfData: born('1990-08-15', '14:30', /^Nagpur/),
  otherData: born('1992-11-03', '21:05', /^Pune/),
  question: STRONG,
};

const row = (page: Page, question: string): Locator =>
  pairDialog(page).getByRole('button', { name: question });

/** The row of a question that is answered. */
const answered = (page: Page, question: string): Locator =>
  pairDialog(page).getByRole('link', { name: question }).filter({ hasText: 'Answered' });

const success = (page: Page): Locator => page.getByRole('dialog', { name: 'Success' });

/** Opens a locked question and returns its pay button. */
const openLocked = async (page: Page, question: string): Promise<Locator> => {
  await row(page, question).click();
  return pairDialog(page).getByRole('button', { name: 'Pay ₹249' });
};

/** Presses OK, and waits for the history step back that closes the dialog. */
const acknowledge = async (page: Page): Promise<void> => {
  await expect(success(page)).toContainText(PAID);
  await success(page).getByRole('button', { name: 'OK' }).click();
  await expect(success(page)).toBeHidden();
};

const buy = async (page: Page, question: string): Promise<void> => {
  await payFor(page, await openLocked(page, question));
  await acknowledge(page);
};

/** Closes the dialog, which comes back by itself after a reload until it is closed. */
const closeDialog = async (page: Page): Promise<void> => {
  await pairDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(pairDialog(page)).toBeHidden();
};

const DAYS = Array.from({ length: 28 }, (_, day) => `1992-11-${String(day + 1).padStart(2, '0')}`);

/** Another birth without its time, a question whose answer holds today for too little of its day, and one that holds. */
const notHeldWithoutTime = async (page: Page) => {
  const { date: dateOfBirth, time: timeOfBirth } = NAGPUR;
  const selfData = { dateOfBirth, timeOfBirth, placeOfBirth: 'Nagpur, Maharashtra, India' };
  for (const date of DAYS) {
    const untimed = { dateOfBirth: date, timeOfBirth: '', timeUnknown: true };
    const otherData = { ...untimed, placeOfBirth: 'Pune, Maharashtra, India' };
    for (const { id, text } of COMPATIBILITY_QUESTIONS) {
      const body = { questionId: id, selfData, otherData, otherAgrees: true };
      const reply = await postServer(page, '/api/compatibility/check-pair', body);
      const { firmness } = reply as CheckPairReply;
      const [held] = firmness?.level === null ? firmness.holding : [];
      if (held !== undefined)
        return { date, asked: text, held: compatibilityQuestionById(held).text };
    }
  }
  throw new Error('Every question holds for every birth of the month');
};

test.beforeEach(async ({ page }) => {
  await signedIn(page, NAGPUR_1990);
});

test('six questions at ₹249, one bought and answered', ON_PHONE_TOO, async ({ page }, info) => {
  const dialog = await checkPair(page);
  const match = dialog.getByRole('region', { name: 'Your match, free' });
  await expect(match).toContainText(/of 36 points.*Manglik/);
  await expect(dialog.getByRole('heading', { level: 3 }).filter({ hasText: '?' })).toHaveText([
    /How strong is the future of our relationship\?/,
    /What issues may our relationship face\?/,
    /How compatible are we as life partners\?/,
    /What are our strengths and weaknesses together\?/,
    /Would we do well as business partners\?/,
    /How will we be as parents together\?/,
  ]);
  await expect(dialog).toContainText('₹249 each');
  await expect(row(page, STRONG)).toContainText('Locked');
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await picture(page, info, 'pair-dialog');
  await expectAccessible(page, 'the six questions');

  const pay = await openLocked(page, STRONG);
  await expect(dialog).toContainText('Inclusive of taxes.');
  await picture(page, info, 'pair-pay');
  const checkout = await openCheckout(page, pay);
  await expect(dialog).toBeHidden();
  const saved = page.waitForRequest('**/api/bookings/create');
  await checkout.pay();
  await acknowledge(page);
  expect((await saved).postDataJSON()).toMatchObject({ bookingDetails: PAYLOAD });
  await picture(page, info, 'pair-paid');
  await expectAccessible(page, 'a paid question about two people');
  await page.route('**/api/compatibility/get-single-answer', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await route.continue();
  });
  await dialog.getByRole('button', GET).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expect(dialog).toContainText('Analyzing planetary positions for two…');
  await expect(dialog.getByText('1 s')).toBeVisible();
  await picture(page, info, 'pair-progress');
  const answer = page.getByRole('article');
  await expect(answer).toBeVisible();
  await expect(answer).toContainText('15 August 1990');
  await expect(answer).toContainText('3 November 1992');
  await picture(page, info, 'pair-answer');
  await expectAccessible(page, 'an answer about two people');
  await page.goBack();
  await expect(dialog).toBeVisible();
  await expect(answered(page, STRONG)).toBeVisible();

  await closeDialog(page);
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  await page.reload();
  await checkPair(page);
  await answered(page, STRONG).click();
  await expect(answer).toContainText('3 November 1992');
});

test(
  'how firm it would be is said before paying; what would not hold without a time is not sold',
  ON_PHONE_TOO,
  async ({ page }, info) => {
    const dialog = await checkPair(page);
    await row(page, STRONG).click();
    await expect(dialog.getByText(/either birth time/)).toBeVisible();
    await picture(page, info, 'pair-firmness');

    const { date, asked, held } = await notHeldWithoutTime(page);
    await closeDialog(page);
    await page.reload();
    await checkPair(page, { date, place: PUNE.place, choose: PUNE.choose });
    await row(page, asked).click();
    await expect(dialog).toContainText('Below 60% we do not give it, and nothing is paid.');
    const pay = dialog.getByRole('button', { name: 'Pay ₹249' });
    await expect(pay).toBeHidden();
    await picture(page, info, 'pair-not-firm');
    await expectAccessible(page, 'a question about two people that is not sold');
    await dialog.getByRole('listitem').getByRole('button', { name: held }).click();
    await expect(row(page, held)).toBeFocused();
    await expect(dialog.getByText(/without the missing birth time it holds for/)).toBeVisible();
    await expect(pay).toBeVisible();
  },
);

test('the session is gone when Pay is pressed: asked to log in, nothing is ordered', async ({
  page,
}) => {
  const dialog = await checkPair(page);
  const pay = await openLocked(page, STRONG);
  const orders = countOrders(page);
  await page.evaluate(() => localStorage.removeItem('authToken'));
  await pay.click();
  await expect(dialog.getByRole('alert')).toHaveText('Please log in to make a payment.');
  expect(orders()).toBe(0);
});

test('failure, then success on the same order', async ({ page }) => {
  await checkPair(page);
  const orders = countOrders(page);
  const checkout = await openCheckout(page, await openLocked(page, STRONG));
  await checkout.fail();
  await expect(checkout.frame.getByRole('alert')).not.toBeEmpty();
  await checkout.pay();
  await acknowledge(page);
  await expect(pairDialog(page).getByRole('button', GET)).toBeVisible();
  expect(orders()).toBe(1);
});

test('dismissed: the dialog comes back and everything is still there', async ({ page }) => {
  const dialog = await checkPair(page);
  const checkout = await openCheckout(page, await openLocked(page, STRONG));
  await checkout.cancel();
  await expect(dialog).toContainText('Not paid. If your bank did take money');
  await expect(row(page, STRONG)).toContainText('Locked');
  await payFor(page, dialog.getByRole('button', { name: 'Pay ₹249' }));
  await acknowledge(page);
});

test('the browser is lost: the webhook alone completes it, and My Predictions has it', async ({
  page,
  context,
}) => {
  await checkPair(page);
  const checkout = await openCheckout(page, await openLocked(page, STRONG));
  await checkout.payAndLoseTheBrowser();
  const later = await context.newPage();
  await page.close();
  await later.goto('/healthz');
  const states = async () =>
    ((await askServer(later, '/api/predictions/my-predictions')) as { state: string }[]).map(
      ({ state }) => state,
    );
  await expect.poll(states).toEqual(['waiting']);
  await later.goto('/profile');
  await later.getByRole('tab', { name: 'My Predictions' }).click();
  await expect(later.getByText('Paid, answer waiting')).toBeVisible();
  await later.getByRole('button', GET).click();
  await expect(later.getByRole('article')).toContainText('3 November 1992');
});

test('paid and not read yet: it waits after a reload, and says so for another pair', async ({
  page,
}) => {
  await checkPair(page);
  await buy(page, ISSUES);
  await page.reload();
  await expect(row(page, ISSUES)).toContainText('Paid, answer waiting');
  await closeDialog(page);
  const dialog = await checkPair(page, { date: '1988-02-02', place: 'Jaipur', choose: /^Jaipur/ });
  await row(page, ISSUES).click();
  await expect(dialog).toContainText('You paid for this question for another pair');
  await expect(dialog).toContainText('3 November 1992');
});

test('the booking cannot be saved: said with the payment id, and saved at the second try', async ({
  page,
}, info) => {
  await page.route('**/api/bookings/create', (route) => route.abort());
  const dialog = await checkPair(page);
  await payFor(page, await openLocked(page, STRONG));
  const lost = page.getByRole('dialog', { name: 'Error' });
  await expect(lost).toContainText(
    "Your payment was successful, but we couldn't save your booking.",
  );
  await expect(lost).toContainText(/Payment id: pay_/);
  await picture(page, info, 'pair-not-saved');
  await expectAccessible(page, 'a booking that could not be saved');
  await expect(dialog.getByRole('button', GET)).toBeHidden();
  await page.unroute('**/api/bookings/create');
  await lost.getByRole('button', { name: 'Save again' }).click();
  await acknowledge(page);
  await expect(dialog.getByRole('button', GET)).toBeVisible();
});

test('a failed answer is an apology, and one answer comes at a time', async ({ page }) => {
  const dialog = await checkPair(page);
  await buy(page, STRONG);
  await buy(page, ISSUES);
  let fail = true;
  await page.route('**/api/compatibility/get-single-answer', async (route) => {
    if (!fail) return route.continue();
    await new Promise((resolve) => setTimeout(resolve, 2000));
    return route.abort();
  });
  await dialog.getByRole('button', GET).click();
  await row(page, STRONG).click();
  await expect(dialog.getByRole('button', GET)).toBeDisabled();
  await row(page, ISSUES).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Sorry, something went wrong: Could not fetch the answer.',
  );
  fail = false;
  await dialog.getByRole('button', GET).click();
  await expect(page.getByRole('article')).toBeVisible();
});
