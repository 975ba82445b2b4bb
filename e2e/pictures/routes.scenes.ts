import { signedIn } from '../account.ts';
import { expect, test } from '../journey.ts';
import { PAGES } from './pages.ts';
import { take } from './take.ts';

for (const { route, name, differs, dialog, address = route } of PAGES) {
  const states = differs ? (['out', 'in'] as const) : (['out'] as const);
  for (const state of states)
    test(`${name}--${state}`, async ({ page }) => {
      if (state === 'in') await signedIn(page);
      await page.goto(address);
      await expect(page.locator('h1')).toBeAttached();
      if (dialog) await expect(page.getByRole('dialog')).toBeVisible();
      await take(page, `${name}--${state}`, { whole: !dialog });
    });
}
