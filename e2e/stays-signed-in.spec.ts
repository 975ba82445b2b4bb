import type { ChildProcess } from 'node:child_process';
import type { BrowserContext, Page, Route, TestInfo } from '@playwright/test';
import { askForCode, codeFor, logIn, NAGPUR_1990, signedIn } from './account.ts';
import { fillBooking, openBookingForm, payButton } from './booking-form.ts';
import { EVERY_ROUTE } from './every-route.ts';
import { ANSWERS, boughtPlan, field, openIntake } from './intake-form.ts';
import { expect, test } from './journey.ts';
import { startServer, stopServer } from './own-server.ts';
import { fillQuestions, openPackage, packagePay, question, SMALLEST } from './package-form.ts';
import { pagePicture, picture } from './pictures.ts';
import { serverEnvironment, SIGNED_IN_PORT } from './settings.ts';

/** Decision 44: only a 401 ends a session; and an ended one says so once and keeps what was typed. */
const AWAY = /We cannot reach our server at the moment/;
const ENDED = 'You have been signed out';
/** Where "Leave this page" leads: nothing on it tells of the site, and so it says nothing. */
const SILENT = '/calendar';
/** Shown when a page cannot be loaded at all: no script runs on it. */
const BARE = '/offline';
const MINUTE_MS = 60_000;
/** `npm run proof -- signed-in` visits every page and the server refuses for a whole minute. */
const IS_PROOF = process.env['PROOF_TABLE'] !== undefined;
const REFUSING_MS = IS_PROOF ? MINUTE_MS : 0;
/** One that asks much, one that asks on a tap, one that only tells, and the silent one. */
const FEW = ['/profile', '/Question', '/faq', SILENT];
const PAGES = EVERY_ROUTE.filter((path) => (IS_PROOF ? path !== BARE : FEW.includes(path)));

const tokenOf = async (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('authToken'));

interface Tab {
  readonly path: string;
  readonly page: Page;
}

/** Each page, in a tab of the same browser. */
const openAll = async (context: BrowserContext): Promise<readonly Tab[]> => {
  const tabs: Tab[] = [];
  for (const path of PAGES) {
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'networkidle' });
    tabs.push({ path, page });
  }
  return tabs;
};

const nameOf = (path: string): string => path.slice(1).toLowerCase() || 'home';

/** Each page says that it cannot reach us, and that whoever is signed in stays so. */
const allSayAway = async (tabs: readonly Tab[], info: TestInfo, why: string): Promise<void> => {
  for (const { path, page } of tabs) {
    if (path !== SILENT)
      await expect(page.getByText(AWAY), path).toContainText('You stay signed in');
    await page.bringToFront();
    await pagePicture(page, info, `away-${why}-${nameOf(path)}`);
  }
};

/** Each page went on by itself, and whoever was signed in still is. */
const allWentOn = async (tabs: readonly Tab[], token: string | null): Promise<void> => {
  for (const { path, page } of tabs) {
    await expect(page.getByText(AWAY), path).toBeHidden();
    expect(await tokenOf(page), path).toBe(token);
  }
};

test.describe('on every page', () => {
  test.use({ baseURL: `http://localhost:${SIGNED_IN_PORT}` });
  const environment = serverEnvironment(SIGNED_IN_PORT, 'signed-in');
  let server: ChildProcess | undefined;
  const start = async (): Promise<ChildProcess> => {
    server = await startServer(environment);
    return server;
  };
  test.afterEach(async () => {
    if (server?.exitCode === null && server.signalCode === null)
      await stopServer(server, 'SIGTERM');
  });

  test('offline, a minute of 503, a restart: still signed in, and each goes on by itself', async ({
    page,
    context,
  }, info) => {
    test.setTimeout(20 * MINUTE_MS);
    const before = await start();
    await signedIn(page, NAGPUR_1990);
    const token = await tokenOf(page);
    expect(token).not.toBeNull();
    const tabs = await openAll(context);

    await test.step('offline', async () => {
      await context.setOffline(true);
      await allSayAway(tabs, info, 'offline');
      await context.setOffline(false);
      await allWentOn(tabs, token);
    });

    await test.step('503', async () => {
      const refused = { success: false, code: 'server.unavailable', message: 'Away.' };
      const refuse = async (route: Route): Promise<void> =>
        route.fulfill({ status: 503, json: refused });
      await context.route(/\/(api\/|readyz)/, refuse);
      const began = Date.now();
      for (const tab of tabs) await tab.page.reload();
      for (const { path, page: tab } of tabs.filter((it) => it.path !== SILENT))
        await expect(tab.getByText(AWAY), path).toBeVisible();
      await page.waitForTimeout(Math.max(0, REFUSING_MS - (Date.now() - began)));
      await allSayAway(tabs, info, '503');
      await context.unroute(/\/(api\/|readyz)/, refuse);
      await allWentOn(tabs, token);
    });

    await test.step('restart', async () => {
      await stopServer(before, 'SIGKILL');
      // A page that asks nothing notices nothing: its network going away makes it ask.
      for (const tab of tabs) await tab.page.evaluate(() => dispatchEvent(new Event('offline')));
      await allSayAway(tabs, info, 'restart');
      await start();
      await allWentOn(tabs, token);
      for (const { path, page: tab } of tabs.filter((it) => it.path !== SILENT)) {
        await tab.reload();
        // By its address, since a dialog hides the bar beneath from roles.
        await expect(tab.locator('header a[href="/profile"]').first(), path).toBeAttached();
        expect(await tokenOf(tab), path).toBe(token);
      }
    });
  });
});

