import { expect, type Locator, type Page } from '@playwright/test';
import { bought } from './paying.ts';

/** The form's text fields by label, with an answer each. */
export const ANSWERS: readonly (readonly [label: string, answer: string])[] = [
  ['Name', 'Asha Rao'],
  ['Phone number', '98765 43210'],
  ['E-mail (optional)', 'asha@example.in'],
  ['Age (optional)', '36'],
  ['Sex (optional)', 'female'],
  ['Occupation (optional)', 'Teacher'],
  ['Address (optional)', '12 Lake Road, Nagpur'],
  ['Referred by (optional)', 'A friend'],
  ['Have you received therapy before? When, and for what? (optional)', 'Never before.'],
  ['Concerns you would like to be addressed (optional)', 'Sleep, and worry about work.'],
  ['Issues that are most difficult for you now (optional)', 'Mornings.\nMeetings.'],
  ['These concerns have been present since (optional)', 'Last winter'],
  ['Whom do you live with? (optional)', 'My sister'],
  ['People who support you (optional)', 'My sister, two friends'],
  ['Medical care you receive now, with medicines (optional)', 'None'],
  ['Conditions under treatment (optional)', 'None'],
  ['Chronic illness (optional)', 'Asthma, mild'],
  ['Any additional therapy (optional)', 'Yoga'],
  ['Confirmation and remarks (optional)', 'सब सच है।'],
];

export const intakeDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Intake form' });

export const field = (dialog: Locator, label: string): Locator =>
  dialog.getByLabel(label, { exact: true });

/** In My Bookings, the button that opens the intake form of a purchase. */
export const intakeOpener = (page: Page): Locator =>
  page.getByRole('tabpanel').getByRole('button', { name: 'Intake form', exact: true });

/** Opens My Bookings of a user who bought a plan, and there the intake form. */
export const openIntake = async (page: Page): Promise<Locator> => {
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'My Bookings' }).click();
  await intakeOpener(page).click();
  const dialog = intakeDialog(page);
  await expect(field(dialog, 'Name')).toBeVisible();
  return dialog;
};

/** Buys the smallest plan by API calls. */
export const boughtPlan = async (page: Page): Promise<unknown> =>
  bought(page, 1_200, { kind: 'plan', planId: 'session-1200' });
