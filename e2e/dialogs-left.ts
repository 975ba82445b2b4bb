import { expect, type Page } from '@playwright/test';

/**
 * Waits until `count` dialogs are left in the browser's history: a closed one takes its step back a moment
 * later, and a visit or reload before that would be undone.
 */
export const dialogsLeft = async (page: Page, count = 0): Promise<void> =>
  expect.poll(async () => page.evaluate('history.state?.dialogs ?? 0')).toBe(count);
