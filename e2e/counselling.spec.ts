import type { BrowserContext, Locator, Page } from '@playwright/test';
import { askForCode, codeFor, freshPhone, logIn, signedIn } from './account.ts';
import { expectAccessible } from './accessible.ts';
import { expect, ON_PHONE_TOO, test } from './journey.ts';
import { pagePicture, picture } from './pictures.ts';

const INCOMPLETE = 'Please rate your feeling and select at least 8-10 symptoms before saving.';
const SELF_HARM = 'Thoughts of hurting myself or not wanting to live';
const HOPELESS = 'Feeling hopeless about the future';

const boxes = (page: Page): Locator =>
  page.getByRole('group', { name: 'Tick 8–10 symptoms' }).getByRole('checkbox');
const star = (page: Page, count: number): Locator =>
  page.getByRole('radio', { name: `${count} of 5 stars` });
const submit = (page: Page): Locator => page.getByRole('button', { name: 'Submit', exact: true });
const card = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: 'You are not alone' });
const said = (page: Page, title: 'Error' | 'Success'): Locator =>
  page.getByRole('dialog', { name: title, exact: true });

const tick = async (page: Page, many: number): Promise<void> => {
  for (let index = 0; index < many; index += 1) await boxes(page).nth(index).check();
};
const rate = async (page: Page, count: number): Promise<void> => {
  await star(page, count).check({ force: true });
};
const rows = (page: Page): Locator =>
  page.getByRole('table', { name: 'How you have been' }).locator('tbody');

const saveOne = async (page: Page, rating: number, many: number): Promise<void> => {
  await tick(page, many);
  await rate(page, rating);
  await submit(page).click();
  await expect(said(page, 'Success')).toContainText('Saved to your profile.');
  await said(page, 'Success').getByRole('button', { name: 'OK' }).click();
};

test('the page holds what it must', ON_PHONE_TOO, async ({ page }, info) => {
  await page.goto('/counselling');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Counseling & Therapy Support' }),
  ).toBeVisible();
  await expect(boxes(page)).toHaveCount(30);
  await expect(page.getByText('(This info will be saved in your profile)')).toBeVisible();
  const stars = page.getByRole('group', { name: 'How are you feeling right now?' });
  await expect(stars.getByRole('radio')).toHaveCount(5);
  await expect(page.getByRole('heading', { name: 'How you have been' })).toHaveCount(0);
  const main = page.getByRole('main');
  for (const [name, to] of [
    ['Paid Therapy', '/paid'],
    ['Psych Assessment', '/assignment'],
    ['Free therapy tips', '/free-therapy'],
    ['Hypnotherapy', '/hypnotherapy'],
  ] as const)
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', to);
  await expect(main.getByRole('button', { name: 'Need help now?' })).toBeVisible();
  await pagePicture(page, info, 'counselling');
});

