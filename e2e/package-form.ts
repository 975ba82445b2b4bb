import { expect, type Locator, type Page } from '@playwright/test';

export interface Pack {
  readonly id: string;
  readonly price: string;
  readonly count: number;
}

export const PACKS: readonly Pack[] = [
  { id: 'custom-5100', price: '₹5,100', count: 10 },
  { id: 'custom-2100', price: '₹2,100', count: 7 },
  { id: 'custom-1100', price: '₹1,100', count: 5 },
  { id: 'home-2100', price: '₹2,100', count: 10 },
  { id: 'home-5100', price: '₹5,100', count: 10 },
];

export const [SMALLEST] = PACKS.filter(({ id }) => id === 'custom-1100') as [Pack];

const SUBJECTS = ['work', 'savings', 'studies', 'friendships', 'travel'] as const;

/** A harmless question, different for each number. */
const questionNumber = (number: number): string =>
  `What does my chart say about my ${SUBJECTS[number % SUBJECTS.length]} in part ${number}?`;

/** Opens the form of a package. */
export const openPackage = async (page: Page, { id, count }: Pack): Promise<void> => {
  await page.goto(`/plans#${id}`);
  await expect(page.getByRole('heading', { name: `Your ${count} questions` })).toBeVisible();
};

export const question = (page: Page, number: number): Locator =>
  page.getByLabel(`Question ${number}`, { exact: true });

/** Fills in all questions of the open form. */
export const fillQuestions = async (page: Page, { count }: Pack): Promise<void> => {
  for (let number = 1; number <= count; number += 1)
    await question(page, number).fill(questionNumber(number));
};

export const packagePay = (page: Page, { price }: Pack): Locator =>
  page.getByRole('button', { name: `Pay ${price}`, exact: true });
