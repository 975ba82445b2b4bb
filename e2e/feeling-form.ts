import { expect, type Locator, type Page } from '@playwright/test';

export const SELF_HARM = 'Thoughts of hurting myself or not wanting to live';
export const HOPELESS = 'Feeling hopeless about the future';

/** The symptom checkboxes. */
export const boxes = (page: Page): Locator =>
  page.getByRole('group', { name: 'Tick 8–10 symptoms' }).getByRole('checkbox');
export const star = (page: Page, count: number): Locator =>
  page.getByRole('radio', { name: `${count} of 5 stars` });
export const submit = (page: Page): Locator =>
  page.getByRole('button', { name: 'Submit', exact: true });
/** The help card. */
export const helpCard = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: 'You are not alone' });
type Title = 'Error' | 'Success' | 'Save how you feel' | 'You have been signed out';
export const messageDialog = (page: Page, title: Title): Locator =>
  page.getByRole('dialog', { name: title, exact: true });

export const tick = async (page: Page, many: number): Promise<void> => {
  for (let index = 0; index < many; index += 1) await boxes(page).nth(index).check();
};
export const rate = async (page: Page, count: number): Promise<void> => {
  await star(page, count).check({ force: true });
};
/** The entries of the history, newest first. */
export const rows = (page: Page): Locator =>
  page.getByRole('table', { name: 'How you have been' }).locator('tbody');

/** Ticks this many symptoms, rates, saves, and closes the confirmation. */
export const saveOne = async (page: Page, rating: number, many: number): Promise<void> => {
  await tick(page, many);
  await rate(page, rating);
  await submit(page).click();
  await expect(messageDialog(page, 'Success')).toContainText('Saved to your profile.');
  await messageDialog(page, 'Success').getByRole('button', { name: 'OK' }).click();
};