test(
  'too little is refused in a dialog, a summary and at its field; nothing ticked is lost',
  ON_PHONE_TOO,
  async ({ page }, info) => {
    await signedIn(page);
    await page.goto('/counselling');
    await tick(page, 7);
    await rate(page, 3);
    await submit(page).click();
    await expect(said(page, 'Error')).toContainText(INCOMPLETE);
    await picture(page, info, 'counselling-refused');
    await said(page, 'Error').getByRole('button', { name: 'OK' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(page.getByText('Tick 1 more.')).toBeVisible();
    await picture(page, info, 'counselling-summary');
    await summary.getByRole('link', { name: INCOMPLETE }).click();
    await expect(boxes(page).first()).toBeFocused();
    await boxes(page).nth(7).check();
    await expect(summary).toBeHidden();
    await expect(page.getByText('8 ticked')).toBeVisible();
    await submit(page).click();
    await expect(said(page, 'Success')).toBeVisible();
    await picture(page, info, 'counselling-saved');
  },
);

test('no star is refused too', async ({ page }) => {
  await signedIn(page);
  await page.goto('/counselling');
  await tick(page, 9);
  await submit(page).click();
  await expect(said(page, 'Error')).toContainText(INCOMPLETE);
  await said(page, 'Error').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Choose one to five stars.')).toBeVisible();
  await page.getByRole('link', { name: INCOMPLETE }).click();
  await expect(star(page, 1)).toBeFocused();
});

test('Submit says Saving..., is disabled, and sends once', async ({ page, context }) => {
  await signedIn(page);
  const sent: unknown[] = [];
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await context.route('**/api/counseling/save', async (route) => {
    sent.push(route.request().postDataJSON());
    await held;
    await route.continue();
  });
  await page.goto('/counselling');
  await tick(page, 11);
  await rate(page, 5);
  await submit(page).dblclick();
  const busy = page.getByRole('button', { name: 'Saving...' });
  await expect(busy).toBeDisabled();
  answer();
  await expect(said(page, 'Success')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(submit(page)).toBeEnabled();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toEqual({ rating: 5, symptoms: expect.any(Array) });
  expect((sent[0] as { symptoms: string[] }).symptoms).toHaveLength(11);
  expect((sent[0] as { symptoms: string[] }).symptoms[0]).toBe(
    'Feeling low or sad most of the day',
  );
});

test('the server’s own words are shown, and ours when it has none', async ({ page, context }) => {
  await signedIn(page);
  await page.goto('/counselling');
  await tick(page, 8);
  await rate(page, 2);
  const failWith = async (status: number, body: string) =>
    context.route(
      '**/api/counseling/save',
      (route) => route.fulfill({ status, body, contentType: 'application/json' }),
      { times: 1 },
    );
  const refusal = { success: false, code: 'server.unavailable', message: 'Words of the server.' };
  await failWith(503, JSON.stringify(refusal));
  await submit(page).click();
  await expect(said(page, 'Error')).toContainText('Words of the server.');
  await said(page, 'Error').getByRole('button', { name: 'OK' }).click();
  await failWith(502, '<html>');
  await submit(page).click();
  await expect(said(page, 'Error')).toContainText('Could not save your data. Please try again.');
  await said(page, 'Error').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('8 ticked')).toBeVisible();
  await submit(page).click();
  await expect(said(page, 'Success')).toBeVisible();
});

test(
  'signed out: the login is asked for, and what was ticked is there afterwards',
  ON_PHONE_TOO,
  async ({ page }, info) => {
    await page.goto('/counselling');
    await tick(page, 9);
    await rate(page, 2);
    await submit(page).click();
    const dialog = said(page, 'Error');
    await expect(dialog).toContainText('Please log in to save your symptoms.');
    await picture(page, info, 'counselling-signed-out');
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await logIn(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Free Counselling' }).click();
    await expect(page.getByText('9 ticked')).toBeVisible();
    await expect(star(page, 2)).toBeChecked();
    await submit(page).click();
    await expect(said(page, 'Success')).toBeVisible();
    await said(page, 'Success').getByRole('button', { name: 'OK' }).click();
    await expect(rows(page)).toHaveCount(1);
  },
);

test('a session that ended meanwhile loses nothing either; another person finds nothing', async ({
  page,
}) => {
  await signedIn(page);
  await page.goto('/counselling');
  await tick(page, 8);
  await rate(page, 4);
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await submit(page).click();
  await said(page, 'Error').getByRole('button', { name: 'Log in' }).click();
  const phone = freshPhone();
  await askForCode(page, phone);
  await page.getByLabel('6-digit OTP').fill(await codeFor(page, phone));
  await page.getByRole('button', { name: 'Verify and log in' }).click();
  await expect(page).toHaveURL(/\/$/);
  const back = page.getByRole('contentinfo').getByRole('link', { name: 'Free Counselling' });
  await back.click();
  await expect(page.getByText('8 ticked')).toBeVisible();
  await boxes(page).nth(9).check();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  await logIn(page);
  await back.click();
  await expect(page.getByText('0 ticked')).toBeVisible();
});

test.describe('help in a crisis', () => {
  test(
    'stands at once for symptom 30, before and after Submit',
    ON_PHONE_TOO,
    async ({ page }, info) => {
      await signedIn(page);
      await page.goto('/counselling');
      await expect(card(page)).toBeHidden();
      await page.getByRole('checkbox', { name: SELF_HARM }).check();
      for (const name of ['14416', '1-800-891-4416'])
        await expect(card(page).getByRole('link', { name, exact: true })).toBeInViewport();
      for (const [shown, tel] of [
        ['14416', 'tel:14416'],
        ['1-800-891-4416', 'tel:18008914416'],
        ['112', 'tel:112'],
      ] as const)
        await expect(card(page).getByRole('link', { name: shown, exact: true })).toHaveAttribute(
          'href',
          tel,
        );
      await picture(page, info, 'counselling-crisis');
      await saveOne(page, 2, 8);
      await expect(card(page)).toBeVisible();
      await page.getByRole('checkbox', { name: SELF_HARM }).uncheck();
      await expect(card(page)).toBeHidden();
    },
  );

  test('stands for rating 1 with hopelessness, whichever comes last', async ({ page }) => {
    await page.goto('/counselling');
    await page.getByRole('checkbox', { name: HOPELESS }).check();
    await expect(card(page)).toBeHidden();
    await rate(page, 2);
    await expect(card(page)).toBeHidden();
    await rate(page, 1);
    await expect(card(page)).toBeInViewport();
    await page.getByRole('checkbox', { name: HOPELESS }).uncheck();
    await expect(card(page)).toBeHidden();
    await page.getByRole('checkbox', { name: HOPELESS }).check();
    await expect(card(page)).toBeInViewport();
  });

  const cut = async (page: Page, context: BrowserContext): Promise<void> => {
    await page.goto('/counselling', { waitUntil: 'networkidle' });
    await context.setOffline(true);
  };

  test(
    'needs no network, nor does "Need help now?", nor the word that saving failed',
    ON_PHONE_TOO,
    async ({ page, context }, info) => {
      await signedIn(page);
      await cut(page, context);
      await page.getByRole('checkbox', { name: SELF_HARM }).check();
      await expect(card(page).getByRole('link', { name: '14416', exact: true })).toBeInViewport();
      await tick(page, 8);
      await rate(page, 1);
      await submit(page).click();
      await expect(said(page, 'Error')).toContainText(
        'Could not save your data. Please try again.',
      );
      await picture(page, info, 'counselling-offline-error');
      await expectAccessible(page, 'the dialog without network');
      await page.keyboard.press('Escape');
      await expect(said(page, 'Error')).toBeHidden();
      await expect(submit(page)).toBeVisible();
      await expect(boxes(page).nth(29)).toBeChecked();
      const help = page.getByRole('main').getByRole('button', { name: 'Need help now?' });
      await help.click();
      const panel = page.getByRole('dialog', { name: 'You are not alone' });
      await expect(panel.getByRole('link', { name: '14416', exact: true })).toBeVisible();
      await expect(panel.getByRole('link', { name: '112', exact: true })).toBeVisible();
      await picture(page, info, 'help-offline');
      await panel.getByRole('button', { name: 'Close' }).click();
      await expect(panel).toBeHidden();
      await expect(help).toBeFocused();
      await context.setOffline(false);
      await submit(page).click();
      await expect(said(page, 'Success')).toBeVisible();
    },
  );

  test.describe('without any script', () => {
    test.use({ javaScriptEnabled: false });
    test('stands all the same', ON_PHONE_TOO, async ({ page }) => {
      await page.goto('/counselling');
      await expect(card(page)).toBeHidden();
      await page.getByRole('checkbox', { name: SELF_HARM }).check();
      await expect(card(page).getByRole('link', { name: '14416', exact: true })).toBeVisible();
      await page.getByRole('checkbox', { name: SELF_HARM }).uncheck();
      await page.getByRole('checkbox', { name: HOPELESS }).check();
      await rate(page, 2);
      await expect(card(page)).toBeHidden();
      await rate(page, 1);
      await expect(card(page).getByRole('link', { name: '14416', exact: true })).toBeVisible();
    });
  });

  test('what is ticked before the script came counts', async ({ page, context }) => {
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await context.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/counselling', { waitUntil: 'commit' });
    await page.getByRole('checkbox', { name: SELF_HARM }).check();
    await expect(card(page)).toBeVisible();
    await tick(page, 8);
    go();
    await expect(page.getByText('9 ticked')).toBeVisible();
    await expect(card(page)).toBeVisible();
  });
});

test(
  'the history: a line, a table, one deleted, all deleted, and the way from the profile',
  ON_PHONE_TOO,
  async ({ page }, info) => {
    await signedIn(page);
    await page.goto('/counselling');
    await expect(page.getByText('Nothing saved yet.')).toBeVisible();
    for (const rating of [1, 4, 3]) await saveOne(page, rating, 8 + rating);
    await expect(rows(page)).toHaveCount(3);
    await expect(rows(page).first()).toContainText('3 of 5');
    const line = page.getByRole('img', {
      name: /Your rating over time, from 1 .* to 3 .*3 entries/,
    });
    await expect(line.locator('circle')).toHaveCount(3);
    await rows(page).first().getByText('12 symptoms').click();
    await expect(rows(page).first()).toContainText('Difficulty concentrating');
    await line.scrollIntoViewIfNeeded();
    await picture(page, info, 'counselling-history');
    await pagePicture(page, info, 'counselling-with-history');

    const first = rows(page)
      .first()
      .getByRole('button', { name: /^Delete the entry of/ });
    await first.click();
    const one = page.getByRole('dialog', { name: 'Delete this entry?' });
    await picture(page, info, 'counselling-delete');
    await one.getByRole('button', { name: 'Keep' }).click();
    await expect(rows(page)).toHaveCount(3);
    await expect(first).toBeFocused();
    await first.click();
    await one.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByText('Your entry is deleted.')).toBeFocused();

    await page.goto('/profile');
    await page.getByRole('link', { name: 'Your mood and symptom entries' }).click();
    await expect(page).toHaveURL(/\/counselling#history$/);
    await expect(page.getByRole('heading', { name: 'How you have been' })).toBeInViewport();
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Delete all' }).click();
    const all = page.getByRole('dialog', { name: 'Delete all entries?' });
    await expect(all).toContainText('All 2 entries');
    await all.getByRole('button', { name: 'Delete all' }).click();
    await expect(page.getByText('Nothing saved yet.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Nothing saved yet.')).toBeVisible();
  },
);

test('by keyboard alone: tick, rate, save, read, delete', async ({ page }) => {
  await signedIn(page);
  await page.goto('/counselling', { waitUntil: 'networkidle' });
  const focused = (locator: Locator) =>
    locator.evaluate((element) => element === element.ownerDocument.activeElement);
  const tabTo = async (locator: Locator): Promise<void> => {
    for (let press = 0; press < 80 && !(await focused(locator)); press += 1)
      await page.keyboard.press('Tab');
    await expect(locator).toBeFocused();
  };
  for (const index of [0, 1, 2, 3, 4, 5, 6, 22]) {
    await tabTo(boxes(page).nth(index));
    await page.keyboard.press('Space');
  }
  await tabTo(star(page, 1));
  await page.keyboard.press('Space');
  await expect(card(page)).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(star(page, 2)).toBeChecked();
  await expect(card(page)).toBeHidden();
  await tabTo(submit(page));
  await page.keyboard.press('Enter');
  await expect(said(page, 'Success')).toBeVisible();
  await tabTo(said(page, 'Success').getByRole('button', { name: 'OK' }));
  await page.keyboard.press('Enter');
  await expect(submit(page)).toBeFocused();
  await expect(rows(page)).toHaveCount(1);
  await tabTo(rows(page).getByText('8 symptoms'));
  await page.keyboard.press('Enter');
  await expect(rows(page)).toContainText(HOPELESS);
  await tabTo(rows(page).getByRole('button', { name: /^Delete/ }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete this entry?' });
  await tabTo(dialog.getByRole('button', { name: 'Delete', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing saved yet.')).toBeFocused();
});

test('at 320 px nothing scrolls sideways', async ({ page }) => {
  await signedIn(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/counselling');
  await saveOne(page, 1, 24);
  await page.getByText('24 symptoms').click();
  await expect(card(page)).toBeVisible();
  const overflow = `document.documentElement.scrollWidth - document.documentElement.clientWidth`;
  expect(await page.evaluate(overflow)).toBe(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });
    test('no violation in any state', ON_PHONE_TOO, async ({ page }, info) => {
      await signedIn(page);
      await page.goto('/counselling');
      await submit(page).click();
      await expect(said(page, 'Error')).toBeVisible();
      await expectAccessible(page, 'refused');
      await said(page, 'Error').getByRole('button', { name: 'OK' }).click();
      await expectAccessible(page, 'the summary');
      await page.getByRole('checkbox', { name: SELF_HARM }).check();
      await saveOne(page, 1, 8);
      await rows(page).getByText('9 symptoms').click();
      await expectAccessible(page, 'help and history');
      await pagePicture(page, info, `counselling-in-${colorScheme}`);
      await page.getByRole('button', { name: 'Delete all' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'delete all');
    });
  });
}
