import type { Locator, Page } from '@playwright/test';

const TITLE = /You are not alone|आप अकेले नहीं हैं/u;

/** The card that came while somebody wrote, in either language. */
export const helpIn = (where: Page | Locator): Locator =>
  where.getByRole('alert').filter({ hasText: TITLE });

/** The first number to press of this helpline that can be seen: "14416". */
export const numberIn = (where: Page | Locator, shown: string): Locator =>
  where.locator(`a[href="tel:${shown.replaceAll('-', '')}"]:visible`).first();
