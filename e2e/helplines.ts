import type { Locator, Page } from '@playwright/test';

const TITLE = /You are not alone|आप अकेले नहीं हैं/u;

/** The help card that appears while somebody types, in either language. */
export const helpIn = (where: Page | Locator): Locator =>
  where.getByRole('alert').filter({ hasText: TITLE });

/** The first visible link of this helpline number: "14416". */
export const numberIn = (where: Page | Locator, shown: string): Locator =>
  where.locator(`a[href="tel:${shown.replaceAll('-', '')}"]:visible`).first();
