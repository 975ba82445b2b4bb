/**
 * Uses the keyboard only: Tab, Enter, Space, arrows, Escape and letters. Other flows have such tests in files
 * of their own.
 */
import type { Locator, Page } from '@playwright/test';
import { codeFor, freshPhone, NAGPUR_1990, signedIn } from './account.ts';
import { heldWithoutTime } from './birth-details.ts';
import { intakeDialog } from './intake-form.ts';
import { expect, test } from './journey.ts';
import { closeWithEscape, payInside, press, tab, tabTo, write } from './keys.ts';
import { pairDialog, pairForm } from './pair-form.ts';
import { checkoutOver } from './paying.ts';
import { creditSession } from './sessions.ts';

const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name });

/** Typed into a date picker; valid for any order of day and month. */
const FIFTH_OF_MAY = '05051985';

test('past the bar, through a menu of it, and in and out of sign-up and login', async ({
  page,
}) => {
  await page.goto('/faq', { waitUntil: 'networkidle' });
  await press(page, page.getByRole('link', { name: 'Skip to content' }));
  await tab(page);
  await expect(button(page.getByRole('main'), /./).first()).toBeFocused();
  await page.goto('/', { waitUntil: 'networkidle' });
  const menu = button(page.getByRole('banner'), 'Future Prediction');
  await press(page, menu, 'Space');
  await tab(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('link', { name: 'Individual' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const phone = freshPhone();
  await page.goto('/signup', { waitUntil: 'networkidle' });
  await press(page, button(page, 'Send OTP'));
  await expect(page.getByRole('alert')).toBeFocused();
  await tab(page);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await write(page, page.getByLabel('Name'), 'Asha Rao');
  await write(page, page.getByLabel('Email'), 'asha@example.test');
  await write(page, page.getByLabel('Mobile number'), phone);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('6-digit OTP')).toBeFocused();
  await page.keyboard.type(await codeFor(page, phone));
  await press(page, button(page, 'Verify and sign up'));
  await expect(page).toHaveURL(/\/$/);

  await press(page, button(page.getByRole('banner'), 'Logout'));
  const login = page.getByRole('dialog', { name: 'Log in or sign up' });
  const other = freshPhone();
  await write(page, login.getByLabel('Mobile number'), other);
  await press(page, login.getByLabel(/18 years or older/), 'Space');
  await press(page, login.getByLabel(/I accept the/), 'Space');
  await press(page, button(login, 'Send OTP'));
  await expect(login.getByLabel('6-digit OTP')).toBeFocused();
  await page.keyboard.type(await codeFor(page, other));
  await page.keyboard.press('Enter');
  await expect(login).toBeHidden();
  await expect(button(page.getByRole('banner'), 'Logout')).toBeVisible();
});

test('the free question for somebody else, to its answer; the next is paid', async ({ page }) => {
  await signedIn(page, NAGPUR_1990);
  await page.goto('/Question', { waitUntil: 'networkidle' });
  const born = { date: '1985-05-05', place: 'Pune, Maharashtra, India' };
  await press(page, button(page.getByRole('tabpanel'), await heldWithoutTime(page, born)));
  const dialog = page.getByRole('dialog', { name: 'Birth details' });
  await tabTo(page, dialog.getByRole('radio', { name: 'Myself' }));
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Someone else' })).toBeChecked();
  await write(page, dialog.getByLabel('Date of birth'), FIFTH_OF_MAY);
  await press(page, dialog.getByLabel("I don't know the exact time"), 'Space');
  await write(page, dialog.getByRole('combobox', { name: 'Place of birth' }), 'Pune');
  await expect(dialog.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await press(page, dialog.getByLabel(/agrees to my using/), 'Space');
  await press(page, button(dialog, 'Continue'));
  await expect(page.getByRole('article')).toBeVisible();

  await page.goto('/Question', { waitUntil: 'networkidle' });
  await press(page, button(page, 'Which money habits should I watch?'));
  await press(page, button(dialog, 'Continue'));
  const pay = page.getByRole('dialog', { name: 'Unlock this question' });
  await press(page, button(pay, 'Pay ₹99'));
  const checkout = checkoutOver(page);
  await payInside(page, checkout.frame);
  await expect(checkout.dialog).toBeHidden();
  await press(page, button(page, 'Click to Get Answer'));
  await expect(button(page, 'Click to Get Answer')).toBeHidden();
  await expect(page.getByRole('article')).toBeVisible();
});

test('a question about two people, to its answer', async ({ page }) => {
  await signedIn(page, NAGPUR_1990);
  await page.goto('/#relationship-section', { waitUntil: 'networkidle' });
  const form = pairForm(page);
  await press(page, button(form, /profile/i));
  await expect(form.getByText('Your profile details have been autofilled!')).toBeVisible();
  const other = form.getByRole('group', { name: 'Person 2 (other)' });
  await write(page, other.getByLabel('Date of birth'), FIFTH_OF_MAY);
  // Ticked and unticked again: with both times every question is sold, on whatever day.
  const noTime = other.getByLabel("I don't know the exact time");
  await press(page, noTime, 'Space');
  await page.keyboard.press('Space');
  await expect(noTime).not.toBeChecked();
  await write(page, other.getByLabel('Time of birth'), '0905PM');
  await write(page, other.getByRole('combobox', { name: 'Place of birth' }), 'Pune');
  await expect(other.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await press(page, form.getByLabel(/agrees to my using/), 'Space');
  await press(page, button(form, 'Check Compatibility'));
  const dialog = pairDialog(page);
  await press(page, button(dialog, 'How strong is the future of our relationship?'));
  await press(page, button(dialog, 'Pay ₹249'));
  await payInside(page, checkoutOver(page).frame);
  await press(page, button(page.getByRole('dialog', { name: 'Success' }), 'OK'));
  await press(page, button(dialog, 'Click to Get Answer'));
  await expect(page.getByRole('article')).toBeVisible();
  await page.goBack();
  await closeWithEscape(dialog);
});

test('a plan is bought and its form filled; a session is moved, then cancelled', async ({
  page,
}) => {
  await signedIn(page);
  await page.goto('/plans', { waitUntil: 'networkidle' });
  await press(page, button(page, /^Buy Plan.*2-4 years/));
  await payInside(page, checkoutOver(page).frame);
  const intake = intakeDialog(page);
  await write(page, intake.getByLabel('Name', { exact: true }), 'Asha Rao');
  await press(page, button(intake, 'Submit'));
  await closeWithEscape(page.getByRole('dialog', { name: 'Success' }));

  await creditSession(page);
  await page.goto('/profile', { waitUntil: 'networkidle' });
  await tabTo(page, page.getByRole('tab', { name: 'Personal Info' }));
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'My Bookings' })).toBeFocused();
  const sessions = page.getByRole('region', { name: 'Your sessions', exact: true });
  await press(page, button(sessions, /^Move/));
  const move = page.getByRole('dialog', { name: /^Another time/ });
  await expect(move.getByRole('grid')).toBeVisible();
  // Further ahead than any day that other journeys claim.
  for (let months = 0; months < 2; months += 1)
    await press(page, button(move, 'Go to the Next Month'));
  await tabTo(page, move.getByRole('gridcell').getByRole('button', { disabled: false }).first());
  await page.keyboard.press('Enter');
  await press(page, move.getByRole('radio', { disabled: false }).first(), 'Space');
  await press(page, button(move, 'Move to this time'));
  const success = page.getByRole('dialog', { name: 'Success' });
  await expect(success).toContainText('Your session has been moved.');
  await press(page, button(success, 'OK'));
  await press(page, button(sessions, /^Cancel/));
  await press(page, button(page.getByRole('dialog', { name: /^Cancel/ }), 'Yes, cancel it'));
  await expect(success).toContainText('Your session is cancelled.');
  await press(page, button(success, 'OK'));
  await expect(sessions).toContainText('No session is coming up.');
});

test('the profile is saved', async ({ page }) => {
  await signedIn(page);
  await page.goto('/profile', { waitUntil: 'networkidle' });
  await write(page, page.getByLabel('Date of birth'), '05/06/1990');
  await press(page, button(page, 'Save'));
  await expect(page.getByRole('radio', { name: '5 June 1990' })).toBeFocused();
  await page.keyboard.press('Space');
  await write(page, page.getByLabel('Time of birth'), '2.30 pm');
  await write(page, page.getByRole('combobox', { name: 'Place of birth' }), 'Nagpur');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await write(page, page.getByLabel('Gender'), 'Female');
  await press(page, button(page, 'Save'));
  await expect(page.getByText('Personal Info updated!')).toBeVisible();
});
