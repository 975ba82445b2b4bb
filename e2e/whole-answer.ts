import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the astrology behind the answer, if it is closed. */
export const openAstrology = async (page: Page): Promise<void> => {
  const fold = page.getByRole('article').locator('details.printed-open');
  await expect(fold).toBeVisible();
  if ((await fold.getAttribute('open')) === null) await fold.locator('> summary').click();
};

/** Opens My Predictions, and from there the screen of the answer to this question. */
export const openKept = async (page: Page, question: string): Promise<void> => {
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'My Predictions' }).click();
  await page.getByRole('tabpanel').getByRole('link', { name: question }).last().click();
  await expect(page).toHaveURL(/\/answers\?id=/);
};

/** Opens what is closed in an answer's sheet: the astrology behind it, and in it the months as a table. */
export const unfold = async (sheet: Locator): Promise<void> => {
  const folds = sheet.locator('summary');
  await folds.first().click();
  await expect(folds.nth(1)).toBeVisible();
  for (const fold of (await folds.all()).slice(1)) await fold.click();
};

/** The answer's whole text once its charts are rendered; an answer about two people has none. */
export const wholeAnswer = async (page: Page, people: 'one' | 'two' = 'one'): Promise<string> => {
  const answer = page.getByRole('article');
  await openAstrology(page);
  await expect(answer.getByRole('img', { name: /^Support from period/ })).toBeVisible();
  if (people === 'one')
    await expect(answer.getByRole('table', { name: /^Houses from the/ })).toBeVisible();
  return answer.innerText();
};
