import type { Route } from '@playwright/test';
import { NAGPUR_1990, signedIn } from '@dhruva/e2e/account.ts';
import { expectAccessible } from '@dhruva/e2e/accessible.ts';
import { expect, ON_PHONE_TOO, test } from '@dhruva/e2e/journey.ts';
import { closeWithEscape } from '@dhruva/e2e/keys.ts';
import {
  checkPair,
  fillPerson,
  NAGPUR,
  openPairForm,
  pairDialog,
  pairForm,
  PUNE,
} from '@dhruva/e2e/pair-form.ts';
import { askServer } from '@dhruva/e2e/paying.ts';
import { picture } from '@dhruva/e2e/pictures.ts';

/** The code of two parts of home that is fetched when they come near. */
const LATE_PARTS = /assets\/(sections|home-compatibility)-/;

const CHECK = { name: 'Check Compatibility' };
const FETCH = { name: 'Fetch From Profile' };

/** What moved by itself under its reader, and how far (cumulative layout shift). */
const WATCH_MOVES = `globalThis.moves = [];
new PerformanceObserver((list) => {
  for (const { hadRecentInput, value, sources } of list.getEntries())
    if (!hadRecentInput)
      moves.push({ value, moved: sources.map(({ node }) => (node?.outerHTML ?? node?.data ?? '').slice(0, 120)) });
}).observe({ type: 'layout-shift' });`;

interface Move {
  readonly value: number;
  /** The beginnings of the elements, as HTML. */
  readonly moved: readonly string[];
}

test('two of the six questions are examples, and nothing moves', ON_PHONE_TOO, async ({ page }) => {
  await signedIn(page, NAGPUR_1990);
  const held: Route[] = [];
  await page.route(LATE_PARTS, (route) => void held.push(route));
  await page.goto('/');
  await page.evaluate('document.fonts.ready');
  await page.evaluate(WATCH_MOVES);
  const door = page.getByRole('button', { name: 'Relationship compatibility' });
  if (await door.isVisible()) await door.click();
  await page.mouse.move(100, 100);
  for (let step = 0; step < 25; step += 1) await page.mouse.wheel(0, 150);
  await expect.poll(() => held.length).toBe(2);
  for (const route of held) await route.continue();
  const form = pairForm(page);
  await expect(form.getByRole('button', CHECK)).toBeEnabled();
  const examples = form.getByRole('listitem');
  await expect(examples).toHaveCount(2);
  const [first, second] = await examples.allInnerTexts();
  expect(first).not.toBe(second);
  const moves = await page.evaluate<readonly Move[]>('globalThis.moves');
  const whole = moves.reduce((sum, { value }) => sum + value, 0);
  expect(whole, JSON.stringify(moves)).toBeLessThan(0.01);
});

test('each missing detail is said at its field and above', async ({ page }, info) => {
  const form = await openPairForm(page);
  await form.getByRole('button', CHECK).click();
  const summary = form.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Please fill in all details for Self and Other.');
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(6);
  for (const [name, count] of [
    ['Person 1 (self)', 1],
    ['Person 2 (other)', 0],
  ] as const)
    await expect(form.getByRole('group', { name }).getByRole('button', FETCH)).toHaveCount(count);
  await picture(page, info, 'pair-form-missing');
  await expectAccessible(page, 'the compatibility form with errors');
});

test('date and time become pickers on focus, and text again when left empty', async ({ page }) => {
  const form = await openPairForm(page);
  const self = form.getByRole('group', { name: 'Person 1 (self)' });
  for (const [label, type, value] of [
    ['Date of birth', 'date', '1990-08-15'],
    ['Time of birth', 'time', '14:30'],
  ] as const) {
    const field = self.getByLabel(label);
    await expect(field).toHaveAttribute('type', 'text');
    await field.focus();
    await expect(field).toHaveAttribute('type', type);
    await field.blur();
    await expect(field).toHaveAttribute('type', 'text');
    await field.focus();
    await field.fill(value);
    await field.blur();
    await expect(field).toHaveAttribute('type', type);
    await expect(field).toHaveValue(value);
  }
  await expect(self.getByText('15 August 1990')).toBeVisible();
});

