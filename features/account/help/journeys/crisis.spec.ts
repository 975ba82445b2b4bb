/**
 * Decision 20: whom to ring in a crisis, at each trigger, with the network cut while the page is open,
 * in both windows.
 *
 * | trigger | where |
 * |---|---|
 * | "Need help now?" | the footer of every page, and within every page of care |
 * | symptom 30, at once; rating 1 with hopelessness | /counselling (and tracker-help.spec.ts: without any script) |
 * | words of self-harm in English, Hindi, Hinglish | every field of every form of free-texts.ts, in three windows |
 * | the assessment of self-harm, above its price | the grid, buying it, /pricing; and still when it is bought |
 * | a sale never dismisses it | custom questions are not sold meanwhile; booking, intake and support go on showing it |
 */
import type { Locator, Page } from '@playwright/test';
import { signedIn } from '@dhruva/e2e/account.ts';
import { expectAccessible } from '@dhruva/e2e/accessible.ts';
import { payButton } from '@dhruva/e2e/booking-form.ts';
import { FREE_FORMS, writtenFields } from '@dhruva/e2e/free-texts.ts';
import { helpIn, numberIn } from '@dhruva/e2e/helplines.ts';
import { expect, ON_PHONE_TOO, test } from '@dhruva/e2e/journey.ts';
import { packagePay, SMALLEST } from '@dhruva/e2e/package-form.ts';
import { payFor } from '@dhruva/e2e/paying.ts';
import { picture } from '@dhruva/e2e/pictures.ts';

/** The last is the height that an on-screen keyboard leaves of a phone. */
const WINDOWS = [
  { name: 'wide', width: 1280, height: 800 },
  { name: 'phone', width: 360, height: 740 },
  { name: 'keyboard', width: 360, height: 420 },
] as const;

/** Shown before any text of a card; the others are behind "All numbers". */
const FIRST = ['14416', '112'];
const ALL = [...FIRST, '1-800-891-4416', '181', '1098'];

const [ENGLISH, HINDI] = ['You are not alone', 'आप अकेले नहीं हैं'];

/** What is typed, and what the card then says. */
const WORDS = [
  ['Some nights I want to die', ENGLISH],
  ['अब मैं जीना नहीं चाहती', HINDI],
  ['mujhe jeena nahi hai', HINDI],
] as const;

/** The help link of a care page is at most this far down, in CSS pixels. */
const LOWEST = 200;

const CARE = [
  '/counselling',
  '/plans',
  '/paid',
  '/assignment',
  '/free-therapy',
  '/hypnotherapy',
] as const;

/** Expects the card inside `where` to have each of these numbers as a link to press. */
const expectNumbers = async (where: Locator, numbers = FIRST): Promise<void> => {
  for (const shown of numbers) {
    await expect(numberIn(where, shown)).toBeVisible();
  }
};

const expectFirstNumberInView = async (help: Locator): Promise<void> =>
  expect(numberIn(help, '14416')).toBeInViewport();

/** Expects the number to be visible without scrolling and not covered. */
const expectToPress = async (number: Locator): Promise<void> => {
  await expect(number).toBeInViewport({ ratio: 0.99 });
  const isOnTop = async (): Promise<boolean> =>
    number.evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isOnTop).toBe(true);
};

/** The phrase detector is loaded before anybody types, so it works without network afterwards. */
const PHRASES_ARE_LOADED = `performance.getEntriesByType('resource')
  .some(({ name, responseEnd }) => /detect-by-phrases-[^/]*\\.js/.test(name) && responseEnd > 0)`;

const openHelp = async (page: Page, button: Locator): Promise<void> => {
  await button.click();
  const panel = page.getByRole('dialog', { name: 'You are not alone' });
  await expectNumbers(panel, ALL);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
};

test(
  '"Need help now?": on each page of care and in each footer, without network',
  ON_PHONE_TOO,
  async ({ page, context }) => {
    for (const path of [...CARE, '/feedback', '/pricing', '/faq', '/']) {
      await context.setOffline(false);
      await page.goto(path, { waitUntil: 'networkidle' });
      await context.setOffline(true);
      const name = 'Need help now?';
      const within = page.getByRole('main').getByRole('button', { name });
      if (CARE.some((care) => care === path))
        expect((await within.first().boundingBox())?.y, path).toBeLessThanOrEqual(LOWEST);
      if (CARE.some((care) => care === path) && path !== '/free-therapy')
        await openHelp(page, within);
      await openHelp(page, page.getByRole('contentinfo').getByRole('button', { name }));
    }
  },
);

