/** People kept once, chosen by name for a question about two, and named in its answer. */
import type { Locator, Page } from '@playwright/test';
import { NAGPUR_1990, signedIn } from '@dhruva/e2e/account.ts';
import { expectAccessible } from '@dhruva/e2e/accessible.ts';
import { expect, ON_PHONE_TOO, test } from '@dhruva/e2e/journey.ts';
import { fillPerson, NAGPUR, openPairForm, pairDialog, PUNE } from '@dhruva/e2e/pair-form.ts';
import { payFor } from '@dhruva/e2e/paying.ts';
import { pagePicture, picture } from '@dhruva/e2e/pictures.ts';

const STRONG = 'How strong is the future of our relationship?';
const OTHER = { name: 'Person 2 (other)' } as const;

/** Adds a man to the list, which is open, by its form. */
const addArjun = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Add a person' }).click();
  await page.getByLabel('Name').fill('Arjun');
  await page.getByLabel('Gender').selectOption('Male');
  await page.getByLabel('Date of birth').fill(PUNE.date);
  await page.getByLabel('Time of birth').fill(PUNE.time);
  await page.getByRole('combobox', { name: 'Place of birth' }).fill(PUNE.place);
  await page.getByRole('option', { name: PUNE.choose }).first().click();
  await page.getByLabel(/agrees to my using/).check();
  await page.getByRole('button', { name: 'Save' }).click();
};

const check = async (form: Locator): Promise<void> =>
  form.getByRole('button', { name: 'Check Compatibility' }).click();

test(
  'somebody kept is chosen by name, and named in the answer',
  ON_PHONE_TOO,
  async ({ page }, info) => {
    await signedIn(page, NAGPUR_1990);
    await page.goto('/profile?tab=people');
    await addArjun(page);
    await expect(page.getByRole('listitem').filter({ hasText: 'Arjun' })).toContainText('Pune');
    await pagePicture(page, info, 'my-people');
    await expectAccessible(page, 'the list of people');

    const form = await openPairForm(page);
    await form.getByRole('button', { name: 'Fetch From Profile' }).click();
    const other = form.getByRole('group', OTHER);
    await other.getByLabel('From my people').selectOption('Arjun');
    await expect(other.getByLabel('Date of birth')).toHaveValue(PUNE.date);
    await expect(form.getByLabel('Who is the bride?')).toHaveValue('self');
    await pagePicture(page, info, 'pair-picked');
    await check(form);
    await expect(pairDialog(page).getByRole('term').last()).toHaveText('Arjun');
    await expect(pairDialog(page)).toContainText(/Arjun is .*Manglik/);
    await picture(page, info, 'pair-named');
    await pairDialog(page).getByRole('button', { name: STRONG }).click();
    await payFor(page, pairDialog(page).getByRole('button', { name: 'Pay ₹249' }));
    await page.getByRole('dialog', { name: 'Success' }).getByRole('button', { name: 'OK' }).click();
    await pairDialog(page).getByRole('button', { name: 'Click to Get Answer' }).click();

    const answer = page.getByRole('article');
    await expect(answer).toContainText('You and Arjun');
    await expect(answer).not.toContainText(/the other person/i);
    await pagePicture(page, info, 'pair-answer-named');
    await answer.getByRole('radio', { name: 'हिन्दी' }).check();
    await expect(answer).toContainText('आप और Arjun');
    await expect(answer).not.toContainText('दूसरे व्यक्ति');
    await answer.getByRole('radio', { name: 'English' }).check();
    await page.goto('/profile?tab=predictions');
    await expect(page.getByRole('link', { name: STRONG }).last()).toContainText(
      'Arjun, 3 November 1992',
    );
  },
);

test('somebody new is saved by choice, and can be Person 1 afterwards', async ({ page }, info) => {
  await signedIn(page, NAGPUR_1990);
  const form = await openPairForm(page);
  await form.getByRole('button', { name: 'Fetch From Profile' }).click();
  await fillPerson(form, OTHER.name, PUNE);
  const other = form.getByRole('group', OTHER);
  await other.getByLabel('Save to My people').check();
  await other.getByLabel(/agrees to my using/).check();
  await check(form);
  await expect(form.getByRole('alert')).toContainText('Please enter a name.');
  await picture(page, info, 'pair-save');
  await other.getByLabel('Name').fill('Riya');
  await check(form);
  await expect(pairDialog(page)).toContainText('Riya');
  await pairDialog(page).getByRole('button', { name: 'Close' }).click();

  const self = form.getByRole('group', { name: 'Person 1 (self)' });
  await self.getByLabel('Who this is').selectOption('Riya');
  await other.getByLabel('From my people').selectOption('Somebody else');
  await fillPerson(form, OTHER.name, NAGPUR);
  await other.getByLabel(/agrees to my using/).check();
  await check(form);
  await expect(pairDialog(page)).toContainText('Here “you” means Riya.');
  await expectAccessible(page, 'the free match of two others');
  await picture(page, info, 'pair-two-others');
});
