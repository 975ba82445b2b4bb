import { freshPhone, logInHere } from '@dhruva/e2e/account.ts';
import { expect, MOVING, ON_PHONE_TOO, test } from '@dhruva/e2e/journey.ts';
import { pagePicture, picture } from '@dhruva/e2e/pictures.ts';
import { openKept, wholeAnswer } from '@dhruva/e2e/whole-answer.ts';

test.use(MOVING);

const QUESTION = 'When am I likely to find a stable job?';

test(
  'a visitor asks the free question and reads a true answer',
  ON_PHONE_TOO,
  async ({ page }, info) => {
    await page.goto('/');
    await pagePicture(page, info, '1-home');

    await page.getByRole('link', { name: 'Predict Your Future' }).first().click();
    await expect(page).toHaveURL(/\/Question$/);
    await expect(page.getByText('0/1 free question used')).toBeVisible();
    await pagePicture(page, info, '2-questions');

    await page.getByRole('button', { name: QUESTION }).click();
    await expect(page.getByText('Please log in first to ask a question.')).toBeVisible();
    await picture(page, info, '3-sign-in');
    await logInHere(page, freshPhone());
    const dialog = page.getByRole('dialog', { name: 'Birth details' });
    await expect(dialog).toContainText('When and where were you born?');
    await dialog.getByLabel('Date of birth').fill('1990-08-15');
    await dialog.getByLabel('Time of birth').fill('14:30');
    await dialog.getByRole('combobox', { name: 'Place of birth' }).fill('Nagpur');
    await dialog.getByRole('option', { name: 'Nagpur Maharashtra, India' }).click();
    await expect(dialog).toContainText('15 August 1990');
    await picture(page, info, '4-birth-details');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Free question unlocked! Fetching your answer...')).toBeVisible();

    const answer = page.getByRole('article');
    await expect(answer).toContainText('Trend');
    await expect(page).toHaveURL(/\/answers\?id=/);
    await expect(answer).toContainText('What speaks for it');
    await expect(answer).toContainText('15 August 1990, 2:30 PM');
    await expect(answer).toContainText('21.15° N, 79.08° E');
    await expect(answer).toContainText('Asia/Kolkata, UTC+05:30');
    await expect(answer.getByText('What speaks for it')).toBeHidden();
    await pagePicture(page, info, '5-answer');
    const told = await wholeAnswer(page);
    await expect(answer.getByText('What speaks for it')).toBeVisible();

    await page.goBack();
    await expect(page.getByText('1/1 free question used')).toBeVisible();
    await page.goto('/profile');
    await page.getByRole('tab', { name: 'My Predictions' }).click();
    await expect(page.getByRole('heading', { name: 'My year' })).toBeVisible();
    await pagePicture(page, info, '9-my-predictions');
    await openKept(page, QUESTION);
    expect(await wholeAnswer(page)).toBe(told);
  },
);
