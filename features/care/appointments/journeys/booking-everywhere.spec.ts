import { signedIn } from '@dhruva/e2e/account.ts';
import { expectAccessible } from '@dhruva/e2e/accessible.ts';
import {
  bookingDialog,
  therapistCard,
  chooseDay,
  openSlots,
  payButton,
  slotDialog,
} from '@dhruva/e2e/booking-form.ts';
import { claimDay } from '@dhruva/e2e/claimed-days.ts';
import { expect, test } from '@dhruva/e2e/journey.ts';
import { bought } from '@dhruva/e2e/paying.ts';
import { picture } from '@dhruva/e2e/pictures.ts';
import { closeWithEscape } from '@dhruva/e2e/keys.ts';

const BOOKED = 'Your appointment has been booked successfully!';

test('73: by keyboard alone', async ({ page }) => {
  await signedIn(page);
  await page.goto('/paid');
  const open = therapistCard(page, 'Sample therapist E').getByRole('button', { name: /^Calendar/ });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = slotDialog(page, 'Sample therapist E');
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  const days = dialog.getByRole('gridcell').getByRole('button', { disabled: false });
  await days.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('radio').first()).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeFocused();
  await page.keyboard.press('Enter');
  const form = bookingDialog(page);
  await form.getByLabel('Name to call you by').focus();
  for (const step of ['Bluebird', 'Space', 'Hindi', '9876501234', '7 Lake Road, Nagpur']) {
    await (step === 'Space' ? page.keyboard.press(step) : page.keyboard.type(step));
    await page.keyboard.press('Tab');
  }
  await payButton(form).focus();
  await page.keyboard.press('Enter');
  const frame = page.frameLocator('iframe[name="razorpay-sandbox"]');
  await frame.getByRole('button', { name: / – success$/ }).focus();
  await page.keyboard.press('Enter');
  const success = page.getByRole('dialog', { name: 'Success' });
  await expect(success).toContainText(BOOKED);
  await closeWithEscape(success);
});

test.describe('elsewhere', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('44: a visitor in New York sees India time first, then their own', async ({
    page,
  }, info) => {
    await signedIn(page);
    const dialog = await openSlots(page, 'Sample therapist F');
    await chooseDay(dialog, claimDay('F'));
    await expect(dialog.getByText(/10:00 AM to 10:45 AM India time/)).toBeVisible();
    await expect(dialog.getByText(/\w+ \d+ \w+, \d+:\d\d [AP]M where you are/)).toHaveCount(3);
    await picture(page, info, 'booking-new-york');
  });
});

test('a slot somebody bought is shown as taken', async ({ page }) => {
  await signedIn(page);
  const date = claimDay('F');
  const form = {
    pseudoName: 'Robin',
    supportFor: 'self',
    language: 'Hindi',
    mobile: '9876501234',
    address: 'Pune',
    services: [],
  };
  await bought(page, 1_500, { kind: 'therapy', therapistId: '6', date, slot: '3:00 PM', form });
  const again = await openSlots(page, 'Sample therapist F');
  await chooseDay(again, date);
  await expect(again.getByRole('radio').nth(2)).toBeDisabled();
  await expect(again.getByRole('radio', { name: /taken/ })).toHaveCount(1);
});

test.describe('a very small window', () => {
  test.use({ viewport: { width: 320, height: 640 }, colorScheme: 'dark' });

  test('73: at 320 px, in the dark, neither dialog scrolls sideways', async ({ page }, info) => {
    await signedIn(page);
    const sideways = `(() => {
      const [body] = document.querySelectorAll('[role=dialog] .overflow-y-auto');
      return body.scrollWidth - body.clientWidth;
    })()`;
    const dialog = await openSlots(page, 'Sample therapist C');
    await chooseDay(dialog, claimDay('C'));
    expect(await page.evaluate(sideways)).toBe(0);
    await picture(page, info, 'booking-slots-small');
    await expectAccessible(page, 'date and slot in the dark');
    await dialog.locator('input[type=radio]:enabled').first().check();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(bookingDialog(page)).toBeVisible();
    expect(await page.evaluate(sideways)).toBe(0);
    await picture(page, info, 'booking-form-small');
    await expectAccessible(page, 'the booking form in the dark');
  });
});
