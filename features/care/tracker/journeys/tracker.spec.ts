import type { Locator } from '@playwright/test';
import { askForCode, codeFor, logIn, logInHere, signedIn } from '@dhruva/e2e/account.ts';
import { expectAccessible } from '@dhruva/e2e/accessible.ts';
import {
  HOPELESS,
  SELF_HARM,
  boxes,
  helpCard,
  rate,
  rows,
  messageDialog,
  saveOne,
  star,
  submit,
  tick,
} from '@dhruva/e2e/feeling-form.ts';
import { expect, test } from '@dhruva/e2e/journey.ts';
import { pagePicture, picture } from '@dhruva/e2e/pictures.ts';
import { closeWithEscape } from '@dhruva/e2e/keys.ts';

const INCOMPLETE = 'Please rate your feeling and select at least 8-10 symptoms before saving.';
test('the page holds what it must', async ({ page }, info) => {
  await page.goto('/counselling');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Counseling & Therapy Support' }),
  ).toBeVisible();
  await expect(boxes(page)).toHaveCount(30);
  await expect(page.getByText('(This info will be saved in your profile)')).toBeVisible();
  const stars = page.getByRole('group', { name: 'How are you feeling right now?' });
  await expect(stars.getByRole('radio')).toHaveCount(5);
  await expect(page.getByRole('heading', { name: 'How you have been' })).toHaveCount(0);
  const main = page.getByRole('main');
  for (const [name, to] of [
    ['Paid Therapy', '/paid'],
    ['Psych Assessment', '/assignment'],
    ['Free therapy tips', '/free-therapy'],
    ['Hypnotherapy', '/hypnotherapy'],
  ] as const)
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', to);
  await expect(main.getByRole('button', { name: 'Need help now?' })).toBeVisible();
  await pagePicture(page, info, 'counselling');
});

test('too little is refused in a dialog, a summary and at its field; nothing ticked is lost', async ({
  page,
}, info) => {
  await signedIn(page);
  await page.goto('/counselling');
  await tick(page, 7);
  await rate(page, 3);
  await submit(page).click();
  await expect(messageDialog(page, 'Error')).toContainText(INCOMPLETE);
  await expect(messageDialog(page, 'Error').locator('p svg')).toBeVisible();
  await picture(page, info, 'counselling-refused');
  await messageDialog(page, 'Error').getByRole('button', { name: 'OK' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(page.getByText('Tick 1 more.')).toBeVisible();
  await picture(page, info, 'counselling-summary');
  await summary.getByRole('link', { name: INCOMPLETE }).click();
  await expect(boxes(page).first()).toBeFocused();
  await boxes(page).nth(7).check();
  await expect(summary).toBeHidden();
  await expect(page.getByText('8 ticked')).toBeVisible();
  await submit(page).click();
  await expect(messageDialog(page, 'Success').locator('p svg')).toBeVisible();
  await picture(page, info, 'counselling-saved');
});

test('no star is refused too', async ({ page }) => {
  await signedIn(page);
  await page.goto('/counselling');
  await tick(page, 9);
  await submit(page).click();
  await expect(messageDialog(page, 'Error')).toContainText(INCOMPLETE);
  await messageDialog(page, 'Error').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Choose one to five stars.')).toBeVisible();
  await page.getByRole('link', { name: INCOMPLETE }).click();
  await expect(star(page, 1)).toBeFocused();
});

test('Submit says Saving..., is disabled, and sends once', async ({ page, context }) => {
  await signedIn(page);
  const sent: unknown[] = [];
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await context.route('**/api/counseling/save', async (route) => {
    sent.push(route.request().postDataJSON());
    await held;
    await route.continue();
  });
  await page.goto('/counselling');
  await tick(page, 11);
  await rate(page, 5);
  await submit(page).dblclick();
  const busy = page.getByRole('button', { name: 'Saving...' });
  await expect(busy).toBeDisabled();
  answer();
  await closeWithEscape(messageDialog(page, 'Success'));
  await expect(submit(page)).toBeEnabled();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toEqual({ rating: 5, symptoms: expect.any(Array) });
  expect((sent[0] as { symptoms: string[] }).symptoms).toHaveLength(11);
  expect((sent[0] as { symptoms: string[] }).symptoms[0]).toBe(
    'Feeling low or sad most of the day',
  );
});

test('the server’s own words are shown, and ours when it has none', async ({ page, context }) => {
  await signedIn(page);
  await page.goto('/counselling');
  await tick(page, 8);
  await rate(page, 2);
  const failWith = async (status: number, body: string) =>
    context.route(
      '**/api/counseling/save',
      (route) => route.fulfill({ status, body, contentType: 'application/json' }),
      { times: 1 },
    );
  const refusal = { success: false, code: 'server.unavailable', message: 'Words of the server.' };
  await failWith(503, JSON.stringify(refusal));
  await submit(page).click();
  await expect(messageDialog(page, 'Error')).toContainText('Words of the server.');
  await messageDialog(page, 'Error').getByRole('button', { name: 'OK' }).click();
  await failWith(502, '<html>');
  await submit(page).click();
  await expect(messageDialog(page, 'Error')).toContainText(
    'Could not save your data. Please try again.',
  );
  await messageDialog(page, 'Error').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('8 ticked')).toBeVisible();
  await context.route('**/api/counseling/save', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), message: 'It is kept.' } });
  });
  await submit(page).click();
  await expect(messageDialog(page, 'Success')).toContainText('It is kept.');
});

