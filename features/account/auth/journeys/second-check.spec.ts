import type { Browser, Page, TestInfo } from '@playwright/test';
import { askForCode, codeFor, freshPhone } from '@dhruva/e2e/account.ts';
import { expectAccessible } from '@dhruva/e2e/accessible.ts';
import { ask, fillOther, send } from '@dhruva/e2e/birth-details.ts';
import { expect, test } from '@dhruva/e2e/journey.ts';
import { keepServer, runProgram } from '@dhruva/e2e/own-server.ts';
import { pagePicture, picture } from '@dhruva/e2e/pictures.ts';
import { AWAY_PORT, serverEnvironment } from '@dhruva/e2e/settings.ts';
import { closeWithEscape } from '@dhruva/e2e/keys.ts';

/**
 * Failure scenario 63: after 90 days a phone number may belong to somebody else. Uses its own server because
 * it moves the clock.
 */
const environment = serverEnvironment(AWAY_PORT, 'away');
const baseURL = `http://localhost:${AWAY_PORT}`;
const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 800 };
const AWAY_HOURS = 120 * 24;

test.use({ baseURL });
test.describe.configure({ mode: 'serial' });

let hoursAway = 0;

keepServer(environment);

const logIn = async (page: Page, phone: string, email = ''): Promise<void> => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await askForCode(page, phone);
  await page.getByLabel('6-digit OTP').fill(await codeFor(page, phone));
  await page.getByRole('button', { name: 'Verify and log in' }).click();
  await expect(page).toHaveURL(/\/$/);
};

const boxes = (page: Page) =>
  page.getByRole('group', { name: 'Tick 8–10 symptoms' }).getByRole('checkbox');
const entries = (page: Page) =>
  page.getByRole('table', { name: 'How you have been' }).locator('tbody');
const band = (page: Page) => page.getByRole('region', { name: 'Is this you?' });
const dialog = (page: Page, name = 'Is this you?') => page.getByRole('dialog', { name });
const press = async (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name }).click();

const tickEight = async (page: Page): Promise<void> => {
  for (let index = 0; index < 8; index += 1) await boxes(page).nth(index).check();
};

const saveFeeling = async (page: Page): Promise<void> => {
  await page.goto('/counselling');
  await tickEight(page);
  await page.getByRole('radio', { name: '3 of 5 stars' }).check({ force: true });
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await press(page, 'OK');
};

/** Creates an account with one entry, last used 120 days ago; returns its number. */
const leftAccount = async (browser: Browser, email: string): Promise<string> => {
  const phone = freshPhone();
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await logIn(page, phone, email);
  await saveFeeling(page);
  await context.close();
  hoursAway += AWAY_HOURS;
  await runProgram(['e2e/move-clock.ts', String(hoursAway)], environment);
  return phone;
};

const freshEmail = (): string => `owner${freshPhone()}@mail.example`;

interface Entered {
  readonly email: string;
  readonly size: { readonly width: number; readonly height: number };
}

/** Signs in with that account's number on this page's device, which is new to it. */
const enter = async (page: Page, browser: Browser, { email, size }: Entered): Promise<string> => {
  const phone = await leftAccount(browser, email);
  await page.setViewportSize(size);
  await logIn(page, phone);
  await expect(band(page)).toBeVisible();
  return phone;
};

const shown = async (page: Page, info: TestInfo, name: string): Promise<void> => {
  await expectAccessible(page, name);
  await picture(page, info, `second-check-${name}`);
};