test('signed out: what was typed stays while one is asked to log in', async ({ page }) => {
  const form = await openPairForm(page);
  await form.getByRole('button', FETCH).click();
  const notice = page.getByRole('dialog', { name: 'Compatibility Questions' });
  await expect(notice).toContainText('Please log in to use this feature.');
  await notice.getByRole('button', { name: 'Cancel' }).click();
  await fillPerson(form, 'Person 1 (self)', NAGPUR);
  await fillPerson(form, 'Person 2 (other)', { ...PUNE, time: '06:10' });
  await form.getByLabel(/agrees to my using/).check();
  await form.getByRole('button', CHECK).click();
  await expect(notice).toContainText('Please log in to check compatibility.');
  await page.reload();
  await expect(notice).toContainText('Please log in to check compatibility.');
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(
    form.getByRole('group', { name: 'Person 2 (other)' }).getByLabel('Time of birth'),
  ).toHaveValue('06:10');
});

test('the profile fills Person 1; of an incomplete one what it has', async ({ page }) => {
  await signedIn(page, NAGPUR_1990);
  const form = await openPairForm(page);
  await form.getByRole('button', FETCH).click();
  await expect(form.getByText('Your profile details have been autofilled!')).toBeVisible();
  const self = form.getByRole('group', { name: 'Person 1 (self)' });
  await expect(self.getByLabel('Date of birth')).toHaveValue('1990-08-15');
  await expect(self.getByLabel('Time of birth')).toHaveValue('14:30');
  await expect(self.getByRole('combobox')).toHaveValue('Nagpur, Maharashtra, India');

  await signedIn(page, { ...NAGPUR_1990, timeOfBirth: '' });
  await page.evaluate(() => sessionStorage.clear());
  await openPairForm(page);
  await form.getByRole('button', FETCH).click();
  await expect(form.getByText('Your profile does not have all three yet.')).toBeVisible();
  await expect(self.getByLabel('Date of birth')).toHaveValue('1990-08-15');
  await expect(self.getByLabel('Time of birth')).toHaveValue('');
});

test('a slow profile is said to be loading; the stored token alone lets one check', async ({
  page,
}) => {
  await signedIn(page, NAGPUR_1990);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/profile/me', async (route) => {
    await held;
    await route.continue();
  });
  const form = await openPairForm(page);
  await form.getByRole('button', FETCH).click();
  await expect(form.getByText('Loading profile... please wait.')).toBeVisible();
  await fillPerson(form, 'Person 1 (self)', NAGPUR);
  await fillPerson(form, 'Person 2 (other)', PUNE);
  await form.getByLabel(/agrees to my using/).check();
  await form.getByRole('button', CHECK).click();
  await closeWithEscape(pairDialog(page));
  release();
  await expect(form.getByText('Your profile details have been autofilled!')).toBeVisible();
});

test('details of oneself are kept in a profile that has none, and nobody is told', async ({
  page,
}) => {
  await signedIn(page);
  await checkPair(page);
  const dob = async () =>
    ((await askServer(page, '/api/profile/me')) as { readonly dob: string }).dob;
  await expect.poll(dob).toBe('1990-08-15');
});

test('a failed save of oneself neither speaks nor blocks', async ({ page }) => {
  await signedIn(page);
  await page.route('**/api/profile/update', (route) => route.abort());
  await checkPair(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('Error updating profile')).toHaveCount(0);
});

test('an ambiguous place asks which one, at its own person', async ({ page }) => {
  await signedIn(page);
  const form = await openPairForm(page);
  await fillPerson(form, 'Person 1 (self)', NAGPUR);
  await fillPerson(form, 'Person 2 (other)', { date: '1985-03-14', place: 'Rampur' });
  await form.getByLabel(/agrees to my using/).check();
  await form.getByRole('button', CHECK).click();
  const other = form.getByRole('group', { name: 'Person 2 (other)' });
  const which = other.getByRole('group', { name: 'Which place do you mean?' });
  await expect(which).toBeVisible();
  await expect(other.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true');
  await which.getByRole('radio').first().check();
  await form.getByRole('button', CHECK).click();
  await expect(pairDialog(page)).toContainText('time not known');
});

test('nobody under 18, and nobody who has not agreed', async ({ page }) => {
  await signedIn(page);
  const form = await openPairForm(page);
  await fillPerson(form, 'Person 1 (self)', NAGPUR);
  await fillPerson(form, 'Person 2 (other)', { ...PUNE, date: '2015-01-01' });
  await form.getByRole('button', CHECK).click();
  await expect(pairForm(page).getByRole('alert')).toContainText(
    'Please confirm that the other person agrees',
  );
  await form.getByLabel(/agrees to my using/).check();
  await form.getByRole('button', CHECK).click();
  await expect(form.getByRole('alert')).toContainText('This person is under 18 today.');
  const other = form.getByRole('group', { name: 'Person 2 (other)' });
  await expect(other.getByLabel('Date of birth')).toHaveAttribute('aria-invalid', 'true');
  await expect(other.getByLabel('Time of birth')).toHaveValue('21:05');
});
