import type { Page, TestInfo } from '@playwright/test';

const FOLDER = 'pictures';
/** Screenshots take time, so they are taken on request only. */
const ARE_WANTED = process.env['PICTURES'] !== undefined;

const path = (info: TestInfo, name: string): string => `${FOLDER}/${info.project.name}-${name}.png`;

/**
 * Takes a screenshot of the window, for dialogs, into a git-ignored folder. `PICTURES=1 npm run e2e` enables
 * it.
 */
export const picture = async (page: Page, info: TestInfo, name: string): Promise<void> => {
  if (!ARE_WANTED) return;
  await page.screenshot({ path: path(info, name), animations: 'disabled' });
};

/** Takes a screenshot of the whole page. */
export const pagePicture = async (page: Page, info: TestInfo, name: string): Promise<void> => {
  if (!ARE_WANTED) return;
  await page.evaluate('window.scrollTo(0, 0)');
  await page.screenshot({ path: path(info, name), fullPage: true, animations: 'disabled' });
};
