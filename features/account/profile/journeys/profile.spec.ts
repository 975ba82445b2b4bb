import { signedIn } from '@dhruva/e2e/account.ts';
import { ask, heldWithoutTime } from '@dhruva/e2e/birth-details.ts';
import { expect, ON_PHONE_TOO, test } from '@dhruva/e2e/journey.ts';
import { pagePicture } from '@dhruva/e2e/pictures.ts';

test(
  'an ambiguous date asks, free text is read back, and both survive a reload',
  ON_PHONE_TOO,
  async ({ page }, info) => {
    const { phone } = await signedIn(page);
    await page.goto('/profile');
    await expect(page.getByLabel('Mobile')).toHaveValue(phone);
    const date = page.getByLabel('Date of birth');
    const time = page.getByLabel('Time of birth');
    const save = page.getByRole('button', { name: 'Save' });
    await date.fill('05/06/1990');
    await time.fill('half past two');
    await save.click();

    const question = page.getByRole('group', { name: 'This date can be read in two ways.' });
    await expect(question.getByRole('radio').first()).toBeFocused();
    await expect(date).not.toHaveAttribute('aria-invalid');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(time).toHaveValue('half past two');
    await pagePicture(page, info, 'profile-ambiguous');
    await page.getByRole('radio', { name: '5 June 1990' }).check();
    await expect(date).toHaveValue('5 June 1990');
    await save.click();
    await expect(page.getByRole('alert')).toContainText('We could not read this time.');
    await expect(time).toHaveAttribute('aria-invalid', 'true');

    await time.fill('2.30 pm');
    const place = page.getByRole('combobox', { name: 'Place of birth' });
    await place.fill('Nagpur, Maharashtra');
    await place.press('Tab');
    await page.getByLabel('Gender').selectOption('Female');
    await save.click();
    await expect(page.getByText('Personal Info updated!')).toBeVisible();
    await expect(page.getByText('We read this as: 5 June 1990, 2:30 PM')).toBeVisible();

    await page.reload();
    await expect(time).toHaveValue('2.30 pm');
    await expect(page.getByLabel('Gender')).toHaveValue('female');
    await expect(page.getByText('We read this as: 5 June 1990, 2:30 PM')).toBeVisible();
  },
);

test('a time without morning or afternoon asks which', async ({ page }) => {
  await signedIn(page);
  await page.goto('/profile');
  await page.getByLabel('Date of birth').fill('15 August 1990');
  await page.getByLabel('Time of birth').fill('2:30');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('radio', { name: '2:30 PM' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('We read this as: 15 August 1990, 2:30 PM')).toBeVisible();
});

test('an unknown time is not required', async ({ page }) => {
  await signedIn(page);
  await page.goto('/profile');
  await expect(page.getByLabel('Gender')).toHaveValue('');
  await page.getByLabel('Date of birth').fill('1990-08-15');
  await page.getByLabel("I don't know the exact time").check();
  await expect(page.getByLabel('Time of birth')).toBeHidden();
  await page.getByRole('combobox', { name: 'Place of birth' }).fill('Nagpur');
  await page.getByRole('option', { name: 'Nagpur Maharashtra, India' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Personal Info updated!')).toBeVisible();

  await page.goto('/Question');
  const born = { date: '1990-08-15', place: 'Nagpur, Maharashtra, India' };
  const dialog = await ask(page, await heldWithoutTime(page, born));
  await expect(dialog).toContainText('Not known exactly');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const answer = page.getByRole('article');
  await expect(answer).toContainText('As the birth time is not known');
  await expect(answer).toContainText('15 August 1990, time not known');
});

test('a failed save says so and keeps what was typed', async ({ page }) => {
  await signedIn(page);
  await page.route('**/api/profile/update', (route) => route.abort());
  await page.goto('/profile');
  await page.getByLabel('Date of birth').fill('15 August 1990');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('Error updating profile. Please try again.');
  await expect(page.getByLabel('Date of birth')).toHaveValue('15 August 1990');
});

test('three parts; what the form holds; a number is needed', async ({ page }) => {
  await signedIn(page);
  await page.goto('/profile');
  await expect(page.getByRole('tab')).toHaveText([
    'Personal Info',
    'My people',
    'My Predictions',
    'My Bookings',
  ]);
  const mobile = page.getByLabel('Mobile');
  await expect(mobile).toHaveAttribute('maxlength', '10');
  for (const name of ['Date of birth', 'Time of birth'])
    await expect(page.getByLabel(name)).toHaveAttribute('type', 'text');
  await expect(page.getByRole('combobox', { name: 'Place of birth' })).toHaveAttribute(
    'placeholder',
    'City, State, Country',
  );
  await expect(page.getByLabel('Gender').getByRole('option')).toHaveText([
    'Select',
    'Male',
    'Female',
  ]);
  await mobile.fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Please enter a valid 10-digit phone number.',
  );
  await expect(mobile).toHaveAttribute('aria-invalid', 'true');
});

test('predictions on their way, not to be had, and had at the second try', async ({ page }) => {
  await signedIn(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const mine = '**/api/predictions/my-predictions';
  await page.route(mine, async (route) => {
    await held;
    await route.abort();
  });
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'My Predictions' }).click();
  await expect(page.getByText('Loading predictions...')).toBeVisible();
  release();
  await expect(page.getByRole('alert')).toContainText('Could not load prediction history.');
  await page.unroute(mine);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText("You haven't asked any questions yet.")).toBeVisible();
});

test('empty histories say what to do next', async ({ page }) => {
  await signedIn(page);
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'My Predictions' }).click();
  await expect(page.getByText("You haven't asked any questions yet.")).toBeVisible();
  await expect(page.getByRole('link', { name: 'See questions' })).toBeVisible();
  await page.getByRole('tab', { name: 'My Bookings' }).click();
  await expect(page.getByText("You haven't booked any therapy sessions yet.")).toBeVisible();
});
