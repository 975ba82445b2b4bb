import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '@dhruva/e2e/accessible.ts';
import { expect, ON_PHONE_TOO, test } from '@dhruva/e2e/journey.ts';
import { closeWithEscape } from '@dhruva/e2e/keys.ts';
import { pagePicture, picture } from '@dhruva/e2e/pictures.ts';

const TOPICS = [
  ['anxiety', 'Anxiety'],
  ['adhd', 'ADHD'],
  ['autism', 'Autism / ASD'],
  ['behavioural-challenges', 'Behavioural Challenges'],
  ['depression', 'Depression'],
  ['emotional-abuse-trauma', 'Emotional Abuse / Trauma'],
  ['learning-delays', 'Learning Delays'],
  ['relationship-conflicts', 'Relationship / Conflicts'],
  ['addiction', 'Addiction'],
  ['dementia', 'Dementia'],
  ['developmental-delays', 'Developmental Delays'],
  ['fears', 'Fears'],
  ['impairment', 'Impairment'],
  ['intellectual-issues', 'Intellectual Issues'],
  ['ocd', 'OCD'],
  ['parenting', 'Parenting'],
  ['personality-disorder', 'Personality Disorder'],
  ['ptsd', 'PTSD'],
  ['self-esteem', 'Self Esteem'],
  ['sld', 'SLD'],
  ['social-anxiety', 'Social Anxiety'],
] as const;

const PARTS = ['What you may notice', 'What you can try', 'When to ask for more help', 'Hope'];

const topicButton = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('button', { name: title, exact: true });

const article = (page: Page): Locator => page.getByRole('dialog').getByRole('article');

test('every topic opens to its text, one at a time', async ({ page }, info) => {
  test.slow();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  await page.goto('/free-therapy');
  await expect(page.getByRole('main').getByRole('listitem').getByRole('button')).toHaveCount(21);
  await pagePicture(page, info, 'free-therapy');
  for (const [id, title] of TOPICS) {
    const before = scripts.length;
    await topicButton(page, title).click();
    const dialog = page.getByRole('dialog', { name: title, exact: true });
    await expect(dialog.getByRole('article')).toBeVisible();
    expect(scripts.length, title).toBeGreaterThan(before);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    for (const part of PARTS)
      await expect(dialog.getByRole('heading', { name: part, exact: true })).toBeVisible();
    const help = dialog.locator('footer').last().getByRole('link');
    await expect(help.filter({ hasText: '14416' })).toHaveAttribute('href', 'tel:14416');
    await expect(help.filter({ hasText: '112' })).toHaveAttribute('href', 'tel:112');
    const said = (await article(page).innerText()).split(/\s+/).length;
    expect(said, title).toBeGreaterThan(400);
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await picture(page, info, `topic-${id}`);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/free-therapy\/?$/);
  }
});

test('no text or dialog is fetched before one is opened', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  await page.goto('/free-therapy', { waitUntil: 'networkidle' });
  expect(scripts.length).toBeGreaterThan(3);
  const early = scripts.filter((path) =>
    ['dialog-surface', 'topic-dialog', ...TOPICS.map(([id]) => id)].some((name) =>
      path.includes(`/${name}-`),
    ),
  );
  expect(early).toEqual([]);
});

