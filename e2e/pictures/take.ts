import { join } from 'node:path';
import { type Locator, type Page } from '@playwright/test';

export const FOLDER = join(import.meta.dirname, '../../pictures');

export const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;
export const SCHEMES = ['light', 'dark'] as const;

interface ShotOptions {
  /** The whole page; otherwise the window, as for dialogs. */
  readonly whole?: boolean;
  /** The element to scroll to the middle of the window. */
  readonly at?: Locator;
  readonly sizes?: readonly { readonly width: number; readonly height: number }[];
}

/** Scrolls through the page, so that everything loaded on scroll is loaded. */
const SCROLL_THROUGH = `(async () => {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
    scrollTo(0, y);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }
  scrollTo(0, 0);
})()`;

/** Waits until nothing is loading; pages that keep polling are not waited for. */
const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  await page.evaluate('document.fonts.ready.then(() => undefined)');
};

/** Takes screenshots at every size, light and dark. `name`: route or dialog, two dashes, state. */
export const take = async (
  page: Page,
  name: string,
  { whole = false, at, sizes = SIZES }: ShotOptions = {},
): Promise<void> => {
  for (const size of sizes) {
    await page.setViewportSize(size);
    if (whole) await page.evaluate(SCROLL_THROUGH);
    await at?.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await settle(page);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.screenshot({
        path: join(FOLDER, `${name}--${String(size.width).padStart(4, '0')}--${colorScheme}.png`),
        fullPage: whole,
        animations: 'disabled',
      });
    }
  }
};

export const takeWhole = async (page: Page, name: string): Promise<void> =>
  take(page, name, { whole: true });
