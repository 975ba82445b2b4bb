import type { Page } from '@playwright/test';
import { TIMINGS } from '@dhruva/kernel/timings';
import { NAGPUR_1990, signedIn } from './account.ts';
import { ask, send } from './birth-details.ts';
import { expect, test } from './journey.ts';
import { picture } from './pictures.ts';

const QUESTION = 'When is my income likely to grow?';

/**
 * Asks a question whose reply is held back until `release` is called, with a clock that only the test
 * advances.
 */
const askAndHold = async (page: Page): Promise<{ release: () => void }> => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/engine/get-prediction', async (route) => {
    await held;
    await route.continue();
  });
  await signedIn(page, NAGPUR_1990);
  await page.clock.install();
  await page.goto('/Question');
  await send(await ask(page, QUESTION));
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 2_000);
  return { release };
};

const percent = async (page: Page): Promise<number> =>
  Number(await page.getByRole('progressbar').getAttribute('aria-valuenow'));

test('the bar rises one per cent each 1.8 s to 95, says after a minute that it is slow, and jumps to 100', async ({
  page,
}, info) => {
  const { release } = await askAndHold(page);
  const bar = page.getByRole('progressbar', { name: 'Preparing your answer' });
  const slow = page.getByText(/the answer will be in My Predictions/);
  const start = await percent(page);
  const seconds = Number(/^(\d+) s$/m.exec(await page.getByText(/^\d+ s$/).innerText())?.[1]);

  await page.clock.runFor(10 * TIMINGS.progressStep);
  await expect(bar).toHaveAttribute('aria-valuenow', String(start + 10));
  await expect(page.getByText(`${seconds + 18} s`, { exact: true })).toBeVisible();
  await expect(slow).toBeHidden();
  await picture(page, info, 'progress');

  await page.clock.fastForward(TIMINGS.progressSlowNotice);
  await expect(slow).toBeVisible();
  await picture(page, info, 'progress-slow');
  await page.clock.fastForward(120_000);
  await expect(bar).toHaveAttribute('aria-valuenow', '95');
  await page.clock.fastForward(600_000);
  await expect(bar).toHaveAttribute('aria-valuenow', '95');

  release();
  await expect(bar).toHaveAttribute('aria-valuenow', '100');
  await page.clock.runFor(TIMINGS.progressPauseAtEnd - 1);
  await expect(bar).toBeVisible();
  await page.clock.runFor(2);
  await expect(bar).toBeHidden();
  await page.clock.resume();
  await expect(page.getByRole('article')).toBeVisible();
});

test('six messages take turns, four seconds each', async ({ page }) => {
  const { release } = await askAndHold(page);
  const message = page.getByText(/…$/).and(page.locator('p'));
  const told = [await message.innerText()];
  for (let turn = 0; turn < 6; turn += 1) {
    await page.clock.runFor(TIMINGS.messageRotation);
    await expect(message).not.toHaveText(told.at(-1) ?? '');
    told.push(await message.innerText());
  }
  expect(new Set(told.slice(0, 6)).size).toBe(6);
  expect(told[6]).toBe(told[0]);
  release();
});

test('folded or out of sight in the other list, the work goes on where it was', async ({
  page,
}) => {
  const { release } = await askAndHold(page);
  const bar = page.getByRole('progressbar');
  await page.clock.runFor(20 * TIMINGS.progressStep);
  const before = await percent(page);
  expect(before).toBeGreaterThanOrEqual(20);
  await page.getByRole('button', { name: QUESTION }).click();
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: QUESTION }).click();
  await page.getByRole('tab', { name: '₹199 Questions' }).click();
  await page.getByRole('tab', { name: '₹99 Questions' }).click();
  await expect.poll(() => percent(page)).toBe(before);
  release();
  await expect(bar).toHaveAttribute('aria-valuenow', '100');
});

test('who leaves the page meanwhile finds the answer in My Predictions', async ({ page }) => {
  const { release } = await askAndHold(page);
  await page.clock.resume();
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('tab', { name: 'My Predictions' }).click();
  await expect(page.getByText("You haven't asked any questions yet.")).toBeVisible();
  release();
  await page.getByRole('tabpanel').getByRole('link', { name: QUESTION }).last().click();
  await expect(page.getByRole('article')).toBeVisible();
});

test('a fast answer does not wait for the bar', async ({ page }) => {
  await signedIn(page, NAGPUR_1990);
  await page.goto('/Question');
  const began = Date.now();
  const form = await ask(page, QUESTION);
  // Looked for in the page: it may be over before it is asked for from here.
  const seen = page.waitForFunction(() => document.querySelector('[role=progressbar]'));
  await send(form);
  await seen;
  await expect(page.getByRole('progressbar')).toBeHidden();
  expect(Date.now() - began).toBeLessThan(30_000);
  await expect(page.getByRole('article')).toBeVisible();
});
