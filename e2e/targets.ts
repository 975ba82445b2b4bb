import type { Page } from '@playwright/test';

/** Touch targets that are too small: 24 px (WCAG 2.5.8), and 48 px for primary actions. Runs in the page. */
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
    // Exempt: links within a sentence, and elements for screen readers only.
    const isExempt = display === 'inline' || width <= 1 || !target.checkVisibility();
    const isAction = fills.includes(backgroundColor) || target.matches('[type=submit]');
    const least = isAction ? LEAST_OF_ACTIONS : LEAST;
    return isExempt || (width >= least && height >= least)
      ? []
      : [`${target.outerHTML.slice(0, 120)}: ${Math.round(width)} × ${Math.round(height)}`];
  });
};

/** The touch targets of the page that are too small, with their size. */
export const smallTargets = async (page: Page): Promise<readonly string[]> =>
  page.evaluate(tooSmall);
