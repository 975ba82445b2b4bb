/**
 * Decision 23: care stays apart from astrology. Records every request of the care screens, signed out and
 * signed in. Excluded: /profile, which shows predictions and bookings side by side (its intake form is
 * included); and the question packages at the top of /plans, which the specification puts there.
 */
import type { Locator, Page } from '@playwright/test';
import { signedIn } from './account.ts';
import { fillBooking, openBookingForm, payButton } from './booking-form.ts';
import { ANSWERS, boughtPlan, field, intakeDialog } from './intake-form.ts';
import { expect, test } from './journey.ts';
import { payFor } from './paying.ts';
import { closeWithEscape } from './keys.ts';

/** The API calls of care. It may make no others. */
const CARE_CALLS =
  /^\/api\/(?:profile\/me|auth\/[a-z-]+|counseling\/\w+|therapists\/\d\/availability|appointments\/\w+|bookings\/\w+|plans\/credits|payment\/[a-z-]+|assessments\/mine|intake-form\/\w+|support\/send)$/;

/**
 * Scripts of astrology, by name and by strings only their code contains. Modules shared by every order are
 * not among them.
 */
const ASTROLOGY_NAME = /predict|question|compatib|kuta|zodiac|place-field|birth-details|pair-/i;
const ASTROLOGY_CODE =
  /\/api\/(?:engine|predictions|compatibility|places|referral)|When is my income likely to grow/;
const ASTROLOGY_WORDS = /predict|astrolog|birth chart|horoscope|zodiac|kundli|your stars/i;
const ASTROLOGY_LINKS = [
  'a[href^="/Question"]',
  'a[href*="relationship-section"]',
  'a[href^="/how-we-calculate"]',
].join(', ');

interface RecordedRequest {
  readonly origin: string;
  readonly path: string;
  /** A script's source. */
  readonly code: string;
}

