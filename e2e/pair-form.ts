import { expect, type Locator, type Page } from '@playwright/test';
import type { Other } from './birth-details.ts';

export const pairForm = (page: Page): Locator => page.locator('#relationship-section');

export const pairDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Compatibility Questions' });

/** Opens the home page and waits until its compatibility form is hydrated. */
export const openPairForm = async (page: Page): Promise<Locator> => {
  await page.goto('/#relationship-section');
  const form = pairForm(page);
  await expect(form.getByRole('button', { name: 'Check Compatibility' })).toBeEnabled();
  return form;
};

/** Fills in a field that becomes a picker on focus. */
const pick = async (field: Locator, value: string): Promise<void> => {
  await field.focus();
  await field.fill(value);
};

/** Fills in one of the two columns. */
export const fillPerson = async (
  form: Locator,
  who: 'Person 1 (self)' | 'Person 2 (other)',
  person: Other,
): Promise<void> => {
  const column = form.getByRole('group', { name: who });
  await pick(column.getByLabel('Date of birth'), person.date);
  if (person.time === undefined) await column.getByLabel("I don't know the exact time").check();
  else await pick(column.getByLabel('Time of birth'), person.time);
  const place = column.getByRole('combobox', { name: 'Place of birth' });
  await place.fill(person.place);
  if (person.choose === undefined) await place.press('Tab');
  else await column.getByRole('option', { name: person.choose }).first().click();
};

export const NAGPUR = {
  date: '1990-08-15',
  time: '14:30',
  place: 'Nagpur',
  choose: /^Nagpur/,
} as const;
export const PUNE = { date: '1992-11-03', time: '21:05', place: 'Pune', choose: /^Pune/ } as const;

/** Fills in both columns, submits them, and returns the dialog of the six questions. */
export const checkPair = async (page: Page, other: Other = PUNE): Promise<Locator> => {
  const form = await openPairForm(page);
  await fillPerson(form, 'Person 1 (self)', NAGPUR);
  await fillPerson(form, 'Person 2 (other)', other);
  await form.getByLabel(/agrees to my using/).check();
  await form.getByRole('button', { name: 'Check Compatibility' }).click();
  await expect(pairDialog(page)).toBeVisible();
  return pairDialog(page);
};
