import type { Page, TestInfo } from '@playwright/test';

const FOLDER = 'pictures';
/** Only when somebody wants to look: they cost time. */
const ARE_WANTED = process.env['PICTURES'] !== undefined;

const path = (info: TestInfo, name: string): string => `${FOLDER}/${info.project.name}-${name}.png`;

/** The window as it is, into a folder git ignores: for dialogs. `PICTURES=1 npm run e2e` takes them. */
export const picture = async (page: Page, info: TestInfo, name: string): Promise<void> => {
  if (!ARE_WANTED) return;
  await page.screenshot({ path: path(info, name), animations: 'disabled' });
};

/** The page from top to bottom. */
export const pagePicture = async (page: Page, info: TestInfo, name: string): Promise<void> => {
  if (!ARE_WANTED) return;
  await page.evaluate('window.scrollTo(0, 0)');
  await page.screenshot({ path: path(info, name), fullPage: true, animations: 'disabled' });
};
