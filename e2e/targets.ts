import type { Page } from '@playwright/test';

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

/** Whatever of the page is too small for a finger, with its size. */
export const smallTargets = async (page: Page): Promise<readonly string[]> =>
  page.evaluate(tooSmall);
