import { MINUTE_MS } from '@dhruva/kernel/durations';
import type { Page } from '@playwright/test';
import { THERAPIST_IDS, therapistById } from '@dhruva/care/therapists/contract/catalogue';
import { signedIn } from './account.ts';
import {
  bookingDialog,
  therapistCard,
  fillBooking,
  openBookingForm,
  payButton,
} from './booking-form.ts';
import { expect, test } from './journey.ts';
import { openCheckout, payFor } from './paying.ts';

/** The API paths that a page requests. */
const askedOf = (page: Page): readonly string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  return asked;
};

test('a visitor reads all that is open to everybody, and the server is asked for nothing', async ({
  page,
}) => {
  const asked = askedOf(page);
  for (const path of ['/', '/paid', '/free-therapy', '/faq', '/terms', '/privacy', '/feedback']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(asked).toEqual([]);
});

test('six cards say everything of their therapist, as a text or as a list', async ({ page }) => {
  await page.goto('/paid');
  for (const therapist of THERAPIST_IDS.map(therapistById)) {
    const { name, qualifications, experience, languages, expertise } = therapist;
    const rupees = (paise: number): string => `₹${(paise / 100).toLocaleString('en-IN')}`;
    const facts = [qualifications, experience, languages.join(', '), expertise].flat();
    const texts = [...facts, rupees(therapist.feePaise), '/session', '(*tax included)'];
    for (const text of texts) await expect(therapistCard(page, name)).toContainText(text);
    await expect(therapistCard(page, name).locator('s, del')).toContainText(
      rupees(therapist.oldFeePaise),
    );
    for (const button of [/^Calendar/, /^Book Appointment/])
      await expect(therapistCard(page, name).getByRole('button', { name: button })).toBeVisible();
  }
});

test('the form gets day, time and therapist; a time is kept for fifteen minutes; the booking carries it all', async ({
  page,
}) => {
  await page.clock.install();
  await signedIn(page);
  const form = await openBookingForm(page, 'C');
  await expect(form).toContainText('Sample therapist C');
  await expect(form).toContainText(/\w+ \d+ \w+, \d+:00 [AP]M to \d+:45 [AP]M India time/);
  const [, slot = ''] = /, (\d+:00 [AP]M) to/.exec(await form.innerText()) ?? [];
  await expect(form).toContainText('the time is kept for you for 15 minutes');
  await expect(form.getByRole('button', { name: 'Cancel' })).toBeVisible();
  const services = form.getByRole('group', { name: /^Services/ }).getByRole('checkbox');
  expect(
    await services.evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value'))),
  ).toEqual(['Counselling', 'Assessment', 'Hypnotherapy', 'Special Needs']);
  await fillBooking(form);
  const ordered = page.waitForRequest('**/api/payment/create-order');
  const checkout = await openCheckout(page, payButton(form));
  await checkout.cancel();
  const order = await ordered;
  expect(order.postDataJSON()).toMatchObject({
    amount: 1_500,
    receipt: expect.stringMatching(/^therapy_\d{13}$/),
  });
  expect(await (await order.response())?.json()).toMatchObject({ amount: 150_000 });

  await expect(form).toContainText(/kept for you until \d+:\d\d [AP]M, 14 min more/);
  await page.clock.fastForward(14.1 * MINUTE_MS);
  await expect(form).toContainText('less than a minute');
  await page.clock.fastForward(MINUTE_MS);
  await expect(form).toContainText('The time is no longer kept.');
  await expect(form.getByLabel('Address')).toHaveValue('7 Lake Road, Nagpur');

  const saved = page.waitForRequest('**/api/bookings/create');
  await payFor(page, payButton(form));
  expect((await saved).postDataJSON()).toEqual({
    bookingDetails: {
      pseudoName: 'Bluebird',
      supportFor: 'self',
      language: 'Hindi',
      mobile: expect.stringMatching(/98765 ?01234/),
      address: '7 Lake Road, Nagpur',
      services: ['Counselling'],
      date: expect.stringMatching(/^\w{3} \w{3} \d\d \d{4}$/),
      slot,
      doctor: 'Sample therapist C',
      paymentId: expect.stringMatching(/^pay_/),
      amountPaid: 1_500,
      currency: 'INR',
    },
  });
  await expect(bookingDialog(page)).toBeHidden();
});

test('a profile that cannot be loaded is logged and said, and comes by itself: nobody is logged out', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await signedIn(page);
  await page.route('**/api/profile/me', (route) => route.abort());
  await page.goto('/profile');
  const said = page.getByText('You stay signed in');
  await expect(said).toBeVisible();
  expect(logged.filter((line) => line.includes('Profile could not be loaded'))).toHaveLength(1);
  await page.unroute('**/api/profile/me');
  await expect(page.getByLabel('Date of birth')).toBeVisible();
  await expect(said).toBeHidden();
});
