import type { Page } from '@playwright/test';
import { NAGPUR_1990, signedIn } from '@dhruva/e2e/account.ts';
import { expectAccessible } from '@dhruva/e2e/accessible.ts';
import { expect, ON_PHONE_TOO, test } from '@dhruva/e2e/journey.ts';
import { bought } from '@dhruva/e2e/paying.ts';
import { pagePicture } from '@dhruva/e2e/pictures.ts';
import { openAstrology, wholeAnswer } from '@dhruva/e2e/whole-answer.ts';

const GET = { name: 'Click to Get Answer' };

const PAIR = {
  kind: 'compatibility',
  questionId: 'spouse-compatibility',
  selfData: {
    dateOfBirth: '1990-08-15',
    timeOfBirth: '14:30',
    placeOfBirth: 'Nagpur, Maharashtra, India',
  },
  otherData: {
    dateOfBirth: '1992-11-03',
    timeOfBirth: '21:05',
    placeOfBirth: 'Pune, Maharashtra, India',
  },
  otherAgrees: true,
};

const QUESTIONS = [
  'Which city suits my work?',
  'Should I study design or music?',
  'How will my year with my team go?',
  'Which month is good to move house?',
  'Is teaching a path for me?',
];

const openPredictions = async (page: Page): Promise<void> => {
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'My Predictions' }).click();
};

test(
  'a paid question about two people is answered from there',
  ON_PHONE_TOO,
  async ({ page }, info) => {
    await signedIn(page, NAGPUR_1990);
    await bought(page, 249, PAIR);
    await openPredictions(page);
    await expect(page.getByText('Paid, answer waiting')).toBeVisible();
    await expect(page.getByText(/^Two people: |Two people: 15 August 1990/)).toBeVisible();
    await page.getByRole('button', GET).click();
    const answer = page.getByRole('article');
    await expect(answer).toBeVisible();
    await expect(answer.getByText('Person 1 (you)')).toBeVisible();
    await expect(answer.getByText('Person 2', { exact: true })).toBeVisible();
    await openAstrology(page);
    const table = answer.getByRole('table', { name: /^Ashtakoota/ });
    await expect(table.getByRole('row')).toHaveCount(10);
    await expect(table.getByRole('row', { name: /^Total/ })).toContainText('of 36');
    await pagePicture(page, info, 'my-predictions-pair');
    await expectAccessible(page, 'an answer about two people');
    const told = await wholeAnswer(page, 'two');
    await openPredictions(page);
    await expect(page.getByText('About two people')).toBeVisible();
    await expect(page.getByText('Paid, answer waiting')).toBeHidden();
    await page
      .getByRole('heading', { name: /Two people/ })
      .getByRole('link')
      .click();
    expect(await wholeAnswer(page, 'two')).toBe(told);
  },
);

test('questions of one’s own wait with the promised time', async ({ page }, info) => {
  await signedIn(page, NAGPUR_1990);
  const item = { kind: 'custom-package', packageId: 'custom-1100', questions: QUESTIONS };
  const { orderId } = await bought(page, 1100, item);
  await openPredictions(page);
  await expect(page.getByText('Being answered')).toBeVisible();
  await expect(
    page.getByText(/^Answer due by \d{1,2}:\d{2} [AP]M, \d{1,2} \w+ \(IST\)$/),
  ).toBeVisible();
  for (const question of QUESTIONS) await expect(page.getByText(question)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Receipt' })).toHaveAttribute(
    'href',
    `/receipt?order=${orderId}`,
  );
  await pagePicture(page, info, 'my-predictions-custom');
  await expectAccessible(page, 'My Predictions with a package');
});
