import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { NAGPUR_1990, signedIn } from '@dhruva/e2e/account.ts';
import { expectAccessible } from '@dhruva/e2e/accessible.ts';
import { expect, ON_PHONE_TOO, test } from '@dhruva/e2e/journey.ts';
import { fillQuestions, openPackage, packagePay, SMALLEST } from '@dhruva/e2e/package-form.ts';
import { payFor } from '@dhruva/e2e/paying.ts';
import { pagePicture, picture } from '@dhruva/e2e/pictures.ts';

const TITLE = /^5 questions/;

/** Signs somebody in who bought the smallest package. */
const bought = async (page: Page): Promise<void> => {
  await signedIn(page, NAGPUR_1990);
  await openPackage(page, SMALLEST);
  await fillQuestions(page, SMALLEST);
  await payFor(page, packagePay(page, SMALLEST));
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
};

const openBookings = async (page: Page): Promise<void> => {
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'My Bookings' }).click();
};

test('nothing bought, and a list that cannot be loaded', async ({ page }) => {
  await signedIn(page);
  await openBookings(page);
  await expect(page.getByText("You haven't booked any therapy sessions yet.")).toBeVisible();
  await page.route('**/api/bookings/my-bookings', (route) => route.abort());
  await openBookings(page);
  await expect(page.getByText('Loading bookings...')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Could not load booking history.');
  await page.unroute('**/api/bookings/my-bookings');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText("You haven't booked any therapy sessions yet.")).toBeVisible();
});

test('a purchase with its state, cancelled for what was shown', async ({ page }, info) => {
  await bought(page);
  await openBookings(page);
  const list = page.getByRole('tabpanel');
  await expect(list.getByRole('button', { name: TITLE })).toContainText('Paid');
  for (const text of ['Answer due by', '₹1,100 (INR)', 'pay_'])
    await expect(list).toContainText(text);
  await pagePicture(page, info, 'bookings');
  await expectAccessible(page, 'My Bookings');

  await list.getByRole('button', { name: 'Cancel this purchase' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this purchase?' });
  await expect(dialog).toContainText('You get ₹1,100 of ₹1,100 back.');
  await expect(dialog).toContainText('Not answered yet');
  await picture(page, info, 'booking-cancel');
  await expectAccessible(page, 'cancelling');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await list.getByRole('button', { name: 'Cancel this purchase' }).click();
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click();
  const done = page.getByRole('dialog', { name: 'Success' });
  await expect(done).toContainText('Cancelled. The money goes back the way it came.');
  await done.getByRole('button', { name: 'OK' }).click();
  await expect(list).toContainText('₹1,100');
  await expect(list).toContainText('you cancelled');
  await expect(list.getByRole('button', { name: 'Cancel this purchase' })).toBeHidden();
  const refunded = async () => {
    await openBookings(page);
    await expect(list.getByRole('button', { name: TITLE })).toBeVisible();
    return list.innerText();
  };
  await expect.poll(refunded).toContain('₹1,100 was given back');
  await pagePicture(page, info, 'booking-refunded');
});

test('what is given back changed meanwhile: nothing is cancelled, the new sum is shown', async ({
  page,
}) => {
  await bought(page);
  await page.route('**/api/bookings/my-bookings', async (route) => {
    const reply = await route.fetch();
    const [booking] = (await reply.json()) as { cancellation: { refundPaise: number } }[];
    if (booking) booking.cancellation.refundPaise = 55_000;
    await route.fulfill({ response: reply, json: [booking] });
  });
  await openBookings(page);
  await page.getByRole('button', { name: 'Cancel this purchase' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this purchase?' });
  await expect(dialog).toContainText('You get ₹550 of ₹1,100 back.');
  await page.unroute('**/api/bookings/my-bookings');
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(dialog.getByRole('alert')).toContainText('nothing was cancelled');
  await expect(dialog).toContainText('You get ₹1,100 of ₹1,100 back.');
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByRole('dialog', { name: 'Success' })).toContainText('Cancelled.');
});

test('the receipt: on the page, on paper, and as a PDF', ON_PHONE_TOO, async ({ page }, info) => {
  await bought(page);
  await openBookings(page);
  await page.getByRole('link', { name: 'Receipt' }).click();
  await expect(page).toHaveURL(/\/receipt\?order=/);
  await expect(page).toHaveTitle(/Receipt/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const receipt = page.getByRole('article');
  for (const text of ['₹1,100', 'Simulation', 'Total']) await expect(receipt).toContainText(text);
  await pagePicture(page, info, 'receipt');
  await expectAccessible(page, 'the receipt');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^receipt-[\w-]+\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(receipt).toBeVisible();
  await expect(receipt).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await picture(page, info, 'receipt-on-paper');
});

test('a receipt is nobody else’s', async ({ page }) => {
  await bought(page);
  await openBookings(page);
  await page.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  const address = page.url();
  await signedIn(page);
  await page.goto(address);
  await expect(page.getByRole('alert')).toContainText(
    'We could not find this purchase in your account.',
  );
  await page.goto('/receipt');
  await expect(page.getByText('Open a receipt from My Bookings')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto(address);
  await expect(page.getByText('Please log in to see your receipt.')).toBeVisible();
});
