import { expect, type Locator, type Page } from '@playwright/test';
import { claimDay, dayLabel } from './claimed-days.ts';

/** The dialog to choose a day and a time with a therapist. */
export const slotDialog = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name: `Select Date & Slot: ${name}` });

export const bookingDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Book Appointment' });

/** A therapist's card. */
export const therapistCard = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

/** Opens a therapist's calendar and waits for its times. */
export const openSlots = async (page: Page, name: string): Promise<Locator> => {
  await page.goto('/paid');
  await therapistCard(page, name)
    .getByRole('button', { name: /^Book Appointment/ })
    .click();
  const dialog = slotDialog(page, name);
  await expect(dialog.getByRole('grid')).toBeVisible();
  return dialog;
};

const MONTHS_SHOWN = 4;

/** Goes to the month of a day (YYYY-MM-DD) and returns the day's button. */
export const dayButton = async (dialog: Locator, day: string): Promise<Locator> => {
  await expect(dialog.getByRole('grid')).toBeVisible();
  const button = dialog.getByRole('button', { name: dayLabel(day) });
  for (let month = 1; month < MONTHS_SHOWN && (await button.count()) === 0; month += 1)
    await dialog.getByRole('button', { name: 'Go to the Next Month' }).click();
  return button;
};

/** Chooses a day and waits for its times. */
export const chooseDay = async (dialog: Locator, day: string): Promise<void> => {
  await (await dayButton(dialog, day)).click();
  await expect(dialog.getByRole('radio').first()).toBeVisible();
};

/** Chooses a day and its first free time; returns the displayed time. */
export const chooseTime = async (dialog: Locator, day: string): Promise<string> => {
  await chooseDay(dialog, day);
  await dialog.locator('input[type=radio]:enabled').first().check();
  return dialog.locator('label:has(input[type=radio]:checked)').innerText();
};

/** Opens the booking form with the first free slot of a day of the therapist (A to F) that no other journey uses. */
export const openBookingForm = async (
  page: Page,
  therapist: string,
  day = claimDay(therapist),
): Promise<Locator> => {
  const dialog = await openSlots(page, `Sample therapist ${therapist}`);
  await chooseTime(dialog, day);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const form = bookingDialog(page);
  await expect(form).toBeVisible();
  return form;
};

/** Fills in the form with a fictitious person. */
export const fillBooking = async (form: Locator): Promise<void> => {
  await form.getByLabel('Name to call you by').fill('Bluebird');
  await form.getByLabel('Myself').check();
  await form.getByLabel('Language of the session').selectOption('Hindi');
  await form.getByLabel('Mobile number').fill('98765 01234');
  await form.getByLabel('Address').fill('7 Lake Road, Nagpur');
  await form.getByLabel('Counselling').check();
};

export const payButton = (form: Locator): Locator =>
  form.getByRole('button', { name: 'Proceed to Pay' });
