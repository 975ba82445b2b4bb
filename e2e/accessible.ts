import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Named, because the rules of WCAG 2.2 are off unless they are asked for. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Everything that fades or rises has come to rest: half-shown text has no true contrast. */
const atRest = `Promise.all(document.getAnimations()
  .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
  .map((animation) => animation.finished.catch(() => undefined)))`;

/** Runs axe over what is shown, leaving nothing out; `what` names it in the report. */
export const expectAccessible = async (page: Page, what: string): Promise<void> => {
  await page.evaluate(atRest);
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode().analyze();
  const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
  expect(found, `axe on ${what}`).toEqual([]);
};
