import { NAGPUR_1990, signedIn } from '@dhruva/e2e/account.ts';
import { ask, fillOther, send } from '@dhruva/e2e/birth-details.ts';
import { expect, ON_PHONE_TOO, test } from '@dhruva/e2e/journey.ts';
import { askServer } from '@dhruva/e2e/paying.ts';
import { pagePicture, picture } from '@dhruva/e2e/pictures.ts';
import { wholeAnswer } from '@dhruva/e2e/whole-answer.ts';
import { QUESTIONS } from '../contract/catalogue.ts';

const FREE = 'When am I likely to find a stable job?';
const SECOND = 'Which money habits should I watch?';
/** Judging all questions takes some seconds (ms). */
const LIST_TIMEOUT = 30_000;
const DEARER = 'What does my chart say about my married life?';

test('every question stands in the list of its price', ON_PHONE_TOO, async ({ page }, info) => {
  await page.goto('/Question');
  const rows = page.getByRole('tabpanel').getByRole('button');
  await expect(page.getByRole('tab', { name: '₹99 Questions' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(rows).toHaveCount(QUESTIONS.filter(({ tier }) => tier === 99).length);
  await page.getByRole('tab', { name: '₹199 Questions' }).click();
  await expect(rows).toHaveCount(QUESTIONS.filter(({ tier }) => tier === 199).length);
  await expect(rows.first()).toContainText('Locked');
  await pagePicture(page, info, 'questions-199');
});

test(
  'after signing in each question says how firm its answer would be',
  ON_PHONE_TOO,
  async ({ page }, info) => {
    await page.goto('/Question');
    const rows = page.getByRole('tabpanel').getByRole('button');
    const told = rows.filter({ hasText: /· .* either way/ });
    await expect(rows.first()).toBeVisible();
    await expect(told).toHaveCount(0);
    await signedIn(page, NAGPUR_1990);
    await page.goto('/Question');
    await expect(page.getByText('Under each question: how firm its answer would be')).toBeVisible();
    await expect(page.getByText(/so far\./)).toBeHidden({ timeout: LIST_TIMEOUT });
    await expect(told).toHaveCount(QUESTIONS.filter(({ tier }) => tier === 99).length);
    await pagePicture(page, info, 'questions-firmness');
    await page.getByRole('tab', { name: '₹199 Questions' }).click();
    await expect(told).toHaveCount(QUESTIONS.filter(({ tier }) => tier === 199).length);
  },
);

test('a visitor is asked to log in first and stays on the page', async ({ page }) => {
  await page.goto('/Question');
  await page.getByRole('button', { name: FREE }).click();
  const dialog = page.getByRole('dialog', { name: FREE });
  await expect(dialog).toContainText('Please log in first to ask a question.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/Question$/);
});

test('₹199 and the second ₹99 question ask for payment; the free one is not touched by it', async ({
  page,
}, info) => {
  await signedIn(page, NAGPUR_1990);
  await page.goto('/Question');
  await page.getByRole('tab', { name: '₹199 Questions' }).click();
  const dialog = await ask(page, DEARER);
  await fillOther(dialog, { date: '1988-02-29', time: '06:15', place: 'Pune', choose: /^Pune/ });
  await picture(page, info, 'birth-details-other');
  await send(dialog);
  const pay = page.getByRole('dialog', { name: 'Unlock this question' });
  await expect(pay).toContainText('Pay ₹199 to unlock this question.');
  await expect(pay).toContainText('For someone else, born');
  await picture(page, info, 'pay-199-other');
  await pay.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('0/1 free question used')).toBeVisible();

  await page.getByRole('tab', { name: '₹99 Questions' }).click();
  await send(await ask(page, FREE));
  await expect(page.getByRole('article')).toBeVisible();
  await page.goto('/Question');
  await send(await ask(page, SECOND));
  await expect(pay).toContainText('Pay ₹99 to unlock this question.');
});

test('a press before the scripts have come is answered when they have', async ({ page }) => {
  await signedIn(page, NAGPUR_1990);
  const held = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/Question', { waitUntil: 'commit' });
  await page.getByRole('button', { name: FREE }).click();
  held.resolve();
  await expect(page.getByRole('dialog', { name: 'Birth details' })).toContainText(FREE);
});

test('an answered question leads to its answer, again after a reload', async ({ page }) => {
  await signedIn(page, NAGPUR_1990);
  await page.goto('/Question');
  await send(await ask(page, FREE));
  const told = await wholeAnswer(page);

  await page.goto('/Question');
  const row = page.getByRole('link', { name: FREE });
  await expect(row).toContainText('Answered');
  await row.click();
  expect(await wholeAnswer(page)).toBe(told);

  await page.getByRole('link', { name: 'Ask this for somebody else' }).click();
  await expect(page.getByRole('radio', { name: 'Someone else' })).toBeChecked();
});

test('when the free question cannot be noted, an error is shown and the flow stops', async ({
  page,
}) => {
  await signedIn(page, NAGPUR_1990);
  let asked = false;
  const claims: unknown[] = [];
  await page.route('**/api/profile/update', async (route) => {
    claims.push(route.request().postDataJSON());
    await route.abort();
  });
  page.on('request', (request) => (asked ||= request.url().endsWith('/api/engine/get-prediction')));
  await page.goto('/Question');
  const dialog = await ask(page, FREE);
  await send(dialog);
  await expect(dialog.getByRole('alert')).toContainText(
    'Could not update your free question status. Please try again.',
  );
  expect(asked).toBe(false);
  expect(claims).toEqual([{ hasUsedFreeQuestion: true }]);
  await page.unroute('**/api/profile/update');
  await send(dialog);
  await expect(page.getByRole('article')).toBeVisible();
});

test('what an incomplete profile lacks is typed in the dialog, and kept in the profile', async ({
  page,
}) => {
  await signedIn(page, { dob: '1990-08-15', timeOfBirth: '14:30', placeOfBirth: '' });
  await page.goto('/Question');
  const dialog = await ask(page, FREE);
  await expect(dialog.getByLabel('Date of birth')).toHaveValue('1990-08-15');
  const place = dialog.getByRole('combobox', { name: 'Place of birth' });
  await send(dialog);
  await expect(dialog.getByRole('alert')).toContainText(
    'Please fill in all birth details to proceed.',
  );
  await place.fill('Nagpur');
  await dialog.getByRole('option', { name: 'Nagpur Maharashtra, India' }).click();
  await send(dialog);
  await expect(page.getByRole('article')).toBeVisible();
  const profile = (await askServer(page, '/api/profile/me')) as { readonly placeOfBirth: string };
  expect(profile.placeOfBirth).toBe('Nagpur, Maharashtra, India');
});

test('the birth in the profile is changed there, and the question stands open again', async ({
  page,
}) => {
  await signedIn(page, NAGPUR_1990);
  await page.goto('/Question');
  const dialog = await ask(page, FREE);
  await expect(dialog).toContainText('15 August 1990, 2:30 PM');
  await expect(dialog).toContainText('Nagpur, Maharashtra, India');
  await dialog.getByRole('link', { name: 'Change it in your profile' }).click();
  await page.getByLabel('Time of birth').fill('2:45 PM');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/Question$/);
  await expect(dialog).toContainText(FREE);
  await expect(dialog).toContainText('2:45 PM');
});

test('a search finds questions of both prices, in English, Hindi and Hindi in Latin letters', async ({
  page,
}, info) => {
  await page.goto('/Question');
  const search = page.getByRole('searchbox', { name: 'Search the questions' });
  const rows = page.getByRole('tabpanel').getByRole('button', { expanded: false });
  for (const query of ['exams', 'परीक्षा', 'pariksha']) {
    await search.fill(query);
    await expect(rows.filter({ hasText: 'How favourable is this year for my exams?' })).toHaveCount(
      1,
    );
  }
  await pagePicture(page, info, 'questions-search');
  await page.getByRole('button', { name: /found at ₹199/ }).click();
  await expect(rows.filter({ hasText: 'Which type of competitive exam' })).toHaveCount(1);
  await search.fill('lottery');
  await expect(page.getByText('No question here has these words.')).toBeVisible();
  await search.fill('');
  await page.getByRole('radio', { name: 'Family and home' }).check({ force: true });
  await expect(rows).toHaveCount(3);
});
