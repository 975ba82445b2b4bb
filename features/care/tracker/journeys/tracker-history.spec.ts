import { DAY_MS } from '@dhruva/kernel/durations';
import type { Page } from '@playwright/test';
import { signedIn } from '@dhruva/e2e/account.ts';
import { expectAccessible } from '@dhruva/e2e/accessible.ts';
import { rows, saveOne } from '@dhruva/e2e/feeling-form.ts';
import { expect, ON_PHONE_TOO, test } from '@dhruva/e2e/journey.ts';
import { pagePicture, picture } from '@dhruva/e2e/pictures.ts';

test('the history: a line, a table, one deleted, all deleted, and the way from the profile', async ({
  page,
}, info) => {
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
});

const NEWEST = Date.parse('2026-11-20T13:10:00.000Z');
const SYMPTOMS = ['Feeling low or sad most of the day', 'Difficulty concentrating', 'Poor sleep'];

/** So many entries, newest first, three days apart, with varied ratings. */
const entriesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    rating: 1 + ((at * 7 + (at % 3)) % 5),
    symptoms: SYMPTOMS,
    savedAt: new Date(NEWEST - at * 3 * DAY_MS).toISOString(),
  }));

/** Opens the history of a user with so many entries. */
const openHistory = async (page: Page, count: number) => {
  await page.route('**/api/counseling/history', (route) =>
    route.fulfill({ json: entriesOf(count) }),
  );
  await page.goto('/counselling#history');
  const line = page.getByRole('img', { name: /^Your rating over time/ });
  await expect(line.locator('circle')).toHaveCount(count);
  return line;
};

for (const count of [1, 2, 40])
  test(
    `the line of ${count}: its days are named, nothing is cut off`,
    ON_PHONE_TOO,
    async ({ page }, info) => {
      await signedIn(page);
      const line = await openHistory(page, count);
      await expect(line).toContainText('20 Nov 2026');
      await expect(page.getByText('5 is “Very good”, 1 is “Very low”.')).toBeVisible();
      if (count > 1) await expect(line).toContainText(count === 2 ? '17 Nov 2026' : '26 Jul 2026');
      const outside = await line.evaluate((svg) => {
        const frame = svg.getBoundingClientRect();
        return [...svg.querySelectorAll('text, circle')].filter((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          return (
            left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom
          );
        }).length;
      });
      expect(outside).toBe(0);
      await expectAccessible(page, `a history of ${count}`);
      await line.scrollIntoViewIfNeeded();
      await picture(page, info, `history-${count}`);
      const older = page.getByRole('button', { name: 'Show 30 older' });
      await expect(older).toHaveCount(count === 40 ? 1 : 0);
      if (count < 40) return;
      await older.click();
      await expect(page.getByRole('table').locator('tbody')).toHaveCount(40);
    },
  );
