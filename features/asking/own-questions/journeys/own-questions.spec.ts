import { NAGPUR_1990, signedIn, typeNagpur1990 } from '@dhruva/e2e/account.ts';
import { expectAccessible } from '@dhruva/e2e/accessible.ts';
import { helpIn, numberIn } from '@dhruva/e2e/helplines.ts';
import { expect, ON_PHONE_TOO, test } from '@dhruva/e2e/journey.ts';
import { closeWithEscape } from '@dhruva/e2e/keys.ts';
import {
  fillQuestions,
  openPackage,
  packagePay,
  PACKS,
  question,
  SMALLEST,
} from '@dhruva/e2e/package-form.ts';
import { askServer, countOrders, openCheckout, payFor } from '@dhruva/e2e/paying.ts';
import { pagePicture, picture } from '@dhruva/e2e/pictures.ts';

const SUBMITTED = 'Payment successful! Your questions have been submitted.';
const DUE = /Answer due by \d{1,2}:\d\d [AP]M, \d{1,2} \w{3} \(IST\)/;

test('the list: three packages, prices charged in rupees', ON_PHONE_TOO, async ({ page }, info) => {
  await page.goto('/plans');
  const list = page.getByRole('region', { name: 'Customised packages' });
  for (const text of ['₹5,100', '($199)', '10 questions', 'within 2 hours'])
    await expect(list).toContainText(text);
  for (const text of ['₹2,100', '($99)', '7 questions', 'within 2 days'])
    await expect(list).toContainText(text);
  for (const text of ['₹1,100', '($49)', '5 questions', 'within 1 week'])
    await expect(list).toContainText(text);
  await expect(list.getByText('charged in Indian rupees')).toHaveCount(3);
  await pagePicture(page, info, 'packages');
  await expectAccessible(page, 'the packages');
  await list.getByRole('button', { name: /5 questions/ }).click();
  const notice = page.getByRole('dialog', { name: /5 questions/ });
  await expect(notice).toContainText('Please log in to select a custom package.');
  await expectAccessible(page, 'the notice to log in');
});