test('signed out: the login is asked for, and what was ticked is there afterwards', async ({
  page,
}, info) => {
  await page.goto('/counselling');
  await tick(page, 9);
  await rate(page, 2);
  await submit(page).click();
  const dialog = messageDialog(page, 'Save how you feel');
  await expect(dialog).toContainText('Please log in to save your symptoms.');
  await picture(page, info, 'counselling-signed-out');
  await logInHere(page);
  await expect(page.getByText('9 ticked')).toBeVisible();
  await expect(star(page, 2)).toBeChecked();
  await submit(page).click();
  await expect(messageDialog(page, 'Success')).toBeVisible();
  await messageDialog(page, 'Success').getByRole('button', { name: 'OK' }).click();
  await expect(rows(page)).toHaveCount(1);
});

test('a session that ended meanwhile loses nothing either; another person finds nothing', async ({
  page,
}) => {
  await page.goto('/login');
  const phone = await logIn(page);
  await page.goto('/counselling');
  await tick(page, 8);
  await rate(page, 4);
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await submit(page).click();
  await expect(messageDialog(page, 'You have been signed out')).toBeVisible();
  await askForCode(page, phone);
  await page.getByLabel('6-digit OTP').fill(await codeFor(page, phone));
  await page.getByRole('button', { name: 'Verify and log in' }).click();
  await expect(messageDialog(page, 'You have been signed out')).toBeHidden();
  await expect(page.getByText('8 ticked')).toBeVisible();
  await boxes(page).nth(9).check();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  await logIn(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Free Counselling' }).click();
  await expect(page.getByText('0 ticked')).toBeVisible();
});

test('by keyboard alone: tick, rate, save, read, delete', async ({ page }) => {
  await signedIn(page);
  await page.goto('/counselling', { waitUntil: 'networkidle' });
  const focused = (locator: Locator) =>
    locator.evaluate((element) => element === element.ownerDocument.activeElement);
  const tabTo = async (locator: Locator): Promise<void> => {
    for (let press = 0; press < 80 && !(await focused(locator)); press += 1)
      await page.keyboard.press('Tab');
    await expect(locator).toBeFocused();
  };
  for (const index of [0, 1, 2, 3, 4, 5, 6, 22]) {
    await tabTo(boxes(page).nth(index));
    await page.keyboard.press('Space');
  }
  await tabTo(star(page, 1));
  await page.keyboard.press('Space');
  await expect(helpCard(page)).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(star(page, 2)).toBeChecked();
  await expect(helpCard(page)).toBeHidden();
  await tabTo(submit(page));
  await page.keyboard.press('Enter');
  await expect(messageDialog(page, 'Success')).toBeVisible();
  await tabTo(messageDialog(page, 'Success').getByRole('button', { name: 'OK' }));
  await page.keyboard.press('Enter');
  await expect(submit(page)).toBeFocused();
  await expect(rows(page)).toHaveCount(1);
  await tabTo(rows(page).getByText('8 symptoms'));
  await page.keyboard.press('Enter');
  await expect(rows(page)).toContainText(HOPELESS);
  await tabTo(rows(page).getByRole('button', { name: /^Delete/ }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete this entry?' });
  await tabTo(dialog.getByRole('button', { name: 'Delete', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing saved yet.')).toBeFocused();
});

test('at 320 px nothing scrolls sideways', async ({ page }) => {
  await signedIn(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/counselling');
  await saveOne(page, 1, 24);
  await page.getByText('24 symptoms').click();
  await expect(helpCard(page)).toBeVisible();
  const overflow = `document.documentElement.scrollWidth - document.documentElement.clientWidth`;
  expect(await page.evaluate(overflow)).toBe(0);
});

test('no violation in any state', async ({ page }, info) => {
  await signedIn(page);
  await page.goto('/counselling');
  await submit(page).click();
  await expect(messageDialog(page, 'Error')).toBeVisible();
  await expectAccessible(page, 'refused');
  await messageDialog(page, 'Error').getByRole('button', { name: 'OK' }).click();
  await expectAccessible(page, 'the summary');
  await page.getByRole('checkbox', { name: SELF_HARM }).check();
  await saveOne(page, 1, 8);
  await rows(page).getByText('9 symptoms').click();
  await expectAccessible(page, 'help and history');
  await pagePicture(page, info, 'counselling');
  await page.getByRole('button', { name: 'Delete all' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'delete all');
});
