import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Everything that fades or rises has come to rest: half-shown text has no true contrast. */
const atRest = `Promise.all(document.getAnimations()
  .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
  .map((animation) => animation.finished.catch(() => undefined)))`;

/** Runs all rules of axe over what is shown; `what` names it in the report. */
export const expectAccessible = async (page: Page, what: string): Promise<void> => {
  await page.evaluate(atRest);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
  expect(found, `axe on ${what}`).toEqual([]);
};
