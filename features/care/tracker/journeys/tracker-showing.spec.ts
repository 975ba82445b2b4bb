import { signedIn } from '@dhruva/e2e/account.ts';
import { expectAccessible } from '@dhruva/e2e/accessible.ts';
import { rows, saveOne } from '@dhruva/e2e/feeling-form.ts';
import { expect, ON_PHONE_TOO, test } from '@dhruva/e2e/journey.ts';
import { runProgram } from '@dhruva/e2e/own-server.ts';
import { pagePicture, picture } from '@dhruva/e2e/pictures.ts';
import { boughtSession } from '@dhruva/e2e/sessions.ts';
import { PORT, serverEnvironment } from '@dhruva/e2e/settings.ts';

test(
  'entries shown to one’s therapist: off, on, looked at, taken back',
  ON_PHONE_TOO,
  async ({ page }, info) => {
    await signedIn(page);
    const { reference } = await boughtSession(page);
    await page.goto('/counselling');
    await saveOne(page, 2, 9);
    await expect(rows(page)).toHaveCount(1);
    const section = page.getByRole('region', { name: 'Show them to your therapist' });
    const box = section.getByRole('checkbox', { name: 'Show my entries to Sample therapist B' });
    await expect(box).not.toBeChecked();
    await expect(section).toContainText('Off. Ticked now, it ends by itself on');
    await section.scrollIntoViewIfNeeded();
    await picture(page, info, 'showing-off');
    await expectAccessible(page, 'entries shown to nobody');

    await box.check();
    const status = section.getByRole('status');
    await expect(status).toHaveText('Sample therapist B can open your entries from now on.');
    await expect(section).toContainText('Not opened yet.');
    await section.scrollIntoViewIfNeeded();
    await picture(page, info, 'showing-on');

    const who = ['--therapist', '2', '--staff', 'Ravi', '--purpose', 'before the session'];
    const told = await runProgram(
      ['apps/server/scripts/therapist.ts', 'entries', reference, ...who],
      serverEnvironment(PORT, 'data'),
    );
    expect(told).toContain('2 of 5');
    expect(told).toContain('Feeling low or sad most of the day');

    await page.reload();
    await expect(box).toBeChecked();
    await expect(section).toContainText(/Opened once, on .*\./);
    await pagePicture(page, info, 'showing-looked-at');
    await expectAccessible(page, 'entries shown and looked at');

    await page.route('**/api/counseling/unshare', (route) => route.abort());
    await box.click();
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toBeChecked();
    await section.scrollIntoViewIfNeeded();
    await picture(page, info, 'showing-failed');
    await page.unroute('**/api/counseling/unshare');
    await box.focus();
    await page.keyboard.press('Space');
    await expect(status).toHaveText('Sample therapist B can no longer open your entries.');
    await expect(box).toBeFocused();
    await expect(box).not.toBeChecked();
    await page.reload();
    await expect(box).not.toBeChecked();
    await expect(section).toContainText('Opened once');
  },
);
