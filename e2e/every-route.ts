import { expect, type Page } from '@playwright/test';
import routes from '../apps/web/app/routes.ts';

interface Route {
  readonly path?: string | undefined;
  readonly children?: readonly Route[] | undefined;
}

const addressesOf = (entries: readonly Route[]): readonly string[] =>
  entries.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [path === '*' ? '/nothing-here' : `/${path.replace(/^\//, '')}`]),
    ...addressesOf(children),
  ]);

/** Every URL of the product, from the product's own route list, so that none can be forgotten. */
export const EVERY_ROUTE = addressesOf(routes);

const nearEverything = `(async () => {
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
    scrollTo(0, y);
    await new Promise(requestAnimationFrame);
  }
  scrollTo(0, 0);
})()`;

/** Opens an address and waits until it is hydrated, its lazy parts are loaded and nothing is loading. */
export const openRoute = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.evaluate(nearEverything);
  await page.waitForLoadState('networkidle');
  // An open dialog hides the page beneath from roles, so count elements.
  await expect(page.locator('h1'), path).toHaveCount(1);
  await expect(page.locator('.flicker'), path).toHaveCount(0);
};
