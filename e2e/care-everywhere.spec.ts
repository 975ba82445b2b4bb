import type { Page } from '@playwright/test';
import { signedIn } from './account.ts';
import { expectAccessible } from './accessible.ts';
import { ANSWERS, boughtPlan, field, openIntake } from './intake-form.ts';
import { expect, test } from './journey.ts';
import { closeWithEscape } from './keys.ts';
import { payFor } from './paying.ts';
import { pagePicture, picture } from './pictures.ts';

/** Elements wider than the window or their dialog; a text input may scroll. */
const TOO_WIDE = `[document.documentElement, ...document.querySelectorAll('[role=dialog], [role=dialog] :not(input)')]
  .filter(({ scrollWidth, clientWidth }) => clientWidth > 100 && scrollWidth > clientWidth).length`;

const HINDI = 'मेरी नींद पूरी नहीं होती और काम में मन नहीं लगता। घर में सब ठीक है।';

/** Narrow windows, and the text size in each. */
const NARROW = [
  [640, '200%'],
  [320, ''],
] as const;

type Look = (what: string) => Promise<void>;

const PAGES = [
  '/counselling',
  '/assignment',
  '/free-therapy',
  '/hypnotherapy',
  '/feedback',
  '/plans',
  '/paid',
];

/** Goes through every care screen, writing in Hindi, and through a purchase; calls `look` in each state. */
const throughCare = async (page: Page, look: Look): Promise<void> => {
  await signedIn(page);
  for (const path of PAGES) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await look(path.slice(1));
  }
  await page.goto('/feedback');
  await page.getByRole('radio', { name: 'Other' }).check();
  await page.getByLabel('Your message').fill(HINDI);
  await look('feedback-hindi');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(/Your ticket number is/)).toBeVisible();
  await look('feedback-sent');

  await page.goto('/assignment');
  await page.getByRole('button', { name: /^Relationship issues/ }).click();
  await look('assessment');
  await payFor(page, page.getByRole('button', { name: 'Pay ₹2,000' }));
  await expect(page.getByText(/is now unlocked/)).toBeVisible();
  await look('assessment-open');

  await page.goto('/counselling#history');
  const boxes = page.getByRole('group', { name: 'Tick 8–10 symptoms' }).getByRole('checkbox');
  for (let index = 0; index < 30; index += 1) await boxes.nth(index).check();
  await page.getByRole('radio', { name: '1 of 5 stars' }).check({ force: true });
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const saved = page.getByRole('dialog', { name: 'Success' });
  await expect(saved).toBeVisible();
  await look('tracker-saved');
  await closeWithEscape(saved);
  await page.getByText('30 symptoms').click();
  await look('tracker-history');

  await boughtPlan(page);
  const dialog = await openIntake(page);
  for (const [label] of ANSWERS.slice(5)) await field(dialog, label).fill(HINDI);
  await field(dialog, 'Name').fill('आशा राव');
  await look('intake-hindi');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
  await look('intake-sent');
};

test('73: nowhere in care, in Hindi too, is there a violation, nor does anything scroll sideways at 320 px or with text twice as large', async ({
  page,
}, info) => {
  test.slow();
  await throughCare(page, async (what) => {
    await expectAccessible(page, what);
    const take = (await page.getByRole('dialog').count()) > 0 ? picture : pagePicture;
    await take(page, info, `care-${what}`);
    for (const [width, size] of NARROW) {
      await page.setViewportSize({ width, height: 640 });
      await page.evaluate(
        (text) => document.documentElement.style.setProperty('font-size', text),
        size,
      );
      expect(await page.evaluate(TOO_WIDE), `${what} at ${width} px`).toBe(0);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});
