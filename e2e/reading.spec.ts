/** Pages with articles: everything is rendered, has an anchor, and links lead where they say. */
import type { Page } from '@playwright/test';
import { ASSESSMENT_IDS, assessmentById } from '@dhruva/care/assessments/contract/catalogue';
import {
  QUESTION_PACKAGE_IDS,
  questionPackage,
} from '@dhruva/asking/own-questions/contract/catalogue';
import { QUESTIONS } from '@dhruva/asking/questions/contract/catalogue';
import { PLAN_IDS, planById } from '@dhruva/money/plans/contract/catalogue';
import { discountPercent } from '@dhruva/kernel/paise';
import { THERAPIST_IDS, therapistById } from '@dhruva/care/therapists/contract/catalogue';
import { numberIn } from './helplines.ts';
import { expect, test } from './journey.ts';

const READ = ['/faq', '/terms', '/privacy', '/pricing', '/how-we-calculate', '/hypnotherapy'];

const hrefs = async (page: Page): Promise<string[]> =>
  page.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

const focusedId = async (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.id ?? '');

test('every link of the pages that are read leads to a page, and to a part of it that exists', async ({
  page,
}) => {
  const found = new Set<string>();
  for (const path of READ) {
    await page.goto(path);
    for (const href of await hrefs(page)) found.add(href.startsWith('#') ? path + href : href);
  }
  const ours = [...found].filter((href) => href.startsWith('/'));
  expect(ours.length).toBeGreaterThan(50);
  for (const href of ours) {
    const [path = '', part] = href.split('#');
    const reply = await page.request.get(path);
    expect(reply.status(), href).toBe(200);
    if (part !== undefined) expect(await reply.text(), href).toContain(`id="${part}"`);
  }
  const elsewhere = [...found].filter((href) => !href.startsWith('/'));
  for (const href of elsewhere) expect(href).toMatch(/^(?:tel:\d+|mailto:\S+@\S+|https:\/\/\S+)$/);
});

test('the FAQ: nineteen, each with an address that opens it', async ({ page, isMobile }) => {
  await page.goto('/faq');
  const questions = page.getByRole('main').locator('h3').getByRole('button');
  await expect(questions).toHaveCount(19);
  const closed = page.getByRole('main').locator('button[aria-expanded=false]');
  await expect(closed).toHaveCount(19);

  await page.goto('/faq#crisis');
  await expect(numberIn(page.locator('#crisis'), '14416')).toBeVisible();
  await expect(page.locator('#crisis')).toBeInViewport();
  await expect(closed).toHaveCount(18);

  await page.goto('/pricing', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'refunds', exact: true }).click();
  await expect(page).toHaveURL(/\/faq#refunds$/);
  const answer = page.locator('#refunds');
  await expect(
    answer.getByRole('cell', { name: 'Half of what the unused sessions cost' }),
  ).toBeVisible();
  await expect(answer).toBeInViewport();
  await expect.poll(async () => focusedId(page)).toBe('refunds');
  const toggle = answer.getByRole('button');
  await (isMobile ? toggle.tap() : toggle.click());
  await expect(answer.getByRole('table')).toBeHidden();
});

for (const [path, clauses, last] of [
  ['/terms', 17, 'changes'],
  ['/privacy', 11, 'updates'],
] as const)
  test(`${path}: ${clauses} clauses under a date, each with an address`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const main = page.getByRole('main');
    await expect(main.getByText(/^Last changed on \d+ \w+ 20\d\d$/)).toBeVisible();
    await expect(main.locator('h2[id]:not(#contents)')).toHaveCount(clauses);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link')).toHaveCount(clauses);
    await contents.getByRole('link').last().click();
    await expect(page).toHaveURL(new RegExp(`${path}#${last}$`));
    await expect(page.locator(`#${last}`)).toBeInViewport();
    await expect.poll(async () => focusedId(page)).toBe(last);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeFocused();
  });

const rupees = (paise: number): string => `₹${(paise / 100).toLocaleString('en-IN')}`;

test('/pricing shows every price of the catalogue, and discounts that are true', async ({
  page,
}) => {
  await page.goto('/pricing');
  const partOf = async (name: string): Promise<string> =>
    page.getByRole('region', { name }).innerText();
  const one = await partOf('Questions about one person');
  for (const tier of [99, 199]) {
    const { length } = QUESTIONS.filter((question) => question.tier === tier);
    for (const text of [`₹${tier}`, `${length} questions`]) expect(one).toContain(text);
  }
  expect(await partOf('Questions about two people')).toContain('₹249');

  const packages = await partOf('Customised packages');
  for (const { pricePaise, oldPricePaise, questions, delivery } of QUESTION_PACKAGE_IDS.map(
    questionPackage,
  )) {
    expect(packages).toContain(`${questions} questions answered ${delivery}`);
    expect(packages).toContain(rupees(pricePaise));
    if (oldPricePaise !== null)
      expect(packages).toContain(`${discountPercent(oldPricePaise, pricePaise)}% less`);
  }
  expect(packages).toMatch(/16% less[^]*18% less/);

  const plans = await partOf('Session plans');
  for (const { pricePaise } of PLAN_IDS.map(planById)) expect(plans).toContain(rupees(pricePaise));
  const therapists = await partOf('Sessions with a therapist');
  for (const { name, feePaise } of THERAPIST_IDS.map(therapistById)) {
    expect(therapists).toContain(name);
    expect(therapists).toContain(rupees(feePaise));
  }
  const assessments = page.getByRole('region', { name: 'Assessments' }).locator('ul').first();
  for (const { name, pricePaise } of ASSESSMENT_IDS.map(assessmentById))
    await expect(
      assessments
        .getByRole('listitem')
        .filter({ hasText: name })
        .filter({ hasText: rupees(pricePaise) })
        .first(),
    ).toBeVisible();
});

test('a page whose text cannot be fetched fails with its status and two ways on', async ({
  page,
}) => {
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  await page.route('**/faq.data*', async (route) => route.fulfill({ status: 503, body: 'Gone' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('503');
  await expect(page.getByRole('main')).not.toContainText(/ at \w+ \(|\.js:\d/);
  await page.unroute('**/faq.data*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeVisible();
});
