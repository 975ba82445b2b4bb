import { expect, type Locator, type Page } from '@playwright/test';
import { NAGPUR_1990, signedIn } from './account.ts';
import { ask } from './birth-details.ts';
import { openBookingForm } from './booking-form.ts';
import { boughtPlan, openIntake } from './intake-form.ts';
import { openPackage, SMALLEST } from './package-form.ts';
import { openPairForm } from './pair-form.ts';

/** A form with free-text fields. */
export interface FreeForm {
  readonly name: string;
  /** Opens the form, signed in where needed; returns the element that contains the fields. */
  readonly open: (page: Page) => Promise<Locator>;
  /** The number of free-text fields. */
  readonly fields: number;
  /** A selector for the free-text fields, where other inputs would match, too. */
  readonly only?: string;
}

/** Free-text fields: no pickers, checkboxes, lists, read-only or ten-digit fields. */
const WRITTEN =
  'textarea, input:is([type=text], [type=email], [type=tel]):not([readonly]):not([maxlength="10"])';

export const writtenFields = (form: Locator, { only = WRITTEN }: Pick<FreeForm, 'only'>) =>
  form.locator(only);

const main = (page: Page): Locator => page.getByRole('main');

/**
 * Every form with free text. Left out, since no sentences fit into them: six-digit codes, the profile's
 * mobile number, and the read-only referral link.
 */
export const FREE_FORMS: readonly FreeForm[] = [
  {
    name: 'intake',
    fields: 19,
    open: async (page) => {
      await signedIn(page);
      await boughtPlan(page);
      return openIntake(page);
    },
  },
  {
    name: 'booking',
    fields: 3,
    open: async (page) => {
      await signedIn(page);
      return openBookingForm(page, 'D');
    },
  },
  {
    name: 'custom-questions',
    fields: 5,
    open: async (page) => {
      await signedIn(page, NAGPUR_1990);
      await openPackage(page, SMALLEST);
      return main(page);
    },
  },
  {
    name: 'support',
    fields: 2,
    open: async (page) => {
      await page.goto('/feedback');
      return main(page);
    },
  },
  {
    name: 'login',
    fields: 2,
    open: async (page) => {
      await page.goto('/login');
      return page.getByRole('dialog');
    },
  },
  {
    name: 'sign-up',
    fields: 3,
    open: async (page) => {
      await page.goto('/signup');
      return main(page);
    },
  },
  {
    name: 'profile',
    fields: 3,
    open: async (page) => {
      await signedIn(page);
      await page.goto('/profile');
      await expect(page.getByLabel('Date of birth')).toBeVisible();
      return main(page);
    },
  },
  {
    name: 'birth-details',
    fields: 2,
    open: async (page) => {
      await signedIn(page, NAGPUR_1990);
      await page.goto('/Question');
      const dialog = await ask(page, 'When is my income likely to grow?');
      await dialog.getByRole('radio', { name: 'Someone else' }).check();
      return dialog;
    },
  },
  {
    name: 'two-people',
    fields: 2,
    only: '[role=combobox]',
    open: async (page) => openPairForm(page),
  },
];