test('on every page a session that was ended says so', async ({ page }, info) => {
  test.slow();
  await page.goto('/healthz');
  for (const path of PAGES.filter((it) => it !== SILENT)) {
    await page.evaluate(() => localStorage.setItem('authToken', 'x'.repeat(43)));
    await page.goto(path);
    await expect(page.getByText(ENDED).first(), path).toBeVisible();
    expect(await tokenOf(page), path).toBeNull();
    await pagePicture(page, info, `ended-${nameOf(path)}`);
  }
});

/** The session of a page is ended on another device. */
const endSession = async (page: Page): Promise<void> => {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  expect((await page.request.post('/api/auth/logout', { headers })).ok()).toBe(true);
};

test.describe('nothing typed is lost when the session was ended meanwhile', () => {
  test('in the form of a booking', async ({ page }, info) => {
    await signedIn(page);
    const form = await openBookingForm(page, 'A');
    await fillBooking(form);
    await endSession(page);
    await payButton(form).click();
    const dialog = page.getByRole('dialog', { name: ENDED });
    await expect(dialog).toBeVisible();
    await picture(page, info, 'ended-booking');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(form.getByLabel('Address')).toHaveValue('7 Lake Road, Nagpur');
  });

  test('in the questions of a package', async ({ page }, info) => {
    await signedIn(page, NAGPUR_1990);
    await openPackage(page, SMALLEST);
    await fillQuestions(page, SMALLEST);
    const typed = await question(page, 1).inputValue();
    await endSession(page);
    await packagePay(page, SMALLEST).click();
    const dialog = page.getByRole('dialog', { name: ENDED });
    await expect(dialog).toBeVisible();
    await picture(page, info, 'ended-package');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(question(page, 1)).toHaveValue(typed);
  });

  test('in the intake form', async ({ page }, info) => {
    await signedIn(page);
    await boughtPlan(page);
    const form = await openIntake(page);
    await endSession(page);
    const [first, ...others] = ANSWERS;
    const [name = '', answer = ''] = first ?? [];
    // Its draft is saved as one types, so it is noticed at once.
    await field(form, name).fill(answer);
    const dialog = page.getByRole('dialog', { name: ENDED });
    await expect(dialog).toBeVisible();
    await picture(page, info, 'ended-intake');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    for (const [label, typed] of others) await field(form, label).fill(typed);
    await expect(dialog).toBeHidden();
    await form.getByRole('button', { name: 'Submit' }).click();
    await picture(page, info, 'ended-intake-sent');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    for (const [label, typed] of ANSWERS) await expect(field(form, label)).toHaveValue(typed);
    await picture(page, info, 'ended-intake-later');
  });
});

test('a session that is ended elsewhere says so, and again when something is sent; what was typed is there after logging in again', async ({
  page,
}, info) => {
  await page.goto('/login');
  const phone = await logIn(page);
  await page.goto('/profile');
  await page.getByLabel('Date of birth').fill('15 August 1990');
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  expect((await page.request.post('/api/auth/logout', { headers })).ok()).toBe(true);

  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: ENDED });
  await expect(dialog).toBeVisible();
  await picture(page, info, 'ended-session');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Date of birth')).toHaveValue('15 August 1990');
  await pagePicture(page, info, 'ended-session-later');
  await page.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('region', { name: ENDED }).getByRole('button').click();
  await askForCode(page, phone);
  await page.getByLabel('6-digit OTP').fill(await codeFor(page, phone));
  await page.getByRole('button', { name: 'Verify and log in' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Date of birth')).toHaveValue('15 August 1990');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('We read this as: 15 August 1990')).toBeVisible();
});