/** Records every request of the page from now on; returns a function that gives them. */
const recordRequests = (page: Page): (() => Promise<readonly RecordedRequest[]>) => {
  const requests: Promise<RecordedRequest>[] = [];
  page.on('response', (response) => {
    const { origin, pathname: path } = new URL(response.url());
    const code = path.endsWith('.js') ? response.text().catch(() => '') : Promise.resolve('');
    requests.push(code.then((text) => ({ origin, path, code: text })));
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    return Promise.all(requests);
  };
};

/** `packages`: the page also sells questions, by the specification. */
const expectCareOnly = (
  requests: readonly RecordedRequest[],
  origin: string,
  packages = false,
): void => {
  const paths = (wrong: (one: RecordedRequest) => boolean) =>
    requests.filter(wrong).map(({ path }) => path);
  expect(requests.length).toBeGreaterThan(0);
  expect(
    paths((one) => one.origin !== origin),
    'of other hosts',
  ).toEqual([]);
  const called = paths(({ path }) => path.startsWith('/api/') && !CARE_CALLS.test(path));
  expect(called, 'calls that are not of care').toEqual([]);
  const named = paths(({ path }) => path.endsWith('.js') && ASTROLOGY_NAME.test(path));
  expect(packages ? named.filter((path) => !path.includes('question')) : named).toEqual([]);
  expect(
    paths(({ code }) => ASTROLOGY_CODE.test(code)),
    'code of astrology',
  ).toEqual([]);
};

const expectNoAdvertisement = async (where: Locator): Promise<void> => {
  await expect(where).not.toContainText(ASTROLOGY_WORDS);
  await expect(where.locator(ASTROLOGY_LINKS)).toHaveCount(0);
};

const dialogOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

const SCREENS = [
  '/counselling',
  '/plans',
  '/paid',
  '/assignment',
  '/assessment',
  '/free-therapy',
  '/hypnotherapy',
  '/feedback',
  '/join',
];

test('what is listened for is heard where it is', async ({ page }) => {
  const requests = recordRequests(page);
  await page.goto('/Question');
  const all = await requests();
  expect(all.filter(({ path }) => ASTROLOGY_NAME.test(path))).not.toEqual([]);
  expect(all.filter(({ code }) => ASTROLOGY_CODE.test(code))).not.toEqual([]);
  await expect(page.locator('main')).toContainText(ASTROLOGY_WORDS);
});

test('opened and read to the end by a visitor', async ({ page, baseURL }) => {
  for (const path of SCREENS) {
    const requests = recordRequests(page);
    await page.goto(path);
    await page.keyboard.press('End');
    expectCareOnly(await requests(), baseURL ?? '', path === '/plans');
    await expectNoAdvertisement(
      path === '/plans'
        ? page.getByRole('region', { name: 'Session plans' })
        : page.locator('main'),
    );
    page.removeAllListeners('response');
  }
});

interface Walk {
  readonly name: string;
  readonly through: (page: Page) => Promise<void>;
}

const WALKS: readonly Walk[] = [
  {
    name: 'symptoms saved and seen over time',
    through: async (page) => {
      await page.goto('/counselling');
      const boxes = page.getByRole('group', { name: 'Tick 8–10 symptoms' }).getByRole('checkbox');
      for (let index = 0; index < 8; index += 1) await boxes.nth(index).check();
      await page.getByRole('radio', { name: '3 of 5 stars' }).check({ force: true });
      await page.getByRole('button', { name: 'Submit', exact: true }).click();
      await closeWithEscape(dialogOf(page, 'Success'));
      await expect(page.getByRole('table', { name: 'How you have been' })).toBeVisible();
    },
  },
  {
    name: 'an assessment bought and opened',
    through: async (page) => {
      await page.goto('/assignment');
      await page.getByRole('button', { name: /^Memory/ }).click();
      await payFor(page, page.getByRole('button', { name: 'Pay ₹1,500' }));
      await expect(page.getByRole('heading', { name: 'Memory Assessment' })).toBeVisible();
    },
  },
  {
    name: 'topics read',
    through: async (page) => {
      await page.goto('/free-therapy');
      for (const topic of ['Anxiety', 'Addiction', 'Parenting']) {
        await page.getByRole('main').getByRole('button', { name: topic, exact: true }).click();
        await expect(dialogOf(page, topic).getByRole('article')).toBeVisible();
        await expectNoAdvertisement(dialogOf(page, topic));
        await closeWithEscape(dialogOf(page, topic));
      }
    },
  },
  {
    name: 'a session booked',
    through: async (page) => {
      const form = await openBookingForm(page, 'F');
      await fillBooking(form);
      await expectNoAdvertisement(form);
      await payFor(page, payButton(form));
      await expect(dialogOf(page, 'Success')).toBeVisible();
      await expectNoAdvertisement(dialogOf(page, 'Success'));
    },
  },
  {
    name: 'a message to support',
    through: async (page) => {
      await page.goto('/feedback');
      await page.getByRole('radio', { name: 'Other' }).check();
      await page.getByLabel('Your message').fill('Thank you');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText(/Your ticket number is/)).toBeVisible();
    },
  },
];

for (const { name, through } of WALKS)
  test(`all the way through: ${name}`, async ({ page, baseURL }) => {
    await signedIn(page);
    const requests = recordRequests(page);
    await through(page);
    expectCareOnly(await requests(), baseURL ?? '');
    await expectNoAdvertisement(page.locator('main'));
  });

test('all the way through: a plan bought, and its intake form sent', async ({ page, baseURL }) => {
  await signedIn(page);
  const requests = recordRequests(page);
  await page.goto('/plans');
  const plan = page.getByRole('button', { name: /^Buy Plan/ }).first();
  await payFor(page, plan);
  await dialogOf(page, 'Success').getByRole('button', { name: 'OK' }).click();
  const dialog = intakeDialog(page);
  await expect(field(dialog, 'Name')).toBeVisible();
  for (const [label, answer] of ANSWERS.slice(0, 3)) await field(dialog, label).fill(answer);
  await expectNoAdvertisement(dialog);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toBeHidden();
  expectCareOnly(await requests(), baseURL ?? '', true);
});

test('the intake form opened from My Bookings asks for nothing else', async ({ page, baseURL }) => {
  await signedIn(page);
  await boughtPlan(page);
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'My Bookings' }).click();
  const button = page
    .getByRole('tabpanel')
    .getByRole('button', { name: 'Intake form', exact: true });
  await expect(button).toBeVisible();
  await page.waitForLoadState('networkidle');
  const requests = recordRequests(page);
  await button.click();
  await expect(field(intakeDialog(page), 'Name')).toBeVisible();
  expectCareOnly(await requests(), baseURL ?? '');
  await expectNoAdvertisement(intakeDialog(page));
});
