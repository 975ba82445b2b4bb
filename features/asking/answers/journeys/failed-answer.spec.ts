import { NAGPUR_1990, signedIn } from '@dhruva/e2e/account.ts';
import { ask, send } from '@dhruva/e2e/birth-details.ts';
import { expect, test } from '@dhruva/e2e/journey.ts';
import { picture } from '@dhruva/e2e/pictures.ts';

const QUESTION = 'When is my income likely to grow?';
const ANSWERS = '**/api/engine/get-prediction';

test.beforeEach(async ({ page }) => {
  await signedIn(page, NAGPUR_1990);
});

test('a failed answer says why and is asked for again at no cost', async ({ page }, info) => {
  await page.route(ANSWERS, (route) =>
    route.fulfill({
      status: 500,
      json: {
        success: false,
        code: 'server.unexpected',
        message: 'Something went wrong on our side. Please try again.',
      },
    }),
  );
  await page.goto('/Question');
  await send(await ask(page, QUESTION));
  await expect(
    page.getByText(
      'Sorry, something went wrong: Something went wrong on our side. Please try again.',
    ),
  ).toBeVisible();
  await picture(page, info, 'answer-failed');

  await page.unroute(ANSWERS);
  await page.getByRole('button', { name: 'Click to Get Answer' }).click();
  await expect(page.getByRole('article')).toContainText('15 August 1990, 2:30 PM');
});

test('with nobody answering, the sentence is the specification’s', async ({ page }) => {
  await page.route(ANSWERS, (route) => route.abort());
  await page.goto('/Question');
  await send(await ask(page, QUESTION));
  await expect(
    page.getByText('Sorry, something went wrong: Could not fetch the answer. Please try again.'),
  ).toBeVisible();
});

test('a failed answer does not burn the free question, not even over a reload', async ({
  page,
}) => {
  await page.route(ANSWERS, (route) => route.abort());
  await page.goto('/Question');
  await send(await ask(page, QUESTION));
  await expect(page.getByText(/^Sorry, something went wrong/)).toBeVisible();
  await page.unroute(ANSWERS);

  await page.reload();
  await expect(page.getByText('1/1 free question used')).toBeVisible();
  await expect(page.getByText(/^Your free question still waits/)).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Birth details' });
  await expect(dialog, 'still wanted').toContainText(QUESTION);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await send(await ask(page, 'Which money habits should I watch?'));
  await expect(page.getByRole('article')).toBeVisible();
  await page.goto('/Question');
  await expect(page.getByText('1/1 free question used')).toBeVisible();
  await expect(page.getByText(/^Your free question still waits/)).toBeHidden();
});
