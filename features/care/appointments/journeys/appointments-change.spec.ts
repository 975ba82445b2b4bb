import type { Locator } from '@playwright/test';
import { signedIn } from '@dhruva/e2e/account.ts';
import { expectAccessible } from '@dhruva/e2e/accessible.ts';
import { chooseDay, chooseTime } from '@dhruva/e2e/booking-form.ts';
import { claimDay, indianDay } from '@dhruva/e2e/claimed-days.ts';
import { expect, ON_PHONE_TOO, test } from '@dhruva/e2e/journey.ts';
import { runProgram } from '@dhruva/e2e/own-server.ts';
import { askServer } from '@dhruva/e2e/paying.ts';
import { pagePicture, picture } from '@dhruva/e2e/pictures.ts';
import {
  boughtPack,
  boughtSession,
  calendarFile,
  creditSession,
  FORM,
  mySessions,
  openSessions,
  postServer,
} from '@dhruva/e2e/sessions.ts';
import { PORT, serverEnvironment } from '@dhruva/e2e/settings.ts';

const therapistCard = (sessions: Locator, reference: string): Locator =>
  sessions.getByRole('listitem').filter({ hasText: reference });

test('moved to another time', ON_PHONE_TOO, async ({ page }, info) => {
  await signedIn(page);
  const before = await boughtSession(page);
  const sessions = await openSessions(page);
  const own = therapistCard(sessions, before.reference);
  await expect(own).toContainText('You can move it without charge until');
  await pagePicture(page, info, 'session-bought');
  await expectAccessible(page, 'a bought session');
  await own.getByRole('button', { name: /^Move to another time/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Another time with Sample therapist B' });
  await expect(dialog.getByRole('button', { name: 'Move to this time' })).toBeDisabled();
  const time = await chooseTime(dialog, claimDay('B'));
  await picture(page, info, 'move');
  await expectAccessible(page, 'moving a session');
  await dialog.getByRole('button', { name: 'Move to this time' }).click();
  const success = page.getByRole('dialog', { name: 'Success' });
  await expect(success).toContainText('Your session has been moved.');
  await expect(success).toContainText('a mail with the new calendar entry');
  await expect(success).toContainText(/\d+:\d\d [AP]M to/.exec(time)?.[0] ?? 'a time');
  await picture(page, info, 'moved');
  await expectAccessible(page, 'moved');
  const [after] = await mySessions(page);
  expect(after?.reference).toBe(before.reference);
  expect(after?.startsAt).not.toBe(before.startsAt);
  const calendar = await calendarFile(page, success);
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(calendar).toContain('SEQUENCE:1');
  await success.getByRole('button', { name: 'OK' }).click();
  await expect(success).toBeHidden();
});

test('the present time is not offered again', async ({ page }) => {
  await signedIn(page);
  const { reference, startsAt } = await boughtSession(page);
  const sessions = await openSessions(page);
  await therapistCard(sessions, reference).getByRole('button', { name: /^Move/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Another time/ });
  await expect(dialog.getByRole('grid')).toBeVisible();
  await chooseDay(dialog, indianDay(Date.parse(startsAt)));
  await expect(dialog.getByRole('radio', { name: /your present time/ })).toBeDisabled();
});

test('the time is taken while moving: said, and nothing is lost', async ({
  page,
  browser,
  baseURL,
}, info) => {
  await signedIn(page);
  const before = await boughtSession(page);
  const sessions = await openSessions(page);
  await therapistCard(sessions, before.reference).getByRole('button', { name: /^Move/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Another time/ });
  await chooseTime(dialog, claimDay('B'));
  const wish = page.waitForRequest('**/api/appointments/move');
  await page.route('**/api/appointments/move', async (route) => {
    const { therapistId, date, slot } = route.request().postDataJSON() as Record<string, string>;
    const rival = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
    await signedIn(rival);
    const planOrderId = await boughtPack(rival);
    const form = FORM;
    await postServer(rival, '/api/appointments/book', {
      therapistId,
      date,
      slot,
      planOrderId,
      form,
    });
    await rival.context().close();
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Move to this time' }).click();
  await wish;
  const alert = dialog.getByRole('alert');
  await expect(alert).toContainText('This time was just taken.');
  await expect(alert).toContainText('Nothing has changed');
  await expect(alert).toBeFocused();
  await picture(page, info, 'move-taken');
  await expectAccessible(page, 'a time taken while moving');
  await page.unrouteAll();
  const [still] = await mySessions(page);
  expect(still?.startsAt).toBe(before.startsAt);
  await expect(dialog.getByRole('button', { name: 'Move to this time' })).toBeDisabled();
  await dialog.locator('input[type=radio]:enabled').first().check();
  await dialog.getByRole('button', { name: 'Move to this time' }).click();
  await expect(page.getByRole('dialog', { name: 'Success' })).toContainText('has been moved');
});

test('a lost time is told, and chosen anew', async ({ page }, info) => {
  await signedIn(page);
  const { reference } = await boughtSession(page);
  await runProgram(
    ['apps/server/scripts/therapist.ts', 'cancel', reference, '--staff', 'Ravi', '--reason', 'ill'],
    serverEnvironment(PORT, 'data'),
  );
  const sessions = await openSessions(page);
  const own = therapistCard(sessions, reference);
  await expect(own).toContainText('Your time was lost without any fault of yours.');
  await expect(own).toContainText(/until .* \(IST\), or everything you paid goes back to you/);
  await pagePicture(page, info, 'session-lost');
  await expectAccessible(page, 'a session whose time was lost');
  await own.getByRole('button', { name: /^Choose another time/ }).click();
  await page.getByLabel('Therapist', { exact: true }).selectOption('Sample therapist F');
  const dialog = page.getByRole('dialog', { name: 'Another time with Sample therapist F' });
  await chooseTime(dialog, claimDay('B'));
  await picture(page, info, 'choose-again');
  await expectAccessible(page, 'choosing another time');
  await dialog.getByRole('button', { name: 'Move to this time' }).click();
  await expect(page.getByRole('dialog', { name: 'Success' })).toContainText('Sample therapist F');
  expect(await mySessions(page)).toMatchObject([{ reference, state: 'confirmed' }]);
});

test('a credit comes back when its session is cancelled', async ({ page }, info) => {
  await signedIn(page);
  const { reference } = await creditSession(page);
  expect(await askServer(page, '/api/plans/credits')).toMatchObject([{ left: 5 }]);
  const sessions = await openSessions(page);
  await therapistCard(sessions, reference)
    .getByRole('button', { name: /^Cancel/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this session?' });
  await expect(dialog).toContainText('The session goes back to your plan.');
  await picture(page, info, 'cancel-credit');
  await expectAccessible(page, 'cancelling a session paid by credit');
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click();
  const success = page.getByRole('dialog', { name: 'Success' });
  await expect(success).toContainText('Your session is cancelled.');
  await success.getByRole('button', { name: 'OK' }).click();
  await expect(sessions).toContainText('No session is coming up.');
  await sessions.getByRole('button', { name: 'Past and cancelled sessions (1)' }).click();
  await expect(therapistCard(sessions, reference)).toContainText('Cancelled');
  await pagePicture(page, info, 'session-cancelled');
  await expectAccessible(page, 'past sessions');
  expect(await askServer(page, '/api/plans/credits')).toMatchObject([{ left: 6 }]);
});

test('a bought session is cancelled as its purchase', async ({ page }) => {
  await signedIn(page);
  const { reference } = await boughtSession(page);
  const sessions = await openSessions(page);
  await therapistCard(sessions, reference)
    .getByRole('button', { name: /^Cancel/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this purchase?' });
  await expect(dialog).toContainText('You get ₹1,500 of ₹1,500 back.');
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByRole('dialog', { name: 'Success' })).toContainText('Cancelled.');
  expect(await mySessions(page)).toMatchObject([{ reference, state: 'cancelled' }]);
});

test.describe('elsewhere', () => {
  test.use({ timezoneId: 'Europe/London' });
  test('a visitor in London sees India time, then their own', async ({ page }) => {
    await signedIn(page);
    const { reference } = await boughtSession(page);
    const own = therapistCard(await openSessions(page), reference);
    await expect(own).toContainText('India time');
    await expect(own).toContainText(/\w+ \d+ \w+, \d+:\d\d [AP]M where you are/);
  });
});
