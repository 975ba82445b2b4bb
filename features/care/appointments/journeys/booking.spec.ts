import { signedIn } from '@dhruva/e2e/account.ts';
import { expectAccessible } from '@dhruva/e2e/accessible.ts';
import {
  therapistCard,
  chooseDay,
  fillBooking,
  openBookingForm,
  openSlots,
  payButton,
  slotDialog,
} from '@dhruva/e2e/booking-form.ts';
import { claimDay } from '@dhruva/e2e/claimed-days.ts';
import { helpIn, numberIn } from '@dhruva/e2e/helplines.ts';
import { expect, ON_PHONE_TOO, test } from '@dhruva/e2e/journey.ts';
import { askServer, countOrders, openCheckout, payFor } from '@dhruva/e2e/paying.ts';
import { pagePicture, picture } from '@dhruva/e2e/pictures.ts';
import { calendarFile } from '@dhruva/e2e/sessions.ts';

const BOOKED = 'Your appointment has been booked successfully!';

test('six sample profiles, with fee, old fee and facts', async ({ page }, info) => {
  await page.goto('/paid');
  await expect(page.getByText('All sessions are online.')).toBeVisible();
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(cards).toHaveCount(6);
  const first = therapistCard(page, 'Sample therapist A');
  for (const text of ['₹2,000', '₹2,800', '/session', '(*tax included)', 'Sample profile'])
    await expect(first).toContainText(text);
  for (const text of ['PhD in Psychology', 'English, Hindi', 'Anxiety', 'RCI registration no.'])
    await expect(first).toContainText(text);
  await expect(therapistCard(page, 'Sample therapist B')).toContainText('₹1,500');
  await expect(page.getByText('4.7')).toHaveCount(0);
  await pagePicture(page, info, 'therapists');
  await expectAccessible(page, 'the therapists');
});

test('signed out, both buttons ask for a login first', async ({ page }) => {
  await page.goto('/paid');
  for (const name of [/^Calendar/, /^Book Appointment/]) {
    await therapistCard(page, 'Sample therapist B').getByRole('button', { name }).click();
    const notice = page.getByRole('dialog', { name: 'A session with Sample therapist B' });
    await expect(notice).toContainText('Please log in to book an appointment.');
    await notice.getByRole('button', { name: 'Cancel' }).click();
    await expect(notice).toBeHidden();
  }
});

