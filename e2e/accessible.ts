import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** Named, because the rules of WCAG 2.2 are off unless they are asked for. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What the colours of the night decide anew. */
const BY_NIGHT = ['color-contrast', 'link-in-text-block'];

/** Everything that fades or rises has come to rest: half-shown text has no true contrast. */
const atRest = `Promise.all(document.getAnimations()
  .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
  .map((animation) => animation.finished.catch(() => undefined)))`;

/**
 * Runs axe in the page, its source fetched once a page. Whoever asks for the violations alone waits a third of the
 * time that @axe-core/playwright needs, which hands over every check that passed.
 */
const expectNothing = async (
  page: Page,
  runOnly: NonNullable<RunOptions['runOnly']>,
  what: string,
): Promise<void> => {
  await page.evaluate(atRest);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { runOnly, resultTypes: ['violations'], iframes: false };
  const found = await page.evaluate(async (how) => {
    const { violations } = await window.axe.run(document, how);
    return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
  }, options);
  expect(found, `axe on ${what}`).toEqual([]);
};

/**
 * Runs axe over what is shown, leaving nothing out, by day; and by night for what differs then, its contrasts.
 * `what` names it in the report.
 */
export const expectAccessible = async (page: Page, what: string): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNothing(page, { type: 'tag', values: RULES }, `${what}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNothing(page, { type: 'rule', values: BY_NIGHT }, `${what}, dark`);
  await page.emulateMedia({ colorScheme: 'light' });
};
