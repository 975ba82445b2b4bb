import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** Why the focused element is not visible; undefined if it is. Runs in the page. */
const whyUnseen = (): string | undefined => {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || at === document.body || at.tagName === 'IFRAME')
    return undefined;
  const name = at.outerHTML.slice(0, 200);
  const shown = at.closest('label') ?? at;
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const hasRing = [at, shown].some((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  if (!hasRing) return `no ring around ${name}`;
  if (bottom < 1 || top > innerHeight - 1 || right < 1 || left > innerWidth - 1)
    return `outside of the window: ${name}`;
  const parts = [0.1, 0.5, 0.9].map((part) =>
    document.elementFromPoint((left + right) / 2, top + part * (bottom - top)),
  );
  if (!parts.some((part) => part && (shown.contains(part) || part.contains(shown))))
    return `under ${parts[1]?.outerHTML.slice(0, 80)}: ${name}`;
  return undefined;
};

/** Presses Tab and expects the focused element to be visible (WCAG 2.4.7 and 2.4.11). */
export const tab = async (page: Page): Promise<void> => {
  await page.keyboard.press('Tab');
  expect(await page.evaluate(whyUnseen)).toBeUndefined();
};

const hasFocus = async (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === element.ownerDocument.activeElement);

/** Presses Tab until `target` has the focus. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < 120 && !(await hasFocus(target)); stops += 1) await tab(page);
  await expect(target).toBeFocused();
};

/** Tabs to `target` and presses Enter, or another key. */
export const press = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

/** Closes a dialog by Escape, once it has the focus: before, the key would go to the page. */
export const closeWithEscape = async (dialog: Locator): Promise<void> => {
  const holdsFocus = async (): Promise<boolean> =>
    dialog.evaluate((element) => element.contains(element.ownerDocument.activeElement));
  await expect.poll(holdsFocus).toBe(true);
  await dialog.page().keyboard.press('Escape');
  await expect(dialog).toBeHidden();
};

/** Tabs to a field and types into it. */
export const write = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field);
  await page.keyboard.type(text);
};

/** Pays in the checkout that opens over the page, by keyboard. */
export const payInside = async (page: Page, frame: FrameLocator): Promise<void> => {
  const pay = frame.getByRole('button', { name: / – success$/ });
  await expect(pay).toBeVisible();
  await press(page, pay);
};
