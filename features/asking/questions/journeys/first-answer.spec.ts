import { freshPhone, logIn } from '@dhruva/e2e/account.ts';
import { expect, MOVING, ON_PHONE_TOO, test } from '@dhruva/e2e/journey.ts';
import { pagePicture, picture } from '@dhruva/e2e/pictures.ts';
import { wholeAnswer } from '@dhruva/e2e/whole-answer.ts';

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
    await picture(page, info, '3-log-in-first');
    await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByLabel('Mobile number')).toBeVisible();
    await picture(page, info, '4-login');
    const phone = await logIn(page, freshPhone());

    await page.goto('/Question');
    await page.getByRole('button', { name: QUESTION }).click();
    await expect(
      page.getByText('Could not find your profile details. Please complete your profile.'),
    ).toBeVisible();
    await picture(page, info, '5-profile-missing');
    await page.getByRole('button', { name: 'Complete my profile' }).click();

    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByLabel('Mobile')).toHaveValue(phone);
    await page.getByLabel('Date of birth').fill('15 August 1990');
    await page.getByLabel('Time of birth').fill('2:30 PM');
    await page.getByRole('combobox', { name: 'Place of birth' }).fill('Nagpur');
    await page.getByRole('option', { name: 'Nagpur Maharashtra, India' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Personal Info updated!')).toBeVisible();
    await expect(page.getByText('We read this as: 15 August 1990, 2:30 PM')).toBeVisible();
    await pagePicture(page, info, '6-profile');

    await expect(page).toHaveURL(/\/Question$/);
    const dialog = page.getByRole('dialog', { name: 'Birth details' });
    await expect(dialog).toContainText('15 August 1990, 2:30 PM');
    await expect(dialog).toContainText('Nagpur, Maharashtra, India');
    await picture(page, info, '7-birth-details');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Free question unlocked! Fetching your answer...')).toBeVisible();

    const answer = page.getByRole('article');
    await expect(answer).toContainText('Trend');
    await expect(page.getByText('1/1 free question used')).toBeVisible();
    await expect(answer).toContainText('What speaks for it');
    await expect(answer).toContainText('15 August 1990, 2:30 PM');
    await expect(answer).toContainText('21.15° N, 79.08° E');
    await expect(answer).toContainText('Asia/Kolkata, UTC+05:30');
    await expect(answer.getByText('What speaks for it')).toBeHidden();
    await pagePicture(page, info, '8-answer');
    const told = await wholeAnswer(page);
    await expect(answer.getByText('What speaks for it')).toBeVisible();

    await page.goto('/profile');
    await page.reload();
    await page.getByRole('tab', { name: 'My Predictions' }).click();
    expect(await wholeAnswer(page)).toBe(told);
    await pagePicture(page, info, '9-my-predictions');
  },
);
