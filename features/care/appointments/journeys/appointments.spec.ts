import { signedIn } from '@dhruva/e2e/account.ts';
import { expectAccessible } from '@dhruva/e2e/accessible.ts';
import {
  bookingDialog,
  chooseTime,
  dayButton,
  fillBooking,
  openBookingForm,
} from '@dhruva/e2e/booking-form.ts';
import { claimDay } from '@dhruva/e2e/claimed-days.ts';
import { expect, ON_PHONE_TOO, test } from '@dhruva/e2e/journey.ts';
import { askServer, bought, countOrders } from '@dhruva/e2e/paying.ts';
import { pagePicture, picture } from '@dhruva/e2e/pictures.ts';
import {
  BOOKED,
  boughtPack,
  boughtSession,
  calendarFile,
  mySessions,
} from '@dhruva/e2e/sessions.ts';
import { closeWithEscape } from '@dhruva/e2e/keys.ts';

test('a session booked with a credit of a pack', ON_PHONE_TOO, async ({ page }, info) => {
  await signedIn(page);
  await boughtPack(page);
  const orders = countOrders(page);
  await page.goto('/plans');
  const credits = page.getByRole('region', { name: 'Your sessions to book' });
  await expect(credits).toContainText('Pack of 6 sessions: 6 of 6 left');
  await credits.getByRole('button', { name: /^Book a session.*Pack of 6 sessions$/ }).click();

  const whom = page.getByRole('dialog', { name: 'Book a session' });
  await expect(whom.getByRole('radio')).toHaveCount(5);
  await expect(whom.getByRole('radio', { name: /Sample therapist A/ })).toHaveCount(0);
  await expect(whom.getByRole('button', { name: 'Choose a time' })).toBeDisabled();
  await whom.getByRole('radio', { name: /Sample therapist C/ }).check();
  await picture(page, info, 'credit-therapist');
  await expectAccessible(page, 'choosing a therapist');
  await whom.getByRole('button', { name: 'Choose a time' }).click();

  const slots = page.getByRole('dialog', { name: 'Select Date & Slot: Sample therapist C' });
  await chooseTime(slots, claimDay('C'));
  await slots.getByRole('button', { name: 'Confirm' }).click();
  const form = bookingDialog(page);
  await fillBooking(form);
  await expect(form).toContainText(
    'This uses a session of your plan "Pack of 6 sessions" (6 left).',
  );
  await expect(form).toContainText('the session goes back to your plan');
  await picture(page, info, 'credit-form');
  await expectAccessible(page, 'the booking form with a credit');
  await form.getByRole('button', { name: 'Book this session' }).click();

  const success = page.getByRole('dialog', { name: 'Success' });
  await expect(success).toContainText(BOOKED);
  await expect(success).toContainText(/Reference S-[\dA-F]{8}/);
  for (const text of ['What happens next', '24 hours and 1 hour before', '10 minutes before'])
    await expect(success).toContainText(text);
  await picture(page, info, 'credit-booked');
  await expectAccessible(page, 'booked with a credit');
  expect(await calendarFile(page, success)).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(orders()).toBe(0);
  expect(await askServer(page, '/api/plans/credits')).toMatchObject([{ left: 5, total: 6 }]);
  await success.getByRole('link', { name: 'See My Bookings' }).click();
  const sessions = page.getByRole('region', { name: 'Your sessions', exact: true });
  await expect(sessions.getByRole('listitem')).toContainText('Sample therapist C');
  await expect(sessions.getByRole('button', { name: 'Join' })).toBeDisabled();
  await expect(sessions.getByRole('listitem')).toContainText(/opens at \d+:50 [AP]M/);
  await pagePicture(page, info, 'sessions');
  await expectAccessible(page, 'My Bookings with a session');
});

