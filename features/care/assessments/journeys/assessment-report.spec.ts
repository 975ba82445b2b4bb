import { signedIn } from '@dhruva/e2e/account.ts';
import { expectAccessible } from '@dhruva/e2e/accessible.ts';
import { field, intakeDialog } from '@dhruva/e2e/intake-form.ts';
import { expect, ON_PHONE_TOO, test } from '@dhruva/e2e/journey.ts';
import { buyMemory, openAssessments, referenceOf } from '@dhruva/e2e/own-assessments.ts';
import { runProgram } from '@dhruva/e2e/own-server.ts';
import { pagePicture } from '@dhruva/e2e/pictures.ts';
import { PORT, serverEnvironment } from '@dhruva/e2e/settings.ts';

const DESK = 'apps/server/scripts/desk.ts';
const REPORT = `What we looked at

You remembered what you heard well, and what you saw a little less.
Short breaks helped you.

What may help

Write down what matters on the same day. आराम के बाद फिर से पढ़ें।
`;

test(
  'bought, the intake form offered at once, worked on, delivered by the desk, and read',
  ON_PHONE_TOO,
  async ({ page }, info) => {
    const environment = serverEnvironment(PORT, 'data');
    await signedIn(page);
    await buyMemory(page);
    const main = page.getByRole('main');
    await expect(main).toContainText(/Report due by \d+:\d\d [AP]M, \d+ \w+ \(IST\)/);
    await expect(main).toContainText('everything you paid goes back to you by itself');
    await pagePicture(page, info, 'assessment-bought');
    await expectAccessible(page, 'an assessment just bought');

    const offered = page.getByRole('button', { name: /^Fill in the intake form/ });
    await offered.click();
    const form = intakeDialog(page);
    await field(form, 'Name').fill('Asha');
    await form.getByRole('button', { name: 'Submit' }).click();
    const success = page.getByRole('dialog', { name: 'Success' });
    await success.getByRole('button', { name: 'OK' }).click();
    await expect(offered).toBeHidden();
    await expect(main).toContainText('Your intake form has arrived.');

    await main.getByRole('link', { name: 'See My Bookings' }).click();
    const own = page.getByRole('region', { name: 'Your assessments' });
    await expect(own).toContainText('With your therapist');
    await pagePicture(page, info, 'assessment-in-work');
    await expectAccessible(page, 'My Bookings with an assessment in work');

    const reference = await referenceOf(page);
    const waiting = await runProgram([DESK, 'assessments'], environment);
    expect(waiting).toMatch(new RegExp(`^${reference} .* with-therapist `, 'm'));
    expect(await runProgram([DESK, 'assessment', reference], environment)).toContain('Asha');
    await runProgram([DESK, 'report', reference], environment, REPORT);

    await openAssessments(page);
    await expect(own).toContainText('Report ready');
    await expect(own).not.toContainText('What we looked at');
    await pagePicture(page, info, 'assessment-report-ready');
    await own.getByRole('button', { name: /^Read the report/ }).click();
    const report = own.getByRole('region', { name: 'Report' });
    await expect(report).toContainText('आराम के बाद फिर से पढ़ें।');
    await expect(report).toContainText('It is not by itself a diagnosis');
    await expect(page).not.toHaveTitle(/memory|assessment|report/i);
    await pagePicture(page, info, 'assessment-report');
    await expectAccessible(page, 'My Bookings with a report');
    await page.emulateMedia({ media: 'print' });
    await expect(report).toContainText('Short breaks helped you.');
    for (const other of ['What you bought', 'Close the report', 'Given by'])
      await expect(page.getByText(other, { exact: false }).first()).toBeHidden();
    await pagePicture(page, info, 'assessment-report-paper');
  },
);
