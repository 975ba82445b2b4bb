import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** Listed explicitly, because axe enables the WCAG 2.2 rules only on request. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that depend on the dark theme's colours. */
const DARK_THEME_RULES = ['color-contrast', 'link-in-text-block'];

/** Waits until animations have finished: half-faded text has no meaningful contrast. */
const atRest = `Promise.all(document.getAnimations()
  .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
  .map((animation) => animation.finished.catch(() => undefined)))`;

/**
 * Runs axe in the page and expects no violations; its source is loaded once a page. Requesting only
 * violations takes a third of the time of @axe-core/playwright, which also returns every passed check.
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
 * Expects no axe violations in what is shown, in the light theme; in the dark theme only colour contrast is
 * checked. `what` names it in the report.
 */
export const expectAccessible = async (page: Page, what: string): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNothing(page, { type: 'tag', values: RULES }, `${what}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNothing(page, { type: 'rule', values: DARK_THEME_RULES }, `${what}, dark`);
  await page.emulateMedia({ colorScheme: 'light' });
};
