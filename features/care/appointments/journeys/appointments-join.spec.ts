import { HOUR_MS } from '@dhruva/kernel/durations';
import type { Page, TestInfo } from '@playwright/test';
import type { Appointment } from '../contract/schemas.ts';
import { signedIn } from '@dhruva/e2e/account.ts';
import { expectAccessible } from '@dhruva/e2e/accessible.ts';
import { fillBooking, openBookingForm, payButton } from '@dhruva/e2e/booking-form.ts';
import { claimDay } from '@dhruva/e2e/claimed-days.ts';
import { helpIn, numberIn } from '@dhruva/e2e/helplines.ts';
import { expect, test } from '@dhruva/e2e/journey.ts';
import { keepServer, runProgram } from '@dhruva/e2e/own-server.ts';
import { askServer, payFor } from '@dhruva/e2e/paying.ts';
import { pagePicture } from '@dhruva/e2e/pictures.ts';
import { BOOKED, mySessions, openSessions, postServer } from '@dhruva/e2e/sessions.ts';
import { JOIN_PORT, serverEnvironment } from '@dhruva/e2e/settings.ts';
import { closeWithEscape } from '@dhruva/e2e/keys.ts';

/** A server of its own, since its clock is moved. */
const environment = serverEnvironment(JOIN_PORT, 'join');
const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 800 };

test.use({ baseURL: `http://localhost:${JOIN_PORT}` });
test.describe.configure({ mode: 'serial' });

keepServer(environment);

const booked = async (page: Page): Promise<Appointment> => {
  const form = await openBookingForm(page, 'B', claimDay('B', 'join'));
  await fillBooking(form);
  await payFor(page, payButton(form));
  await expect(page.getByRole('dialog', { name: 'Success' })).toContainText(BOOKED);
  const [first] = await mySessions(page);
  if (!first) throw new Error('No session was booked');
  return first;
};

/** Takes pictures and runs axe in both sizes. */
const looked = async (page: Page, info: TestInfo, name: string): Promise<void> => {
  for (const [size, viewport] of Object.entries({ phone: PHONE, wide: WIDE })) {
    await page.setViewportSize(viewport);
    await pagePicture(page, info, `${name}-${size}`);
    await expectAccessible(page, `${name} (${size})`);
  }
};

const setClock = async (at: number): Promise<string> =>
  runProgram(['e2e/move-clock.ts', String((at - Date.now()) / HOUR_MS)], environment);

const said = (page: Page) => page.getByRole('main').getByRole('status');

test('a link nobody gave, with help on the page', async ({ page }, info) => {
  for (const address of ['/join', '/join#not-a-key']) {
    await page.goto('/healthz');
    await page.goto(address);
    await expect(page.getByRole('alert')).toContainText('We do not know this link.');
  }
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(numberIn(page.getByRole('main'), '14416')).toBeVisible();
  await looked(page, info, 'join-unknown');
});

test('a link of a session: early, open by itself, over; and cancelled', async ({ page }, info) => {
  await signedIn(page);
  const session = await booked(page);
  await booked(page);
  const lost = (await mySessions(page)).find(({ id }) => id !== session.id);
  if (!lost) throw new Error('No second session');
  const startsAt = Date.parse(session.startsAt);

  const stranger = await page
    .context()
    .browser()
    ?.newContext({ baseURL: `http://localhost:${JOIN_PORT}` });
  const visitor = await stranger?.newPage();
  if (!visitor || !stranger) throw new Error('no second browser');
  await visitor.clock.install();
  /** Moves the server's clock, and lets the minute pass after which the page asks again. */
  const moveOn = async (at: number): Promise<void> => {
    await setClock(at);
    await visitor.clock.fastForward(HOUR_MS / 60);
  };
  await visitor.goto(`/join#${session.join?.key}`);
  await expect(said(visitor)).toContainText(/^The meeting opens at \d+:50 [AP]M India time\.$/);
  await expect(visitor.getByRole('link', { name: /Open the meeting/ })).toHaveCount(0);
  await looked(visitor, info, 'join-early');

  await moveOn(startsAt - HOUR_MS / 12);
  await expect(said(visitor)).toHaveText('The meeting is open.');
  const link = visitor.getByRole('link', { name: /Open the meeting/ });
  await expect(link).toHaveAttribute('rel', 'noreferrer');
  await expect(link).toHaveAttribute('target', '_blank');
  expect(await link.getAttribute('href')).not.toContain(session.id);
  await looked(visitor, info, 'join-open');

  await page.clock.setSystemTime(startsAt - HOUR_MS / 12);
  const sessions = await openSessions(page);
  await expect(sessions.getByRole('link', { name: 'Join' })).toBeVisible();
  await looked(page, info, 'session-open');
  await sessions.getByRole('link', { name: 'Join' }).click();
  await expect(page.getByRole('heading', { name: 'Your session', exact: true })).toBeVisible();
  await expect(said(page)).toHaveText('The meeting is open.');

  const [booking] = (
    (await askServer(page, '/api/bookings/my-bookings')) as {
      id: string;
      cancellation: { refundPaise: number } | null;
    }[]
  ).filter(({ id }) => id === lost.orderId);
  const refundPaise = booking?.cancellation?.refundPaise;
  await postServer(page, '/api/bookings/cancel', { id: lost.orderId, refundPaise });
  await page.goto('/healthz');
  await page.goto(`/join#${lost.join?.key}`);
  await expect(said(page)).toHaveText('This session is cancelled.');
  await looked(page, info, 'join-cancelled');

  await moveOn(startsAt + 2 * HOUR_MS);
  await expect(said(visitor)).toHaveText('This session is over.');
  await looked(visitor, info, 'join-over');
  await stranger.close();
});

test('a session that did not happen: said so, looked into, and everything given back', async ({
  page,
}, info) => {
  await signedIn(page);
  const session = await booked(page);
  const over = Date.parse(session.endsAt) + HOUR_MS / 60;
  await setClock(over);
  await page.clock.setSystemTime(over);
  const sessions = await openSessions(page);
  const own = sessions.getByRole('list', { name: 'Sessions just over' });
  await expect(own).toContainText('You can say so until');
  await looked(page, info, 'session-just-over');

  await own.getByRole('button', { name: /^It did not happen/ }).click();
  const dialog = page.getByRole('dialog', { name: 'This session did not happen?' });
  const words = dialog.getByLabel(/What happened/);
  await words.fill('Nobody came, and I want to die');
  await expect(numberIn(helpIn(dialog), '14416')).toBeInViewport();
  await words.fill('I waited for half an hour.');
  await expect(helpIn(dialog)).toHaveCount(0);
  await looked(page, info, 'session-not-held-dialog');
  await dialog.getByRole('button', { name: 'Tell us' }).click();
  const success = page.getByRole('dialog', { name: 'Success' });
  await expect(success).toContainText('A person looks into it');
  await closeWithEscape(success);
  await expect(own).toContainText('You told us that it did not happen. We answer by');
  await expect(own.getByRole('button', { name: /^It did not happen/ })).toHaveCount(0);
  await looked(page, info, 'session-not-held-said');

  const decision = ['not-held', session.reference, '--staff', 'Meera', '--reason', 'link broken'];
  await runProgram(['apps/server/scripts/therapist.ts', ...decision], environment);
  await openSessions(page);
  await sessions.getByRole('button', { name: /^Past and cancelled sessions/ }).click();
  await expect(sessions).toContainText('Everything you paid for it goes back to you.');
  await looked(page, info, 'session-not-held');
});
