import { signedIn } from '../account.ts';
import {
  chooseDay,
  chooseTime,
  fillBooking,
  openBookingForm,
  openSlots,
  payButton,
} from '../booking-form.ts';
import { claimDay } from '../claimed-days.ts';
import { ANSWERS, boughtPlan, field, openIntake } from '../intake-form.ts';
import { expect, test } from '../journey.ts';
import { runProgram } from '../own-server.ts';
import { openCheckout, payFor } from '../paying.ts';
import { boughtSession, creditSession, openSessions } from '../sessions.ts';
import { PORT, serverEnvironment } from '../settings.ts';
import { take, takeWhole } from './take.ts';

test('slots, booking', async ({ page }) => {
  await signedIn(page);
  const dialog = await openSlots(page, 'Sample therapist B');
  await take(page, 'slots--calendar');
  await chooseDay(dialog, claimDay('B'));
  await dialog.locator('input[type=radio]:enabled').nth(1).check();
  await take(page, 'slots--chosen', { at: dialog.getByRole('radio').first() });
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const form = page.getByRole('dialog', { name: 'Book Appointment' });
  await expect(form).toBeVisible();
  await take(page, 'booking--form');
  await payButton(form).click();
  await expect(form.getByRole('alert')).toBeFocused();
  await take(page, 'booking--missing');
});

test('booking', async ({ page }) => {
  await signedIn(page);
  const form = await openBookingForm(page, 'A');
  await fillBooking(form);
  await take(page, 'booking--filled', { at: form.getByText('If you cancel') });
  const checkout = await openCheckout(page, payButton(form));
  await checkout.cancel();
  await expect(form).toContainText('Not paid. If your bank did take money');
  await take(page, 'booking--kept');
  await payFor(page, payButton(form));
  await expect(page.getByRole('dialog', { name: 'Success' })).toContainText('What happens next');
  await take(page, 'booking--booked');
});

test('booking--crisis', async ({ page }) => {
  await signedIn(page);
  const form = await openBookingForm(page, 'C');
  await form.getByLabel('Address').fill('mujhe jeena nahi hai');
  await expect(form.getByRole('link', { name: '14416' })).toBeInViewport();
  await take(page, 'booking--crisis');
});

test('session', async ({ page }) => {
  await signedIn(page);
  const { reference } = await boughtSession(page);
  const sessions = await openSessions(page);
  const own = sessions.getByRole('listitem').filter({ hasText: reference });
  await takeWhole(page, 'profile--sessions');
  await own.getByRole('button', { name: /^Move/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Another time/ });
  await chooseTime(dialog, claimDay('B'));
  await take(page, 'session--move');
  await dialog.getByRole('button', { name: 'Move to this time' }).click();
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
  await take(page, 'session--moved');
  await page.keyboard.press('Escape');
  await runProgram(
    ['apps/server/scripts/therapist.ts', 'cancel', reference, '--staff', 'Ravi', '--reason', 'ill'],
    serverEnvironment(PORT, 'data'),
  );
  await openSessions(page);
  await expect(own).toContainText('Your time was lost');
  await takeWhole(page, 'session--lost');
});

test('session--cancel', async ({ page }) => {
  await signedIn(page);
  const { reference } = await creditSession(page);
  const sessions = await openSessions(page);
  const own = sessions.getByRole('listitem').filter({ hasText: reference });
  await own.getByRole('button', { name: /^Cancel/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this session?' });
  await take(page, 'session--cancel');
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click();
  const success = page.getByRole('dialog', { name: 'Success' });
  await success.getByRole('button', { name: 'OK' }).click();
  await expect(sessions).toContainText('No session is coming up.');
  await sessions.getByRole('button', { name: 'Past and cancelled sessions (1)' }).click();
  await takeWhole(page, 'session--cancelled');
});

test('intake', async ({ page }) => {
  await signedIn(page);
  await boughtPlan(page);
  const dialog = await openIntake(page);
  await take(page, 'intake--form');
  await field(dialog, 'Phone number').fill('');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('alert')).toBeFocused();
  await take(page, 'intake--missing');
  for (const [label, answer] of ANSWERS) await field(dialog, label).fill(answer);
  await take(page, 'intake--filled');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
  await take(page, 'intake--sent');
});