test(
  'a link to a topic opens it; Escape leaves it at its button',
  ON_PHONE_TOO,
  async ({ page }) => {
    await page.goto('/free-therapy#ptsd');
    const dialog = page.getByRole('dialog', { name: 'PTSD' });
    await expect(dialog).toBeVisible();
    await expect(article(page)).toBeVisible();
    await closeWithEscape(dialog);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(topicButton(page, 'PTSD')).toBeFocused();
    await expect(page).toHaveURL(/\/free-therapy\/?$/);
    await page.goto('/free-therapy#no-such-topic');
    await expect(topicButton(page, 'PTSD')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('the back button closes a topic and forward opens it again', async ({ page }) => {
  await page.goto('/free-therapy');
  await topicButton(page, 'Parenting').click();
  await expect(article(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(topicButton(page, 'Parenting')).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('dialog', { name: 'Parenting' })).toBeVisible();
});

test('by keyboard alone: to a topic, through it, out, and to the next', async ({ page }) => {
  await page.goto('/free-therapy');
  const first = topicButton(page, 'Anxiety');
  for (let press = 0; press < 40; press += 1) {
    if (await first.evaluate((element) => element === element.ownerDocument.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Anxiety', exact: true });
  await expect(article(page)).toBeVisible();
  const reading = dialog.getByRole('region', { name: 'Anxiety' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(reading).toBeFocused();
  await page.keyboard.press('End');
  await expect(dialog.getByRole('link', { name: 'Book a therapy session' })).toBeInViewport();
  await closeWithEscape(dialog);
  await expect(first).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog', { name: 'ADHD', exact: true })).toBeVisible();
});

test('without network the helplines stay, the failure is said, and trying again works', async ({
  page,
  context,
}) => {
  await page.goto('/free-therapy');
  await topicButton(page, 'Fears').click();
  await expect(article(page)).toBeVisible();
  await closeWithEscape(page.getByRole('dialog', { name: 'Fears' }));
  await context.setOffline(true);
  await expect(page.getByRole('main').getByRole('link', { name: /14416/ })).toBeVisible();
  await topicButton(page, 'OCD').click();
  const dialog = page.getByRole('dialog', { name: 'OCD' });
  await expect(dialog.getByRole('alert')).toContainText('We could not load this text.');
  await expect(dialog.getByRole('link', { name: /14416/ })).toBeVisible();
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(article(page)).toBeVisible();
});

test('without network from the start the page stays, with the helplines', async ({
  page,
  context,
}, info) => {
  await page.goto('/free-therapy', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await topicButton(page, 'Depression').click();
  const told = page.getByRole('alert');
  await expect(told).toContainText('We could not load this text.');
  await expect(page.getByRole('link', { name: /14416/ }).last()).toBeInViewport();
  await expect(topicButton(page, 'Depression')).toBeVisible();
  await picture(page, info, 'topic-without-network');
  await context.setOffline(false);
  await told.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Depression' })).toBeVisible();
});

test('hypnotherapy is explained, and its button leads to those who offer it', async ({
  page,
}, info) => {
  await page.goto('/hypnotherapy');
  for (const name of ['What it is', 'What it is not', 'What the evidence says'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await pagePicture(page, info, 'hypnotherapy');
  await page.getByRole('link', { name: /^Book an online session with Sample / }).click();
  await expect(page).toHaveURL(/\/paid\/?#hypnotherapy$/);
});

test('at 320 px nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = `document.documentElement.scrollWidth - document.documentElement.clientWidth`;
  for (const path of ['/hypnotherapy', '/free-therapy']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(overflow), path).toBe(0);
  }
  await topicButton(page, 'Behavioural Challenges').click();
  const text = page.getByRole('region', { name: 'Behavioural Challenges' });
  await expect(text).toBeVisible();
  expect(await text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('no violation on either page or in a topic', async ({ page }, info) => {
  await page.goto('/hypnotherapy');
  await expectAccessible(page, 'hypnotherapy');
  await page.goto('/free-therapy');
  await expectAccessible(page, 'free therapy');
  await topicButton(page, 'Emotional Abuse / Trauma').click();
  await expect(article(page)).toBeVisible();
  await expectAccessible(page, 'a topic');
  await article(page).getByRole('heading', { name: 'What you can try' }).scrollIntoViewIfNeeded();
  await picture(page, info, 'topic');
  await page.getByRole('link', { name: 'Book a therapy session' }).last().scrollIntoViewIfNeeded();
  await picture(page, info, 'topic-end');
});
