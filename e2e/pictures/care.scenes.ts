import { signedIn } from '../account.ts';
import { boxes, rate, messageDialog, saveOne, SELF_HARM, submit, tick } from '../feeling-form.ts';
import { expect, test } from '../journey.ts';
import { buyMemory, openAssessments, referenceOf } from '../own-assessments.ts';
import { runProgram } from '../own-server.ts';
import { payFor } from '../paying.ts';
import { PORT, serverEnvironment } from '../settings.ts';
import { take, takeWhole } from './take.ts';

test('counselling', async ({ page }) => {
  await signedIn(page);
  await page.goto('/counselling');
  await tick(page, 7);
  await rate(page, 3);
  await submit(page).click();
  await expect(messageDialog(page, 'Error')).toBeVisible();
  await take(page, 'counselling--refused');
  await messageDialog(page, 'Error').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Tick 1 more.')).toBeVisible();
  await takeWhole(page, 'counselling--problem');
  await boxes(page).nth(7).check();
  await submit(page).click();
  await expect(messageDialog(page, 'Success')).toBeVisible();
  await take(page, 'counselling--saved');
  await messageDialog(page, 'Success').getByRole('button', { name: 'OK' }).click();
  await page.getByRole('checkbox', { name: SELF_HARM }).check();
  await take(page, 'counselling--crisis');
  await page.getByRole('checkbox', { name: SELF_HARM }).uncheck();
  for (const rating of [1, 4, 5]) await saveOne(page, rating, 8 + rating);
  await takeWhole(page, 'counselling--history');
  await page
    .getByRole('button', { name: /^Delete the entry of/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Delete this entry?' })).toBeVisible();
  await take(page, 'counselling--delete');
});

test('topic', async ({ page }) => {
  await page.goto('/free-therapy#ptsd');
  await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
  await take(page, 'topic--open');
  const end = page.getByRole('link', { name: 'Book a therapy session' }).last();
  await take(page, 'topic--end', { at: end });
  await page.emulateMedia({ media: 'print' });
  await takeWhole(page, 'topic--print');
});

test('assessment', async ({ page }) => {
  await signedIn(page);
  await page.goto('/assignment');
  const card = page.getByRole('button', { name: /^Memory/ });
  const therapist = page.getByLabel('Psychotherapist');
  await expect(async () => {
    await card.click({ timeout: 2_000 });
    await expect(therapist).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await therapist.selectOption({ index: 3 });
  await takeWhole(page, 'assessment--buy');
  await payFor(page, page.getByRole('button', { name: 'Pay ₹1,500' }));
  await expect(page.getByRole('heading', { name: 'Memory Assessment' })).toBeFocused();
  await takeWhole(page, 'assessment--open');
  await page.getByRole('button', { name: 'All assessments' }).click();
  await page.getByRole('button', { name: /^Self-harm/ }).click();
  await expect(therapist).toBeVisible();
  await takeWhole(page, 'assessment--crisis');
  await page.getByRole('button', { name: 'All assessments' }).click();
  await takeWhole(page, 'assignment--bought');
  await page.getByRole('tab', { name: 'Free Assessment' }).click();
  await takeWhole(page, 'assignment--free');
});

test('profile--assessment', async ({ page }) => {
  await signedIn(page);
  await buyMemory(page);
  const own = await openAssessments(page);
  await takeWhole(page, 'profile--assessment');
  await runProgram(
    ['apps/server/scripts/desk.ts', 'report', await referenceOf(page)],
    serverEnvironment(PORT, 'data'),
    'What we looked at\n\nYou remembered what you heard well, and what you saw a little less.',
  );
  await openAssessments(page);
  await own.getByRole('button', { name: /^Read the report/ }).click();
  await expect(own).toContainText('You remembered');
  await takeWhole(page, 'profile--report');
});

test('feedback', async ({ page }) => {
  await page.goto('/feedback');
  const send = page.getByRole('button', { name: 'Send Message' });
  const message = page.getByLabel('Your message');
  await send.click();
  await expect(page.getByRole('alert')).toBeFocused();
  await takeWhole(page, 'feedback--missing');
  await message.fill('mujhe jeena nahi hai');
  await expect(page.getByRole('alert').filter({ hasText: 'You are not alone' })).toBeVisible();
  await takeWhole(page, 'feedback--crisis');
  await message.fill('I paid, and the question is locked.');
  await page.getByRole('radio', { name: 'Payment' }).check();
  await send.click();
  await expect(page.getByText(/Your ticket number is T-/)).toBeVisible();
  await takeWhole(page, 'feedback--sent');
});
