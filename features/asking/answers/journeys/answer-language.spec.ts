/** An answer in English and in Hindi, with its timeline, its chart and the link to its calculation. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '@dhruva/e2e/accessible.ts';
import { NAGPUR_1990, signedIn } from '@dhruva/e2e/account.ts';
import { ask, send, sendFree } from '@dhruva/e2e/birth-details.ts';
import { notFitting } from '@dhruva/e2e/fits.ts';
import { expect, test } from '@dhruva/e2e/journey.ts';
import { payFor } from '@dhruva/e2e/paying.ts';
import { openAstrology } from '@dhruva/e2e/whole-answer.ts';

const INCOME = 'When is my income likely to grow?';
const INCOME_HI = 'मेरी आमदनी कब बढ़ सकती है?';
const HABITS = 'Which money habits should I watch?';
const HABITS_HI = 'पैसों की अपनी किन आदतों पर मुझे ध्यान देना चाहिए?';
const HINDI = /\p{Script=Devanagari}/u;

const article = (page: Page) => page.getByRole('article');
const sheet = (page: Page) => page.locator('.sheet');
const language = (page: Page, name: 'English' | 'हिन्दी') =>
  page.getByRole('group', { name: 'Language of the answers' }).getByRole('radio', { name });
const heading = (page: Page, name: string) => article(page).getByRole('heading', { name });

test('is read in either, in pictures and tables too', async ({ page }) => {
  const letters: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('devanagari')) letters.push(request.url());
  });
  await signedIn(page, NAGPUR_1990);
  await page.goto('/Question');
  await sendFree(page, await ask(page, INCOME));
  await expect(heading(page, 'The months ahead')).toBeVisible();
  await expect(language(page, 'English')).toBeChecked();
  await expect(sheet(page)).toHaveAttribute('lang', 'en');

  await expect(
    article(page).getByRole('img', { name: /^How far each month helps, / }),
  ).toBeVisible();
  const chart = article(page).getByRole('table', { name: /^Houses from the rising sign/ });
  await expect(chart).toBeHidden();
  await openAstrology(page);
  const months = article(page).getByRole('img', { name: /^Support from period and sky/ });
  await expect(months).toBeVisible();
  const shown = article(page).getByText('The same in a table');
  await shown.focus();
  await page.keyboard.press('Enter');
  const table = article(page).getByRole('table', { name: 'Month by month' });
  await expect(table.getByRole('cell', { name: /usual \([+−]?\d/ }).first()).toBeVisible();
  await expect(chart.getByRole('row')).toHaveCount(13);
  await expect(chart).toContainText('(used)');
  expect(letters, 'Devanagari before Hindi is read').toEqual([]);
  expect(await notFitting(page)).toEqual([]);
  await expectAccessible(page, 'the answer in English');

  await language(page, 'English').focus();
  await page.keyboard.press('ArrowRight');
  await expect(language(page, 'हिन्दी')).toBeChecked();
  await expect(sheet(page)).toHaveAttribute('lang', 'hi');
  await expect(heading(page, 'आने वाले महीने')).toBeVisible();
  await expect(article(page).getByRole('paragraph').first()).toContainText(HINDI);
  await expect(article(page).getByRole('table', { name: 'महीने दर महीने' })).toBeVisible();
  await expect.poll(() => letters.length).toBeGreaterThan(0);
  expect(await notFitting(page)).toEqual([]);
  await expectAccessible(page, 'the answer in Hindi');

  await language(page, 'English').check();
  await expect(heading(page, 'The months ahead')).toBeVisible();

  await article(page).getByRole('link', { name: 'How we calculate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How we calculate' })).toBeVisible();
  await page.locator('summary', { hasText: 'The sky' }).click();
  await expect(page.getByRole('table', { name: 'The sky' })).toContainText('longitude of moon');
  expect(await notFitting(page)).toEqual([]);
  await expectAccessible(page, 'how we calculate');
});

test('kept answers stand in Hindi where it is chosen, on paper too', async ({ page }) => {
  const record = (name: string) => page.getByRole('tabpanel').getByRole('heading', { name });
  await signedIn(page, NAGPUR_1990);
  await page.goto('/Question');
  await send(await ask(page, INCOME));
  await language(page, 'हिन्दी').check();
  await page.goto('/Question');
  await send(await ask(page, HABITS));
  const pay = page.getByRole('dialog', { name: 'Unlock this question' });
  await payFor(page, pay.getByRole('button', { name: /^Pay ₹/ }));
  await expect(page.getByRole('button', { name: 'Click to Get Answer' })).toBeVisible();

  await page.goto('/profile');
  await page.getByRole('tab', { name: 'My Predictions' }).click();
  await expect(record(HABITS_HI), 'one that waits').toContainText('15 अगस्त 1990');
  await expect(record(INCOME_HI)).toContainText(
    /\d+ \S+ 20\d\d को पूछा गया · 15 अगस्त 1990, दोपहर 2:30/,
  );
  await expectAccessible(page, 'My Predictions in Hindi');
  await record(INCOME_HI).getByRole('link').click();
  await expect(heading(page, 'आने वाले महीने')).toBeVisible();
  await expect(page.getByRole('button', { name: 'प्रिंट करें या PDF रखें' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(heading(page, 'आने वाले महीने')).toBeVisible();
  await expect(language(page, 'हिन्दी')).toBeHidden();
  await expect(sheet(page)).toHaveAttribute('data-title', INCOME_HI);
  await expect(sheet(page)).toHaveAttribute('data-printed', /को छापा गया$/);
  await expect(article(page).getByText(/\/how-we-calculate$/)).toBeVisible();
  await page.emulateMedia({ media: null });

  await language(page, 'English').check();
  await page.goBack();
  await page.getByRole('tab', { name: 'My Predictions' }).click();
  await expect(record(INCOME)).toContainText('15 August 1990, 2:30 PM');
  await expect(record(HABITS)).toBeVisible();
  await record(INCOME).getByRole('link').click();
  await openAstrology(page);
  await article(page).getByRole('link', { name: 'The books by their full names' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'The books' })).toBeInViewport();
});
