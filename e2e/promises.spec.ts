import type { Page } from '@playwright/test';
import { logIn, NAGPUR_1990, signedIn } from './account.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { buyMemory, openAssessments } from './own-assessments.ts';
import { keepServer, runProgram } from './own-server.ts';
import { fillQuestions, openPackage, type Pack, packagePay, PACKS } from './package-form.ts';
import { askServer, payFor } from './paying.ts';
import { pagePicture } from './pictures.ts';
import { CLOCK_PORT, serverEnvironment } from './settings.ts';

/** Uses its own server, because it moves the clock. */
const environment = serverEnvironment(CLOCK_PORT, 'clock');
const SIZES = { phone: { width: 360, height: 740 }, wide: { width: 1280, height: 800 } };
const [pack] = PACKS.filter(({ id }) => id === 'home-5100') as [Pack];

test.use({ baseURL: `http://localhost:${CLOCK_PORT}` });
test.describe.configure({ mode: 'serial' });

keepServer(environment);

const buy = async (page: Page): Promise<{ readonly id: string; readonly phone: string }> => {
  const { phone } = await signedIn(page, NAGPUR_1990);
  await openPackage(page, pack);
  await fillQuestions(page, pack);
  await payFor(page, packagePay(page, pack));
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
  const [record] = (await askServer(page, '/api/predictions/my-predictions')) as {
    readonly set: { readonly id: string };
  }[];
  return { id: record?.set.id ?? '', phone };
};

const openTab = async (page: Page, name: string): Promise<string> => {
  await page.goto('/profile');
  await page.getByRole('tab', { name }).click();
  const entries = page.getByRole('tabpanel').getByRole('heading', { level: 4 });
  await expect(entries).toHaveCount(1);
  return page.getByRole('tabpanel').innerText();
};

test('what the desk answers appears in My Predictions', async ({ page }, info) => {
  const { id } = await buy(page);
  expect(await openTab(page, 'My Predictions')).toContain('Answer due by');
  expect(await runProgram(['apps/server/scripts/desk.ts', 'list'], environment)).toContain(id);
  const answers = Array.from(
    { length: pack.count },
    (_, index) => `Part ${index + 1}: a steady year, with more room from March on.`,
  );
  const answering = ['apps/server/scripts/desk.ts', 'answer', id];
  await runProgram(answering, environment, JSON.stringify(answers));
  const shown = await openTab(page, 'My Predictions');
  for (const answer of answers) expect(shown).toContain(answer);
  await pagePicture(page, info, 'desk-answers');
  await expectAccessible(page, 'My Predictions with answers by people');
  await openTab(page, 'My Bookings');
  await expect(page.getByRole('button', { name: 'Cancel this purchase' })).toBeHidden();
});

/** Logs in anew: sessions end before a due date. */
const backAgain = async (page: Page, phone: string): Promise<void> => {
  await page.goto('/login');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await logIn(page, phone);
};

test('promises missed are refunded by themselves, and My Bookings says what became of each', async ({
  page,
  browser,
}, info) => {
  const asker = await (
    await browser.newContext({ baseURL: `http://localhost:${CLOCK_PORT}` })
  ).newPage();
  const asked = await buy(asker);
  const { phone } = await signedIn(page);
  await buyMemory(page);
  await runProgram(['e2e/move-clock.ts', String(15 * 24)], environment);

  await backAgain(asker, asked.phone);
  await expect
    .poll(async () => openTab(asker, 'My Bookings'), { timeout: 120_000, intervals: [2000] })
    .toMatch(/₹5,100 was given back: the promised time was missed/);
  await pagePicture(asker, info, 'promise-missed');
  await expectAccessible(asker, 'a refunded purchase');
  await asker.context().close();

  await backAgain(page, phone);
  const said = async () => {
    const own = await openAssessments(page);
    return own.innerText();
  };
  await expect
    .poll(said, { timeout: 120_000, intervals: [2000] })
    .toMatch(/₹1,500 was given back\./);
  const own = await openAssessments(page);
  await expect(own).toContainText(/Your report was not ready by .* \(IST\)\. We are sorry\./);
  await expect(own.getByRole('button')).toHaveCount(0);
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await pagePicture(page, info, `report-missed-${size}`);
  }
  await expectAccessible(page, 'an assessment given back');
  await own.getByRole('link', { name: 'See the assessments' }).click();
  await expect(page.getByRole('button', { name: /^Memory.*₹1,500.*Locked$/s })).toBeVisible();
});
