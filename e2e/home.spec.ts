import type { Page } from '@playwright/test';
import { COMPATIBILITY_QUESTIONS } from '@dhruva/asking/pairs/contract/catalogue';
import { QUESTIONS } from '@dhruva/asking/questions/contract/catalogue';
import { TESTIMONIALS } from '../apps/web/app/content/testimonials.ts';
import { expectAccessible } from './accessible.ts';
import { expect, MOVING, ON_PHONE_TOO, ONLY_ON_PHONE, test } from './journey.ts';
import { pagePicture, picture } from './pictures.ts';

test.use(MOVING);

const section = (page: Page, id: string) => page.locator(`#${id}`);

/** Scrolls to a section and waits until its lazily loaded parts respond. */
const comeTo = async (page: Page, id: string) => {
  await page.mouse.move(100, 300);
  await expect(async () => {
    await section(page, id).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(section(page, id)).toBeInViewport({ timeout: 1_000 });
  }).toPass();
};

test('home says what there is, from the sky to the lamp', ON_PHONE_TOO, async ({ page }, info) => {
  await page.goto('/');
  const link = (name: string | RegExp, within = page.locator('main')) =>
    within.getByRole('link', { name });
  await expect(link('Predict Your Future')).toHaveAttribute('href', '/Question');
  await expect(link('Get Therapy')).toHaveAttribute('href', '/paid');
  await picture(page, info, 'home-first-sight');

  await comeTo(page, 'future-prediction');
  const future = section(page, 'future-prediction');
  await expect(future).toContainText('Your first ₹99 question is free.');
  const free = QUESTIONS.filter(({ tier }) => tier === 99).map(({ text }) => text);
  const named = await future.getByRole('link').allInnerTexts();
  expect(named.filter((text) => free.includes(text))).toHaveLength(3);
  await expect(link(`See all ${QUESTIONS.length} questions`, future)).toHaveAttribute(
    'href',
    '/Question',
  );

  const pair = section(page, 'relationship-section');
  const door = pair.getByRole('button', { name: 'Relationship compatibility' });
  if (await door.isVisible()) await door.click();
  await comeTo(page, 'relationship-section-form');
  await expect(pair.getByRole('button', { name: 'Check Compatibility' })).toBeEnabled();
  const known: readonly string[] = COMPATIBILITY_QUESTIONS.map(({ text }) => text);
  const examples = await pair.getByRole('listitem').allInnerTexts();
  expect(examples.filter((text) => known.includes(text))).toHaveLength(2);

  const inDays = link(/^Answered in 2 days.*₹2,100.*₹2,500.*-16%/);
  await expect(inDays).toHaveAttribute('href', '/plans#home-2100');
  await expect(link(/^Answered in 1 hour.*₹5,100.*₹6,250.*-18%/)).toHaveAttribute(
    'href',
    '/plans#home-5100',
  );

  await comeTo(page, 'counselling');
  for (const name of [/^Free therapy/, /^Paid therapy.*₹1,500/, /^Symptom tracker/])
    await expect(link(name, section(page, 'counselling'))).toHaveAttribute('href', '/counselling');
  await expect(page.getByRole('contentinfo')).toContainText('our founder’s late mother');

  await comeTo(page, 'faq');
  const questions = section(page, 'faq').getByRole('button');
  await expect(questions).toHaveCount(3);
  for (const question of await questions.all()) {
    await expect(async () => {
      await question.click();
      await expect(question).toHaveAttribute('aria-expanded', 'true', { timeout: 500 });
    }).toPass();
  }
  await expect(section(page, 'faq')).toContainText('the decisions stay yours');
  await pagePicture(page, info, 'home-whole');
  await expectAccessible(page, 'home, all of it');
  await link('View All FAQs').click();
  await expect(page).toHaveURL(/\/faq$/);
});

test(
  'examples are read one by one by hand, each marked as a sample',
  ON_PHONE_TOO,
  async ({ page }) => {
    await page.goto('/');
    await comeTo(page, 'testimonials');
    const testimonials = section(page, 'testimonials');
    const shown = testimonials.getByRole('heading', { level: 3 });
    const height = async () => (await testimonials.boundingBox())?.height;
    const before = await height();
    await expect(async () => {
      await testimonials.getByRole('button', { name: 'Previous example' }).click();
      await expect(shown).toHaveText(TESTIMONIALS[2]?.name ?? '', { timeout: 500 });
    }).toPass();
    for (const { name, text } of TESTIMONIALS) {
      await testimonials.getByRole('button', { name: 'Next example' }).click();
      await expect(shown).toHaveText(name);
      await expect(testimonials.getByText(text)).toBeVisible();
      await expect(
        testimonials.getByText('Sample text, not a customer review').filter({ visible: true }),
      ).toHaveCount(1);
      expect(await height()).toBe(before);
    }
  },
);

test('without the network the page stands as it was, and comes to life with it', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto('/', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  const check = page.getByRole('button', { name: 'Check Compatibility' });
  await check.scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.clock.runFor('01:00');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Error/);
  await expect(check).toBeDisabled();
  await context.setOffline(false);
  await expect(check).toBeEnabled();
});

/** Screens of a phone that the signed-out home may be long. */
const SCREENS = 5;

test(
  'on a phone home is short, has no film, keeps its parts, and opens the door that was tapped',
  ONLY_ON_PHONE,
  async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto('/', { waitUntil: 'networkidle' });
    const { height = 0 } = page.viewportSize() ?? {};
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(length / height).toBeLessThanOrEqual(SCREENS);
    await expect(
      page.getByRole('heading', { name: 'Ten questions in your own words' }),
    ).toBeVisible();

    const holes = await page.evaluate(async () => {
      const found: number[] = [];
      const wholeText = document.querySelector('main')?.innerText ?? '';
      for (let top = document.documentElement.scrollHeight; top > 0; top -= 2_000) {
        window.scrollTo(0, top);
        await new Promise(requestAnimationFrame);
        if (document.querySelector('main')?.innerText !== wholeText) found.push(top);
      }
      return found;
    });
    expect(holes, 'parts that were drawn anew on a fling').toEqual([]);

    const form = page.locator('#relationship-section-form');
    await expect(form).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Future Prediction' }).click();
    await page.getByRole('link', { name: 'Relationship' }).click();
    await expect(form).toBeVisible();
    await expect(page.locator('#relationship-section')).toBeInViewport();
    await expect(form.getByRole('button', { name: 'Check Compatibility' })).toBeEnabled();
    expect(fetched.filter((path) => /film|lamp-and-sky/.test(path))).toEqual([]);
  },
);