test('the owner on a new phone: a code by e-mail opens what was closed; nothing typed is lost', async ({
  page,
  browser,
}, info) => {
  const email = freshEmail();
  await enter(page, browser, { email, size: PHONE });
  await shown(page, info, 'band-phone');
  await saveFeeling(page);
  await expect(entries(page)).toHaveCount(0);
  await tickEight(page);
  const history = page.getByRole('region', { name: 'How you have been' });
  await expect(history).toContainText('stays closed until you confirm');
  await pagePicture(page, info, 'second-check-counselling-phone');

  await history.getByRole('button', { name: 'Confirm it is you' }).click();
  await expect(dialog(page)).toContainText('In India a mobile number may go to somebody else');
  await shown(page, info, 'ask-phone');
  await press(page, 'Send a code to o•••@m•••.example');
  await expect(page.getByLabel('6-digit code')).toBeFocused();
  await shown(page, info, 'code-phone');
  const code = await codeFor(page, email);
  await page.getByLabel('6-digit code').fill(code === '111111' ? '222222' : '111111');
  await press(page, 'Confirm');
  await expect(page.getByRole('alert').first()).toContainText('Invalid OTP');
  await page.getByLabel('6-digit code').fill(code);
  await press(page, 'Confirm');

  await expect(entries(page)).toHaveCount(2);
  await expect(band(page)).toHaveCount(0);
  await expect(boxes(page).nth(7)).toBeChecked();
  await page.reload();
  await expect(entries(page)).toHaveCount(2);
});

test('the profile, its bookings and a receipt are closed, and say why', async ({
  page,
  browser,
}, info) => {
  await enter(page, browser, { email: freshEmail(), size: WIDE });
  await page.goto('/profile');
  await expect(page.getByRole('main')).toContainText('stays closed until you confirm');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expectAccessible(page, 'a closed profile');
  await pagePicture(page, info, 'second-check-profile');
  await page.goto('/receipt?order=00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('main')).toContainText('stays closed until you confirm');
  for (const path of ['/plans', '/assignment', '/Question', '/']) {
    await page.goto(path);
    await expect(band(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test('a new owner of the number: what is refused asks; starting afresh asks twice', async ({
  page,
  browser,
}, info) => {
  const phone = await enter(page, browser, { email: freshEmail(), size: WIDE });
  await page.goto('/Question');
  const birth = await ask(page, 'When is my income likely to grow?');
  await fillOther(birth, { date: '1990-08-15', time: '14:30', place: 'Pune', choose: /^Pune/ });
  await send(birth);
  await expect(dialog(page)).toBeVisible();
  await shown(page, info, 'ask-wide');
  await press(page, 'Start afresh');
  await expect(dialog(page, 'Start afresh')).toContainText('kept for its owner at least until');
  await shown(page, info, 'afresh-wide');
  await press(page, 'This is not my account');
  await expect(dialog(page, 'Are you sure?')).toContainText('You cannot undo this yourself');
  await shown(page, info, 'sure-wide');
  await press(page, 'Go back');
  await press(page, 'Start afresh');
  await press(page, 'This is not my account');
  await press(page, 'Yes, begin with an empty account');
  await expect(band(page)).toHaveCount(0);
  // The question asked before sign-in continues by itself, with the new account's free question.
  await expect(page.getByRole('article')).toContainText('trend, not a guarantee');
  await page.goto('/counselling');
  await expect(page.getByText('Nothing saved yet. Your entrie')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByLabel('Mobile', { exact: true })).toHaveValue(new RegExp(phone.slice(-5)));
});

test('by keyboard alone; Escape leaves it for later', async ({ page, browser }) => {
  const email = freshEmail();
  await enter(page, browser, { email, size: WIDE });
  const opener = band(page).getByRole('button', { name: 'Confirm it is you' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await closeWithEscape(dialog(page));
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  const mail = page.getByRole('button', { name: /^Send a code/ });
  await expect(mail).toBeVisible();
  for (let tabs = 0; tabs < 3; tabs += 1) {
    if (await mail.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(mail).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('6-digit code')).toBeFocused();
  await page.keyboard.type(await codeFor(page, email));
  await page.keyboard.press('Enter');
  await expect(band(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('without an e-mail: support, or an account of one’s own', async ({ page, browser }, info) => {
  await enter(page, browser, { email: '', size: PHONE });
  await band(page).getByRole('button', { name: 'Confirm it is you' }).click();
  await expect(dialog(page)).toContainText('has no e-mail address');
  await expect(page.getByRole('button', { name: 'Start afresh' })).toBeVisible();
  await shown(page, info, 'no-email-phone');
  await press(page, 'Write to support');
  await expect(page).toHaveURL(/\/feedback$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
