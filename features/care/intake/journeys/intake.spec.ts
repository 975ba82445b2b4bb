import { signedIn } from '@dhruva/e2e/account.ts';
import { expectAccessible } from '@dhruva/e2e/accessible.ts';
import { helpIn, numberIn } from '@dhruva/e2e/helplines.ts';
import {
  ANSWERS,
  boughtPlan,
  field,
  intakeDialog,
  intakeOpener,
  openIntake,
} from '@dhruva/e2e/intake-form.ts';
import { expect, ON_PHONE_TOO, test } from '@dhruva/e2e/journey.ts';
import { askServer } from '@dhruva/e2e/paying.ts';
import { pagePicture, picture } from '@dhruva/e2e/pictures.ts';
import { closeWithEscape } from '@dhruva/e2e/keys.ts';

const SUBMITTED = 'Thank you. Your intake form has been submitted.';
const HARD = 'Issues that are most difficult for you now (optional)';

test(
  'every field is filled in, sent, kept, and can be changed later',
  ON_PHONE_TOO,
  async ({ page }, info) => {
    await signedIn(page);
    await boughtPlan(page);
    const dialog = await openIntake(page);
    for (const [label, answer] of ANSWERS) await field(dialog, label).fill(answer);
    await picture(page, info, 'intake-filled');
    await expectAccessible(page, 'the intake form');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    const success = page.getByRole('dialog', { name: 'Success' });
    await expect(success).toContainText(SUBMITTED);
    await expect(dialog).toBeHidden();
    await expect(success.getByRole('link')).toHaveCount(0);
    await picture(page, info, 'intake-sent');
    await success.getByRole('button', { name: 'OK' }).click();
    await expect(success).toBeHidden();

    await openIntake(page);
    await expect(dialog).toContainText(/You sent this form on \d+ \w+ \d{4}\./);
    for (const [label, answer] of ANSWERS)
      await expect(field(dialog, label)).toHaveValue(
        label === 'Phone number' ? '9876543210' : answer,
      );
    await picture(page, info, 'intake-again');
    await field(dialog, 'Age (optional)').fill('37');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(success).toContainText(SUBMITTED);
    expect(await askServer(page, '/api/intake-form/mine')).toMatchObject({
      sent: { revision: 2, form: { age: '37', confirmationRemarks: 'सब सच है।' } },
    });
  },
);

test('name and phone are required: said above and at each field', async ({ page }, info) => {
  await signedIn(page);
  await boughtPlan(page);
  const dialog = await openIntake(page);
  await expect(field(dialog, 'Phone number')).toHaveValue(/^9\d{9}$/);
  await field(dialog, 'Phone number').fill('');
  await field(dialog, 'E-mail (optional)').fill('asha');
  await field(dialog, HARD).fill('Mornings');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  const summary = dialog.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Please fill in your name and phone number.');
  await expect(summary).toContainText('Please enter a valid email address or leave it blank.');
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(3);
  await expect(field(dialog, HARD)).toHaveValue('Mornings');
  await picture(page, info, 'intake-missing');
  await expectAccessible(page, 'the intake form with errors');
  await summary.getByRole('link').first().click();
  await expect(field(dialog, 'Name')).toBeFocused();
});

test('words of distress: help at once, after the field, and again when it was sent', async ({
  page,
}, info) => {
  await signedIn(page);
  await boughtPlan(page);
  const dialog = await openIntake(page);
  await field(dialog, 'Name').fill('Asha');
  await field(dialog, HARD).pressSequentially('Some nights I want to die');
  await expect(numberIn(helpIn(dialog), '14416')).toBeInViewport();
  await picture(page, info, 'intake-distress');
  await expectAccessible(page, 'help within the intake form');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  const success = page.getByRole('dialog', { name: 'Success' });
  await expect(success).toContainText(SUBMITTED);
  await expect(numberIn(success, '14416')).toBeVisible();
  await picture(page, info, 'intake-distress-sent');
  await expectAccessible(page, 'help after the intake form');
});

test('what was typed survives a failure, a closed dialog and another part of the page', async ({
  page,
}) => {
  await signedIn(page);
  await boughtPlan(page);
  const dialog = await openIntake(page);
  await field(dialog, 'Name').fill('Asha');
  await field(dialog, HARD).fill('Mornings');
  await page.route('**/api/intake-form/submit', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Form submission failed. Please try again.',
  );
  await expect(dialog.getByRole('alert')).toBeFocused();
  await expect(field(dialog, HARD)).toHaveValue('Mornings');
  await page.unroute('**/api/intake-form/submit');
  await page.route('**/api/intake-form/submit', (route) =>
    route.fulfill({
      status: 503,
      json: { success: false, code: 'server.unavailable', message: 'Our records are away.' },
    }),
  );
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Our records are away.');
  await page.unroute('**/api/intake-form/submit');

  await closeWithEscape(dialog);
  await page.getByRole('tab', { name: 'Personal Info' }).click();
  await page.getByRole('tab', { name: 'My Bookings' }).click();
  await intakeOpener(page).click();
  await expect(field(dialog, HARD)).toHaveValue('Mornings');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog', { name: 'Success' })).toContainText(SUBMITTED);
});

test('a form that cannot be loaded says so, and is loaded at the second try', async ({ page }) => {
  await signedIn(page);
  await boughtPlan(page);
  // Whoever cannot be reached is asked again by the page itself, once this says it can.
  await page.route('**/readyz', (route) => route.abort());
  await page.route('**/api/intake-form/mine', (route) => route.abort());
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'My Bookings' }).click();
  await intakeOpener(page).click();
  const dialog = intakeDialog(page);
  await expect(dialog.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/api/intake-form/mine');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(field(dialog, 'Name')).toBeVisible();
});

test('by keyboard alone', async ({ page }) => {
  await signedIn(page);
  await boughtPlan(page);
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'My Bookings' }).click();
  const opener = intakeOpener(page);
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = intakeDialog(page);
  await expect(field(dialog, 'Name')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  for (const [label, answer] of ANSWERS) {
    await expect(field(dialog, label)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(answer);
    await page.keyboard.press('Tab');
  }
  await expect(dialog.getByRole('button', { name: 'Submit' })).toBeFocused();
  await page.keyboard.press('Enter');
  const success = page.getByRole('dialog', { name: 'Success' });
  await expect(success).toContainText(SUBMITTED);
  await closeWithEscape(success);
  await expect(opener).toBeFocused();
});

test('the button is there for counselling only', async ({ page }, info) => {
  await signedIn(page);
  await boughtPlan(page);
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'My Bookings' }).click();
  await expect(intakeOpener(page)).toHaveCount(1);
  await pagePicture(page, info, 'bookings-intake');
  await expectAccessible(page, 'My Bookings with a plan');
});
