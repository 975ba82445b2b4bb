import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Named, because the rules of WCAG 2.2 are off unless they are asked for. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What the colours of the night decide anew. */
const BY_NIGHT = ['color-contrast', 'link-in-text-block'];

/** Everything that fades or rises has come to rest: half-shown text has no true contrast. */
const atRest = `Promise.all(document.getAnimations()
  .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
  .map((animation) => animation.finished.catch(() => undefined)))`;

const expectNothing = async (page: Page, axe: AxeBuilder, what: string): Promise<void> => {
  await page.evaluate(atRest);
  const { violations } = await axe.setLegacyMode().analyze();
  const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
  expect(found, `axe on ${what}`).toEqual([]);
};

/**
 * Runs axe over what is shown, leaving nothing out, by day; and by night for what differs then, its contrasts.
 * `what` names it in the report.
 */
export const expectAccessible = async (page: Page, what: string): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNothing(page, new AxeBuilder({ page }).withTags(RULES), `${what}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNothing(page, new AxeBuilder({ page }).withRules(BY_NIGHT), `${what}, dark`);
  await page.emulateMedia({ colorScheme: 'light' });
};
