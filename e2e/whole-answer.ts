import { expect, type Page } from '@playwright/test';

/** What the answer says once its pictures have come too; of two people there is no chart. */
export const wholeAnswer = async (page: Page, people: 'one' | 'two' = 'one'): Promise<string> => {
  const answer = page.getByRole('article');
  await expect(answer.getByRole('img', { name: /^Support from period/ })).toBeVisible();
  if (people === 'one')
    await expect(answer.getByRole('table', { name: /^Houses from the/ })).toBeVisible();
  return answer.innerText();
};