test(
  'the calendar: no Sundays, no past days, a slot before Confirm, Cancel books nothing',
  ON_PHONE_TOO,
  async ({ page }, info) => {
    await signedIn(page);
    const orders = countOrders(page);
    const dialog = await openSlots(page, 'Sample therapist B');
    const sundays = dialog.getByRole('button', { name: /^Sunday / });
    for (const sunday of await sundays.all()) await expect(sunday).toBeDisabled();
    expect(await sundays.count()).toBeGreaterThan(3);
    const confirm = dialog.getByRole('button', { name: 'Confirm' });
    await expect(confirm).toBeDisabled();
    await chooseDay(dialog, claimDay('B'));
    await expect(dialog.getByRole('radio')).toHaveCount(3);
    await expect(
      dialog.getByRole('radio', { name: /^\w+ \d+ \w+, 10:00 AM to 10:45 AM India time$/ }),
    ).toBeVisible();
    await dialog.getByRole('radio').nth(1).check();
    await expect(confirm).toBeEnabled();
    await picture(page, info, 'booking-slots');
    await expectAccessible(page, 'date and slot');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await therapistCard(page, 'Sample therapist C')
      .getByRole('button', { name: /^Calendar/ })
      .click();
    const other = slotDialog(page, 'Sample therapist C');
    await expect(other.getByRole('radio').first()).toBeVisible();
    await expect(other.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    expect(orders()).toBe(0);
  },
);

test('from the time to the booking', ON_PHONE_TOO, async ({ page }, info) => {
  await signedIn(page);
  const form = await openBookingForm(page, 'A');
  await expect(form).toContainText('India time');
  await expect(form).toContainText('On the day of payment, before the session');
  await fillBooking(form);
  await picture(page, info, 'booking-form');
  await expectAccessible(page, 'the booking form');
  await payFor(page, payButton(form));
  const success = page.getByRole('dialog', { name: 'Success' });
  await expect(success).toContainText(BOOKED);
  await expect(success).toContainText('What happens next');
  await expect(success).toContainText(/Reference S-[\dA-F]{8}/);
  await picture(page, info, 'booking-booked');
  await expectAccessible(page, 'booked');
  expect(await calendarFile(page, success)).toMatch(/^BEGIN:VCALENDAR\r\n/);
  await expect(success.getByRole('link', { name: 'Receipt' })).toBeVisible();
  await expect(form).toBeHidden();
  const [booking] = (await askServer(page, '/api/bookings/my-bookings')) as Record<
    string,
    unknown
  >[];
  expect(booking).toMatchObject({
    kind: 'therapy',
    stage: 'Booked',
    doctor: 'Sample therapist A',
    pseudoName: 'Bluebird',
    mobile: '9876501234',
    amountPaid: 2_000,
    services: ['Counselling'],
  });
  await success.getByRole('link', { name: 'See My Bookings' }).click();
  await expect(page.getByRole('button', { name: /Session with Sample therapist A/ })).toBeVisible();
});

test('what is missing is said above and at each field', async ({ page }, info) => {
  await signedIn(page);
  const form = await openBookingForm(page, 'C');
  await form.getByLabel('Address').fill('7 Lake Road');
  await payButton(form).click();
  const summary = form.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Please fill in all the required fields.');
  await expect(form.getByLabel('Name to call you by')).toHaveAttribute('aria-invalid', 'true');
  await fillBooking(form);
  await form.getByLabel('Mobile number').fill('98765');
  await payButton(form).click();
  await expect(summary).toContainText('Please enter a valid 10-digit phone number.');
  await form.getByLabel('Someone else').check();
  await expect(form).toContainText('a parent or legal guardian');
  await picture(page, info, 'booking-missing');
  await expectAccessible(page, 'a booking form with errors');
});

test('words of distress bring help, and the way to a therapist stays', async ({ page }, info) => {
  await signedIn(page);
  const form = await openBookingForm(page, 'C');
  await form.getByLabel('Address').fill('mujhe jeena nahi hai');
  await expect(numberIn(helpIn(form), '14416')).toBeInViewport();
  await expect(payButton(form)).toBeVisible();
  await picture(page, info, 'booking-distress');
});

test('11: the slot is taken meanwhile: others are shown, nothing typed is lost', async ({
  page,
  browser,
  baseURL,
}, info) => {
  await signedIn(page);
  const day = claimDay('D');
  const form = await openBookingForm(page, 'D', day);
  await fillBooking(form);
  const rival = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await signedIn(rival);
  const rivals = await openBookingForm(rival, 'D', day);
  await fillBooking(rivals);
  await payFor(rival, payButton(rivals));
  await expect(rival.getByRole('dialog', { name: 'Success' })).toContainText(BOOKED);
  await rival.context().close();

  await payButton(form).click();
  await expect(form.getByRole('alert')).toContainText(
    'This time was just taken. Please choose another one; nothing was charged.',
  );
  await picture(page, info, 'booking-taken');
  await expectAccessible(page, 'a slot that was taken');
  await form
    .getByRole('button', { name: /12:00 PM/ })
    .first()
    .click();
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expect(form.getByLabel('Address')).toHaveValue('7 Lake Road, Nagpur');
  await payFor(page, payButton(form));
  await expect(page.getByRole('dialog', { name: 'Success' })).toContainText(BOOKED);
});

test('dismissed, the time is kept and everything typed is there; then it is paid', async ({
  page,
}, info) => {
  await signedIn(page);
  const form = await openBookingForm(page, 'E');
  await fillBooking(form);
  const checkout = await openCheckout(page, payButton(form));
  await checkout.cancel();
  await expect(form).toContainText('This time is kept for you until');
  await expect(form).toContainText('Not paid. If your bank did take money');
  await expect(form.getByLabel('Address')).toHaveValue('7 Lake Road, Nagpur');
  await picture(page, info, 'booking-kept');
  await payFor(page, payButton(form));
  await expect(page.getByRole('dialog', { name: 'Success' })).toContainText(BOOKED);
});

test('logged out meanwhile: said at the form, which keeps what was typed', async ({ page }) => {
  await signedIn(page);
  const orders = countOrders(page);
  const form = await openBookingForm(page, 'B');
  await fillBooking(form);
  await page.evaluate(() => localStorage.removeItem('authToken'));
  await payButton(form).click();
  await expect(form.getByRole('alert')).toContainText('Please log in to book an appointment.');
  await expect(form.getByLabel('Address')).toHaveValue('7 Lake Road, Nagpur');
  expect(orders()).toBe(0);
});

test('the browser is lost after paying: the session is booked, and the page says so', async ({
  page,
}) => {
  await signedIn(page);
  const form = await openBookingForm(page, 'E');
  await fillBooking(form);
  const checkout = await openCheckout(page, payButton(form));
  await checkout.payAndLoseTheBrowser();
  await page.goto('/paid');
  const told = page.getByRole('status').filter({ hasText: 'Session with Sample therapist E' });
  await expect(told).toContainText('Paid.');
  await expect(page.getByRole('dialog'), 'it is booked, so no form asks for it').toHaveCount(0);
  const [booking] = (await askServer(page, '/api/bookings/my-bookings')) as { stage: string }[];
  expect(booking?.stage).toBe('Booked');
});

test('no order, and a booking that cannot be fetched: the specification’s words', async ({
  page,
}) => {
  await signedIn(page);
  const form = await openBookingForm(page, 'F');
  await fillBooking(form);
  await page.route('**/api/payment/create-order', (route) => route.abort());
  await payButton(form).click();
  await expect(form).toContainText('Could not initiate payment. Please try again later.');
  await page.unroute('**/api/payment/create-order');
  await page.route('**/api/bookings/create', (route) => route.abort());
  await payFor(page, payButton(form));
  const lost = page.getByRole('dialog', { name: 'Error' });
  await expect(lost).toContainText(
    'Payment successful but booking failed. Please contact support.',
  );
  await expect(lost).toContainText(/Payment id: pay_/);
  await page.unroute('**/api/bookings/create');
  await lost.getByRole('button', { name: 'Save again' }).click();
  await expect(page.getByRole('dialog', { name: 'Success' })).toContainText(BOOKED);
});
