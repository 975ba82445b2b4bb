import { expect, type Page } from '@playwright/test';

/** The answer's text once its charts are rendered; an answer about two people has none. */
export const wholeAnswer = async (page: Page, people: 'one' | 'two' = 'one'): Promise<string> => {
  const answer = page.getByRole('article');
  await expect(answer.getByRole('img', { name: /^Support from period/ })).toBeVisible();
  if (people === 'one')
    await expect(answer.getByRole('table', { name: /^Houses from the/ })).toBeVisible();
  return answer.innerText();
};