test(
  'symptom 30 and rating 1 with hopelessness, at once and without network',
  ON_PHONE_TOO,
  async ({ page, context }) => {
    await page.goto('/counselling', { waitUntil: 'networkidle' });
    await context.setOffline(true);
    const symptom = page.getByRole('checkbox', {
      name: 'Thoughts of hurting myself or not wanting to live',
    });
    await symptom.check();
    await expectNumbers(helpIn(page));
    await expectFirstNumberInView(helpIn(page));
    await symptom.uncheck();
    await expect(helpIn(page)).toBeHidden();
    await page.getByRole('checkbox', { name: 'Feeling hopeless about the future' }).check();
    await expect(helpIn(page)).toBeHidden();
    await page.getByRole('radio', { name: '1 of 5 stars' }).check({ force: true });
    await expectNumbers(helpIn(page));
    await expectFirstNumberInView(helpIn(page));
  },
);

for (const form of FREE_FORMS)
  test(`words of self-harm in ${form.name}: each field, language and window, without network`, async ({
    page,
    context,
  }, info) => {
    test.slow();
    const within = await form.open(page);
    const fields = writtenFields(within, form);
    await expect(fields).toHaveCount(form.fields);
    await expect.poll(async () => page.evaluate(PHRASES_ARE_LOADED)).toBe(true);
    await context.setOffline(true);
    for (const { name, ...size } of WINDOWS) {
      await page.setViewportSize(size);
      for (const field of await fields.all()) {
        const before = await field.inputValue();
        for (const [words, said] of WORDS) {
          await field.fill(words);
          await expect(helpIn(within)).toHaveCount(1);
          await expect(helpIn(within)).toContainText(said);
          await expectNumbers(helpIn(within));
          await expectToPress(numberIn(helpIn(within), '14416'));
          await expect(field).toBeInViewport();
        }
        await field.fill(before);
        await expect(helpIn(within)).toHaveCount(0);
      }
      await fields.last().fill(WORDS[1][0]);
      await expectToPress(numberIn(helpIn(within), '14416'));
      await picture(page, info, `crisis-${form.name}-${name}`);
      await expectAccessible(page, `help in ${form.name} (${name})`);
      await fields.last().fill('');
    }
  });

test('the card follows the writing: one at a time, and back to where it still is', async ({
  page,
}) => {
  await page.goto('/feedback');
  const [message, answerTo] = [
    page.getByLabel('Your message'),
    page.getByLabel(/E-mail or mobile/),
  ];
  const help = helpIn(page);
  await message.fill('I want to die');
  await expect(help).toHaveCount(1);
  await expect.poll(async () => page.evaluate(PHRASES_ARE_LOADED)).toBe(true);
  const first = await help.boundingBox();
  await answerTo.fill('khudkushi');
  await expect(help).toHaveCount(1);
  await expect.poll(async () => (await help.boundingBox())?.y).not.toBe(first?.y);
  await answerTo.fill('');
  await expect(help).toHaveCount(1);
  await message.fill('All is well');
  await expect(help).toHaveCount(0);
});

test('nothing is sold in its place', async ({ page }) => {
  const [, booking, questions] = FREE_FORMS;
  const dialog = await booking?.open(page);
  await dialog?.getByLabel('Address').fill('I want to die');
  const help = helpIn(page);
  await expectNumbers(help);
  await payButton(page.getByRole('dialog', { name: 'Book Appointment' })).click();
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeVisible();
  await expectNumbers(help);
  await questions?.open(page);
  await page.getByLabel('Question 2', { exact: true }).fill('khudkushi kar lunga');
  await expectNumbers(help);
  await expect(packagePay(page, SMALLEST)).toBeHidden();
});

test(
  'the assessment of self-harm: above its price, without network, and still when it is bought',
  ON_PHONE_TOO,
  async ({ page, context }, info) => {
    await signedIn(page);
    // Loaded last for signed-in users: after it everything is loaded.
    const mine = page.waitForResponse('**/api/assessments/mine');
    await page.goto('/assignment', { waitUntil: 'networkidle' });
    await mine;
    const main = page.getByRole('main');
    const expectAbove = async (price: Locator): Promise<void> => {
      await expectNumbers(main);
      const help = await numberIn(main, '14416').boundingBox();
      const box = await price.boundingBox();
      expect(help?.y).toBeLessThan(box?.y ?? 0);
    };
    await context.setOffline(true);
    const card = page.getByRole('button', { name: /^Self-harm/ });
    await expectAbove(card);
    await card.click();
    const pay = page.getByRole('button', { name: 'Pay ₹1,500' });
    await expectAbove(pay);
    await context.setOffline(false);
    await payFor(page, pay);
    await expect(main.getByText('Assessment form shall be provided')).toBeVisible();
    await expectNumbers(main);
    await picture(page, info, 'crisis-assessment-bought');
    await page.goto('/pricing', { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await expectAbove(main.getByText('₹1,500', { exact: true }).last());
  },
);
