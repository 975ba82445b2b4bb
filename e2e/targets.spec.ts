import { NAGPUR_1990, signedIn } from './account.ts';
import { EVERY_ROUTE, openRoute } from './every-route.ts';
import { expect, test } from './journey.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** What is smaller than a finger wants: 24 px anywhere (WCAG 2.5.8), 48 px for what a page is for. Runs in the page. */
const tooSmall = (): readonly string[] => {
  const LEAST = 24;
  const LEAST_OF_ACTIONS = 48;
  const style = getComputedStyle(document.documentElement);
  const probe = document.body.appendChild(document.createElement('i'));
  const fills = ['--btn-bg', '--sage-700'].map((token) => {
    probe.style.background = style.getPropertyValue(token);
    return getComputedStyle(probe).backgroundColor;
  });
  probe.remove();
  const targets = 'a[href], button, input, select, textarea, summary, [role=tab], [role=option]';
  return [...document.querySelectorAll<HTMLElement>(targets)].flatMap((target) => {
    const { display, backgroundColor } = getComputedStyle(target);
    const label = target.closest('label');
    const { width, height } = (label ?? target).getBoundingClientRect();
    // A link in a sentence is as high as its line; what only a screen reader sees is no target.
    const isExempt = display === 'inline' || width <= 1 || !target.checkVisibility();
    const isAction = fills.includes(backgroundColor) || target.matches('[type=submit]');
    const least = isAction ? LEAST_OF_ACTIONS : LEAST;
    return isExempt || (width >= least && height >= least)
      ? []
      : [`${target.outerHTML.slice(0, 120)}: ${Math.round(width)} × ${Math.round(height)}`];
  });
};

test('every target of every route is large enough for a finger', async ({ page }) => {
  test.setTimeout(120_000);
  for (const session of ['signed out', 'signed in'] as const) {
    if (session === 'signed in') await signedIn(page, NAGPUR_1990);
    for (const path of EVERY_ROUTE) {
      await openRoute(page, path);
      expect(await page.evaluate(tooSmall), `${path} ${session}`).toEqual([]);
    }
  }
});
