import type { Locator, Page } from '@playwright/test';
import { NAGPUR_1990, signedIn } from './account.ts';
import { ask, fillOther, send } from './birth-details.ts';
import { EVERY_ROUTE, openRoute } from './every-route.ts';
import { notFitting, overlay, TEXT_SPACED, TEXT_TWICE_AS_LARGE } from './fits.ts';
import { expect, test } from './journey.ts';
import { smallTargets } from './targets.ts';

const SMALL = { width: 320, height: 640 };
const PHONE = { width: 360, height: 740 };
test.use({ viewport: SMALL });

/** WCAG 1.4.10, 1.4.12 and 1.4.4, each in the windows where it is hardest. */
const WAYS = [
  { way: 'at 320 px', css: '', widths: [320] },
  { way: 'with its text spaced', css: TEXT_SPACED, widths: [320, 1120] },
  { way: 'with text twice as large', css: TEXT_TWICE_AS_LARGE, widths: [640, 1280] },
] as const;

const expectFits = async (page: Page, what: string): Promise<void> => {
  for (const { way, css, widths } of WAYS) {
    await overlay(page, css);
    for (const width of widths) {
      await page.setViewportSize({ ...SMALL, width });
      expect(await notFitting(page), `${what} ${way}, in ${width} px`).toEqual([]);
    }
  }
  await overlay(page, '');
  await page.setViewportSize(PHONE);
  expect(await smallTargets(page), `too small for a finger on ${what}`).toEqual([]);
  await page.setViewportSize(SMALL);
};

for (const session of ['signed out', 'signed in'] as const) {
  test(`${session}: every route fits into 320 px, with spaced text and with text twice as large, and its targets fit a finger`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    if (session === 'signed in') await signedIn(page, NAGPUR_1990);
    for (const path of EVERY_ROUTE) {
      await openRoute(page, path);
      await expectFits(page, path);
    }
  });
}

test('an answer and My Predictions fit', async ({ page }) => {
  await signedIn(page, NAGPUR_1990);
  await page.goto('/Question');
  await send(await ask(page, 'When is my income likely to grow?'));
  await page.locator('.sheet summary').click();
  await expectFits(page, 'the answer');
  await page.getByRole('radio', { name: 'हिन्दी' }).check();
  await expectFits(page, 'the answer in Hindi');
  await openRoute(page, '/profile');
  await page.getByRole('tab', { name: 'My Predictions' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await expectFits(page, 'My Predictions in Hindi');
});

test('at 320 px the dialogs do not scroll sideways', async ({ page }) => {
  const within = async (dialog: Locator): Promise<void> => {
    const wider = await dialog.evaluate(
      (element) =>
        [element, ...element.querySelectorAll('*')].filter(
          ({ scrollWidth, clientWidth }) => clientWidth > 200 && scrollWidth > clientWidth,
        ).length,
    );
    expect(wider).toBe(0);
  };
  await page.goto('/login');
  await within(page.getByRole('dialog'));
  await signedIn(page, NAGPUR_1990);
  await page.goto('/Question');
  const dialog = await ask(page, 'When is my income likely to grow?');
  await within(dialog);
  await fillOther(dialog, { date: '1985-03-14', time: '04:50', place: 'Rampur' });
  await send(dialog);
  await expect(dialog.getByRole('group', { name: 'Which place' })).toBeVisible();
  await within(dialog);
});
