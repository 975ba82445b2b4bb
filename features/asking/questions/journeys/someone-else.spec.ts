import { signedIn } from '@dhruva/e2e/account.ts';
import { ask, fillOther, send } from '@dhruva/e2e/birth-details.ts';
import { expect, ON_PHONE_TOO, test } from '@dhruva/e2e/journey.ts';
import { pagePicture, picture } from '@dhruva/e2e/pictures.ts';

const NEW_YORK = { place: 'New York', choose: /New York.*United States/ };

const QUESTION = 'What are my main strengths according to my chart?';

test.beforeEach(async ({ page }) => {
  await signedIn(page);
  await page.goto('/Question');
});

test(
  'missing details and a missing consent are said at their fields',
  ON_PHONE_TOO,
  async ({ page }, info) => {
    const dialog = await ask(page, QUESTION);
    await dialog.getByRole('radio', { name: 'Someone else' }).check();
    await expect(dialog.getByLabel('Gender').getByRole('option')).toHaveText([
      'Male',
      'Female',
      'Other',
    ]);
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
    await expect(dialog.getByLabel('Date of birth')).toHaveAttribute('max', today);
    await send(dialog);
    const summary = dialog.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary).toContainText('Please fill in all birth details to proceed.');
    for (const label of ['Date of birth', 'Time of birth', 'Place of birth'])
      await expect(dialog.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    await picture(page, info, 'birth-details-missing');

    await dialog.getByLabel('Date of birth').fill('1992-11-03');
    await expect(dialog.getByText('3 November 1992')).toBeVisible();
    await dialog.getByLabel('Time of birth').fill('21:05');
    await dialog.getByRole('combobox', { name: 'Place of birth' }).fill('Pune');
    await dialog.getByRole('option', { name: /^Pune/ }).first().click();
    await send(dialog);
    await expect(summary).toContainText(
      'Please confirm that the other person agrees to your using their birth details.',
    );
    await expect(dialog.getByLabel('Date of birth')).toHaveValue('1992-11-03');

    await dialog.getByRole('radio', { name: 'Myself' }).check();
    await dialog.getByRole('radio', { name: 'Someone else' }).check();
    await expect(dialog.getByLabel('Date of birth')).toHaveValue('1992-11-03');
  },
);

test('a date to come and a person under 18 are refused before anything is claimed', async ({
  page,
}) => {
  const year = new Date().getFullYear();
  const dialog = await ask(page, QUESTION);
  await fillOther(dialog, { date: `${year + 1}-01-01`, time: '10:00', place: 'Pune, Maharashtra' });
  await send(dialog);
  await expect(dialog.getByRole('alert')).toContainText('Date of birth cannot be in the future.');
  await dialog.getByLabel('Date of birth').fill(`${year - 17}-12-31`);
  await send(dialog);
  await expect(dialog.getByRole('alert')).toContainText('Answers are for adults only.');
  await expect(dialog.getByLabel('Date of birth')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await expect(page.getByText('0/1 free question used')).toBeVisible();
});

test('a name that many places bear asks which one', async ({ page }, info) => {
  const dialog = await ask(page, QUESTION);
  await fillOther(dialog, { date: '1985-03-14', time: '04:50', place: 'Rampur' });
  await send(dialog);
  await expect(dialog.getByRole('alert')).toContainText(
    'There is more than one place of this name. Please choose the one you mean.',
  );
  const choices = dialog.getByRole('group', { name: 'Which place do you mean?' });
  await choices.scrollIntoViewIfNeeded();
  await picture(page, info, 'birth-details-which-place');
  await choices.getByRole('radio', { name: 'Rampur, Shimla, Himachal Pradesh, India' }).check();
  await send(dialog);
  await expect(page.getByRole('article')).toContainText('Rampur, Shimla, Himachal Pradesh, India');
});

test('an hour that came twice where the clocks went back asks which', async ({ page }, info) => {
  const dialog = await ask(page, QUESTION);
  await fillOther(dialog, {
    date: '1990-10-28',
    time: '01:30',
    ...NEW_YORK,
  });
  await send(dialog);
  await expect(dialog.getByRole('alert')).toContainText('so this time occurred twice.');
  const choices = dialog.getByRole('group', { name: 'Which time do you mean?' });
  await choices.scrollIntoViewIfNeeded();
  await picture(page, info, 'birth-details-which-time');
  await choices.getByRole('radio').nth(1).check();
  await send(dialog);
  const answer = page.getByRole('article');
  await expect(answer).toContainText('28 October 1990, 1:30 AM');
  await expect(answer).toContainText('America/New_York, UTC-05:00');
});

test('an hour that the clocks jumped over is not guessed', async ({ page }) => {
  const dialog = await ask(page, QUESTION);
  await fillOther(dialog, {
    date: '1990-04-01',
    time: '02:30',
    ...NEW_YORK,
  });
  await send(dialog);
  await expect(dialog.getByRole('alert')).toContainText('so this time did not occur.');
  await expect(dialog.getByLabel('Time of birth')).toHaveAttribute('aria-invalid', 'true');
});

test('the wartime clock of Kolkata in 1943 is applied and said', async ({ page }, info) => {
  const dialog = await ask(page, QUESTION);
  await fillOther(dialog, {
    date: '1943-06-15',
    time: '09:20',
    place: 'Kolkata',
    choose: 'Kolkata West Bengal, India',
  });
  await send(dialog);
  const answer = page.getByRole('article');
  await expect(answer).toContainText('Asia/Kolkata, UTC+06:30');
  await expect(answer).toContainText('Clocks were one hour ahead (UTC+06:30) on this date');
  await pagePicture(page, info, 'answer-wartime');
});

test('coordinates can be typed instead of a name', async ({ page }) => {
  const dialog = await ask(page, QUESTION);
  await fillOther(dialog, { date: '1979-01-09', time: '10:00', place: '26.9124, 75.7873' });
  await send(dialog);
  const answer = page.getByRole('article');
  await expect(answer).toContainText('26.91° N, 75.79° E');
  await expect(answer).toContainText('Asia/Kolkata, UTC+05:30');
});

test('a place nobody knows is refused and what was typed stays', async ({ page }) => {
  const dialog = await ask(page, QUESTION);
  await fillOther(dialog, { date: '1979-01-09', time: '10:00', place: 'Qxzvw Qqqk' });
  await send(dialog);
  await expect(dialog.getByRole('alert')).toContainText('We could not find this place.');
  await expect(dialog.getByRole('combobox', { name: 'Place of birth' })).toHaveValue('Qxzvw Qqqk');
});