test('home’s two packages: true discounts, and their form', async ({ page }) => {
  await signedIn(page, NAGPUR_1990);
  await page.goto('/');
  const offers = page.getByRole('region', { name: 'Ten questions in your own words' });
  await offers.scrollIntoViewIfNeeded();
  for (const text of ['₹2,100', '₹2,500', '-16%', '₹5,100', '₹6,250', '-18%'])
    await expect(offers).toContainText(text);
  await offers.getByRole('link', { name: /^Answered in 1 hour/ }).click();
  await expect(page).toHaveURL(/\/plans#home-5100$/);
  await expect(page.getByRole('heading', { name: 'Your 10 questions' })).toBeVisible();
  await expect(packagePay(page, { id: '', price: '₹5,100', count: 10 })).toBeVisible();
});

for (const pack of PACKS) {
  test(`${pack.id}: questions, promise, payment, saved`, async ({ page }, info) => {
    await signedIn(page, NAGPUR_1990);
    await openPackage(page, pack);
    await expect(page.getByRole('textbox')).toHaveCount(pack.count);
    await expect(page.getByText('15 August 1990, 2:30 PM')).toBeVisible();
    await expect(page.getByText(DUE)).toBeVisible();
    await fillQuestions(page, pack);
    await pagePicture(page, info, `package-${pack.id}`);
    const first = await question(page, 1).inputValue();
    const saved = page.waitForRequest('**/api/custom-questions/save');
    await payFor(page, packagePay(page, pack));
    expect((await saved).postDataJSON()).toEqual({
      packageDetails: expect.objectContaining({
        id: pack.id,
        price: Number(pack.price.replaceAll(/\D/g, '')),
        questions: pack.count,
      }) as unknown,
      questionsList: expect.arrayContaining([first]) as unknown,
      paymentId: expect.stringMatching(/^pay_/) as unknown,
    });
    const success = page.getByRole('dialog', { name: 'Success' });
    await expect(success).toContainText(SUBMITTED);
    await success.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(/\/plans$/);
    await expect(page.getByText(DUE)).toBeVisible();
    const [record] = (await askServer(page, '/api/predictions/my-predictions')) as {
      readonly set: { readonly packageId: string; readonly questions: string[] };
    }[];
    expect(record?.set.packageId).toBe(pack.id);
    expect(record?.set.questions).toHaveLength(pack.count);
  });
}

test('words are counted as they are typed, those beyond fifteen ignored', async ({ page }) => {
  await signedIn(page, NAGPUR_1990);
  await openPackage(page, SMALLEST);
  await question(page, 1).pressSequentially('one two three');
  await expect(page.getByText('3 / 15 words')).toBeVisible();
  await question(page, 1).fill(`${'word '.repeat(15)}beyond everything`);
  await expect(page.getByText('15 / 15 words')).toBeVisible();
  await expect(question(page, 1)).not.toHaveValue(/beyond/);
  await question(page, 2).fill('क्या मुझे अगले साल नई नौकरी मिलेगी?');
  await expect(page.getByText('7 / 15 words')).toBeVisible();
});

test('an empty question: said above and at its field', async ({ page }, info) => {
  await signedIn(page, NAGPUR_1990);
  await openPackage(page, SMALLEST);
  await question(page, 2).fill('When is a good time to move?');
  await packagePay(page, SMALLEST).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Please fill out all your questions before proceeding.');
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(4);
  await expect(question(page, 2)).toHaveValue('When is a good time to move?');
  await pagePicture(page, info, 'package-missing');
  await expectAccessible(page, 'a package form with errors');
});

test('a refused subject is named kindly at its question, before any payment', async ({ page }) => {
  await signedIn(page, NAGPUR_1990);
  await openPackage(page, SMALLEST);
  await fillQuestions(page, SMALLEST);
  await question(page, 3).fill('Will my father die this year?');
  await packagePay(page, SMALLEST).click();
  await expect(page.getByRole('alert')).toContainText('We do not answer questions about death');
  await expect(question(page, 3)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
  await question(page, 3).fill('How can I support my father this year?');
  await payFor(page, packagePay(page, SMALLEST));
  await expect(page.getByRole('dialog', { name: 'Success' })).toContainText(SUBMITTED);
});

test('words of distress: help at once, and nothing is sold', async ({ page }, info) => {
  await signedIn(page, NAGPUR_1990);
  await openPackage(page, SMALLEST);
  const orders = countOrders(page);
  await fillQuestions(page, SMALLEST);
  await question(page, 2).fill('');
  await question(page, 2).pressSequentially('mujhe jeena nahi hai');
  await expect(numberIn(helpIn(page), '14416')).toBeInViewport();
  await expect(question(page, 2)).toHaveValue('mujhe jeena nahi hai');
  await expect(packagePay(page, SMALLEST)).toBeHidden();
  await picture(page, info, 'package-distress');
  await expectAccessible(page, 'help within a package form');
  expect(orders()).toBe(0);
});

test('missing birth details lead to the profile, and what was typed is there afterwards', async ({
  page,
}) => {
  await signedIn(page);
  await openPackage(page, SMALLEST);
  await fillQuestions(page, SMALLEST);
  await packagePay(page, SMALLEST).click();
  await expect(page.getByRole('alert')).toContainText(
    'Could not find your profile details. Please complete your profile.',
  );
  await page.getByRole('button', { name: 'Complete my profile' }).click();
  await typeNagpur1990(page);
  await expect(page).toHaveURL(/\/plans#custom-1100$/);
  await expect(question(page, 5)).not.toHaveValue('');
  await expect(page.getByText('15 August 1990, 2:30 PM')).toBeVisible();
});

test('a reload by accident is asked about first', async ({ page }) => {
  await signedIn(page, NAGPUR_1990);
  await openPackage(page, SMALLEST);
  await question(page, 1).pressSequentially('When');
  const asked = page.waitForEvent('dialog');
  void page.reload().catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(question(page, 1)).toHaveValue('When');
});

test('dismissed, nothing is lost; then the same order is paid', async ({ page }) => {
  await signedIn(page, NAGPUR_1990);
  await openPackage(page, SMALLEST);
  await fillQuestions(page, SMALLEST);
  const checkout = await openCheckout(page, packagePay(page, SMALLEST));
  await checkout.fail();
  await expect(checkout.frame.getByRole('alert')).not.toBeEmpty();
  await checkout.cancel();
  await expect(page.getByText('Not paid. If your bank did take money')).toBeVisible();
  await expect(question(page, 5)).not.toHaveValue('');
  await payFor(page, packagePay(page, SMALLEST));
  await expect(page.getByRole('dialog', { name: 'Success' })).toContainText(SUBMITTED);
});

test('the questions cannot be saved: said with the payment id, and saved at the second try', async ({
  page,
}) => {
  await page.route('**/api/custom-questions/save', (route) => route.abort());
  await signedIn(page, NAGPUR_1990);
  await openPackage(page, SMALLEST);
  await fillQuestions(page, SMALLEST);
  await payFor(page, packagePay(page, SMALLEST));
  const lost = page.getByRole('dialog', { name: 'Error' });
  await expect(lost).toContainText(
    "Your payment was successful, but we couldn't save your questions. Please contact support.",
  );
  await expect(lost).toContainText(/Payment id: pay_/);
  await page.unroute('**/api/custom-questions/save');
  await lost.getByRole('button', { name: 'Save again' }).click();
  await expect(page.getByRole('dialog', { name: 'Success' })).toContainText(SUBMITTED);
});

test('no order comes about: the server’s words, or those of the specification', async ({
  page,
}) => {
  await signedIn(page, NAGPUR_1990);
  await openPackage(page, SMALLEST);
  await fillQuestions(page, SMALLEST);
  await page.route('**/api/payment/create-order', (route) =>
    route.fulfill({
      status: 502,
      json: {
        success: false,
        code: 'payment.order-failed',
        message: 'Could not initiate payment. Please try again.',
      },
    }),
  );
  await packagePay(page, SMALLEST).click();
  await expect(page.getByRole('alert')).toContainText(
    'Could not initiate payment. Please try again.',
  );
});

test('by keyboard alone', async ({ page }) => {
  await signedIn(page, NAGPUR_1990);
  await page.goto('/plans');
  await page.getByRole('button', { name: /5 questions/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your 5 questions' })).toBeFocused();
  await question(page, 1).focus();
  for (let number = 1; number <= SMALLEST.count; number += 1) {
    await expect(question(page, number)).toBeFocused();
    await page.keyboard.type(`Is part ${number} of my year good for work?`);
    await page.keyboard.press('Tab');
  }
  await expect(packagePay(page, SMALLEST)).toBeFocused();
  await page.keyboard.press('Enter');
  const frame = page.frameLocator('iframe[name="razorpay-sandbox"]');
  await frame.getByRole('button', { name: / – success$/ }).focus();
  await page.keyboard.press('Enter');
  const success = page.getByRole('dialog', { name: 'Success' });
  await expect(success).toContainText(SUBMITTED);
  await closeWithEscape(success);
});