test('a session plan books its band for half an hour, from My Bookings too', async ({ page }) => {
  await signedIn(page);
  await bought(page, 1_500, { kind: 'plan', planId: 'session-1500' });
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'My Bookings' }).click();
  await page.getByRole('button', { name: /^Book a session/ }).click();
  const whom = page.getByRole('dialog', { name: 'Book a session' });
  await expect(whom.getByRole('radio')).toHaveCount(2);
  await whom.getByRole('radio', { name: /Sample therapist E/ }).check();
  await whom.getByRole('button', { name: 'Choose a time' }).click();
  const slots = page.getByRole('dialog', { name: 'Select Date & Slot: Sample therapist E' });
  await chooseTime(slots, claimDay('E'));
  await slots.getByRole('button', { name: 'Confirm' }).click();
  const form = bookingDialog(page);
  await fillBooking(form);
  await form.getByRole('button', { name: 'Book this session' }).click();
  await expect(page.getByRole('dialog', { name: 'Success' })).toContainText(BOOKED);
  expect(await mySessions(page)).toMatchObject([{ minutes: 30, paidBy: 'credit' }]);
  expect(await askServer(page, '/api/plans/credits')).toEqual([]);
});

test('beside paying, a credit that fits is offered', async ({ page }, info) => {
  await signedIn(page);
  await boughtPack(page);
  const orders = countOrders(page);
  const form = await openBookingForm(page, 'D');
  await fillBooking(form);
  await expect(form.getByRole('radio', { name: 'Pay ₹1,500' })).toBeChecked();
  await form.getByRole('radio', { name: /Use a session of your plan "Pack of 6/ }).check();
  await picture(page, info, 'paid-with-credit');
  await expectAccessible(page, 'choosing how to pay');
  await form.getByRole('button', { name: 'Book this session' }).click();
  const success = page.getByRole('dialog', { name: 'Success' });
  await expect(success).toContainText(BOOKED);
  expect(orders()).toBe(0);
  await success.getByRole('button', { name: 'Intake form', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Intake form' })).toBeVisible();
});

test('73: a credit is used by keyboard alone', async ({ page }) => {
  await signedIn(page);
  await bought(page, 1_800, { kind: 'plan', planId: 'session-1800' });
  await page.goto('/plans');
  await page.getByRole('button', { name: /^Book a session/ }).focus();
  await page.keyboard.press('Enter');
  // One therapist has this band, so the time is chosen at once.
  const slots = page.getByRole('dialog', { name: 'Select Date & Slot: Sample therapist D' });
  await expect(slots.getByRole('radio').first()).toBeVisible();
  await (await dayButton(slots, claimDay('D'))).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(slots.locator('input[type=radio]:checked')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(slots.getByRole('button', { name: 'Confirm' })).toBeFocused();
  await page.keyboard.press('Enter');
  const form = bookingDialog(page);
  await expect(form).toBeVisible();
  await form.getByLabel('Name to call you by').focus();
  for (const step of ['Bluebird', 'Space', 'Hindi', '9876501234', '7 Lake Road, Nagpur']) {
    await (step === 'Space' ? page.keyboard.press(step) : page.keyboard.type(step));
    await page.keyboard.press('Tab');
  }
  await form.getByRole('button', { name: 'Book this session' }).focus();
  await page.keyboard.press('Enter');
  const success = page.getByRole('dialog', { name: 'Success' });
  await expect(success).toContainText(BOOKED);
  await closeWithEscape(success);
});

test('the page of a payment shows the session it was for', async ({ page }, info) => {
  await signedIn(page);
  const { orderId, reference } = await boughtSession(page, '1');
  await page.goto(`/payment?order=${orderId}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('Payment successful! Your session is in My Bookings.');
  await expect(main).toContainText(`Reference ${reference}`);
  await expect(main).toContainText('What happens next');
  await pagePicture(page, info, 'payment-session');
  await expectAccessible(page, 'a paid session on the page of its payment');
  expect(await calendarFile(page, main)).toMatch(/^BEGIN:VCALENDAR\r\n/);
});
