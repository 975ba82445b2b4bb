import { HOUR_MS } from '@dhruva/kernel/durations';
import { signedIn } from '../account.ts';
import { fillBooking, openBookingForm, payButton } from '../booking-form.ts';
import { expect, test } from '../journey.ts';
import { keepServer, runProgram } from '../own-server.ts';
import { payFor } from '../paying.ts';
import { mySessions, openSessions } from '../sessions.ts';
import { JOIN_PORT, serverEnvironment } from '../settings.ts';
import { takeWhole } from './take.ts';

/** Uses its own server, because it moves the clock. */
const environment = serverEnvironment(JOIN_PORT, 'join');
test.use({ baseURL: `http://localhost:${JOIN_PORT}` });

keepServer(environment);

test('join', async ({ page, browser }) => {
  await signedIn(page);
  const form = await openBookingForm(page, 'B');
  await fillBooking(form);
  await payFor(page, payButton(form));
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
  const [session] = await mySessions(page);
  if (!session) throw new Error('No session was booked');
  const startsAt = Date.parse(session.startsAt);
  const setClock = async (at: number) =>
    runProgram(['e2e/move-clock.ts', String((at - Date.now()) / HOUR_MS)], environment);

  const visitor = await browser.newPage({ baseURL: `http://localhost:${JOIN_PORT}` });
  await visitor.goto(`/join#${session.join?.key}`);
  const said = visitor.getByRole('main').getByRole('status');
  await expect(said).toContainText('The meeting opens at');
  await takeWhole(visitor, 'join--early');
  await setClock(startsAt - HOUR_MS / 12);
  await expect(said).toHaveText('The meeting is open.', { timeout: 45_000 });
  await takeWhole(visitor, 'join--open');
  await page.clock.setSystemTime(startsAt - HOUR_MS / 12);
  await expect((await openSessions(page)).getByRole('link', { name: 'Join' })).toBeVisible();
  await takeWhole(page, 'session--open');
  await setClock(startsAt + 2 * HOUR_MS);
  await expect(said).toHaveText('This session is over.', { timeout: 45_000 });
  await takeWhole(visitor, 'join--over');
  await visitor.close();
});
