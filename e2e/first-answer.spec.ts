import { expect, test } from '@playwright/test';
import { picture, saveBirth, signIn } from './steps.ts';

const QUESTION = 'When am I likely to find a stable job?';

test('a visitor asks the free question and reads a true answer', async ({ page }, info) => {
  await page.goto('/');
  await picture(page, info, '1-home');

  await page.getByRole('link', { name: 'Predict Your Future' }).first().click();
  await expect(page).toHaveURL(/\/Question$/);
  await expect(page.getByText('0/1 free question used')).toBeVisible();
  await picture(page, info, '2-questions');

  await page.getByRole('button', { name: QUESTION }).click();
  await expect(page.getByText('Please log in first to ask a question.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('Mobile number')).toBeVisible();
  await picture(page, info, '3-login');
  await signIn(page);

  await page.goto('/Question');
  await page.getByRole('button', { name: QUESTION }).click();
  await expect(
    page.getByText('Could not find your profile details. Please complete your profile.'),
  ).toBeVisible();
  await picture(page, info, '4-birth-details-missing');
  await page.getByRole('button', { name: 'Complete my profile' }).click();

  await expect(page).toHaveURL(/\/profile$/);
  await saveBirth(page, { date: '15 August 1990', time: '2:30 PM', place: 'Nagpur' });
  await expect(page.getByText('Personal Info updated!')).toBeVisible();
  await picture(page, info, '5-profile');

  await expect(page).toHaveURL(/\/Question$/);
  await expect(page.getByRole('dialog').getByLabel('Date of birth')).toHaveValue('1990-08-15');
  await picture(page, info, '6-birth-details');
  await page.getByRole('button', { name: 'Continue' }).click();

  const answer = page.getByRole('article');
  await expect(answer).toContainText('Trend');
  await expect(page.getByText('1/1 free question used')).toBeVisible();
  await answer.getByRole('button', { name: 'Why' }).click();
  await answer.getByRole('button', { name: 'Details used' }).click();
  await expect(answer).toContainText('15 August 1990, 2:30 PM');
  await expect(answer).toContainText('UTC+05:30');
  await picture(page, info, '7-answer');
  const told = await answer.locator('p').first().innerText();

  await page.goto('/profile');
  await page.reload();
  await page.getByRole('tab', { name: 'My Predictions' }).click();
  await expect(page.getByRole('article')).toContainText(told);
  await picture(page, info, '8-my-predictions');
});

test('the second ₹99 question and a ₹199 question ask for payment, which is not open', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/Question');
  await page.getByRole('tab', { name: '₹199 Questions' }).click();
  await page.getByRole('button', { name: 'What does my chart say about my married life?' }).click();
  await page.getByRole('radio', { name: 'Someone else' }).check();
  await page.getByRole('dialog').getByLabel('Date of birth').fill('1988-02-29');
  await page.getByRole('dialog').getByLabel('Time of birth').fill('06:15');
  await page.getByRole('combobox', { name: 'Place of birth' }).fill('Pune');
  await page.getByRole('option').first().click();
  await page.getByLabel(/agrees to my using/).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Pay ₹199 to unlock this question.')).toBeVisible();
  await expect(page.getByText('Payment is not open yet. Nothing has been charged.')).toBeVisible();
});
