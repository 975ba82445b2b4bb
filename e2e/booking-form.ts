import { expect, type Locator, type Page } from '@playwright/test';

/** The dialog of choosing a day and a time with a therapist. */
export const slotDialog = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name: `Select Date & Slot: ${name}` });

export const bookingDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Book Appointment' });

/** A therapist's card. */
export const card = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

/** Opens the calendar of a therapist and waits for its times. */
export const openSlots = async (page: Page, name: string): Promise<Locator> => {
  await page.goto('/paid');
  await card(page, name)
    .getByRole('button', { name: /^Book Appointment/ })
    .click();
  const dialog = slotDialog(page, name);
  await expect(dialog.getByRole('grid')).toBeVisible();
  return dialog;
};

/** Chooses one of the days that have a free time, counted from 0, and waits for its times. */
export const chooseDay = async (dialog: Locator, number: number): Promise<void> => {
  await dialog.getByRole('gridcell').getByRole('button', { disabled: false }).nth(number).click();
  await expect(dialog.getByRole('radio').first()).toBeVisible();
};

/** Goes as far as the booking form with a slot of the therapist: `day` of the free ones, from 0. */
export const openBookingForm = async (
  page: Page,
  { name, day = 1, slot = 0 }: { name: string; day?: number; slot?: number },
): Promise<Locator> => {
  const dialog = await openSlots(page, name);
  await chooseDay(dialog, day);
  await dialog.locator('input[type=radio]:enabled').nth(slot).check();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const form = bookingDialog(page);
  await expect(form).toBeVisible();
  return form;
};

/** Fills the form with somebody who does not exist. */
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
