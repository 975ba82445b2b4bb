import { expect, type Page } from '@playwright/test';
import { smallTargets } from './targets.ts';

/**
 * Finds what does not fit: a page or part that scrolls sideways, or text cut off by its frame or the window.
 * Runs in the page.
 */
const whatDoesNotFit = (): readonly string[] => {
  const SLACK = 1.5;
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`the page, by ${scrollWidth - clientWidth} px`] : [];
  const isHidden = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true }) ||
    element.closest('.sr-only, svg, option, [inert], [data-radix-focus-guard]') !== null;
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { overflowX } = getComputedStyle(element);
    const wider = element.scrollWidth - element.clientWidth;
    if (['auto', 'scroll'].includes(overflowX) && wider > SLACK && !isHidden(element))
      found.push(`what scrolls sideways: ${element.innerText.slice(0, 60)}`);
  }
  const cutting = (element: Element | null): Element | null => {
    if (element === null || element === document.body) return null;
    const { overflowX, overflowY, position } = getComputedStyle(element);
    if (position === 'fixed') return null;
    return overflowX === 'visible' && overflowY === 'visible'
      ? cutting(element.parentElement)
      : element;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const parent = text.parentElement;
    if (!parent || !text.nodeValue?.trim() || isHidden(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const frame = cutting(parent);
    const around = frame?.getBoundingClientRect();
    const canScroll = frame !== null && /auto|scroll/.test(getComputedStyle(frame).overflowY);
    for (const rect of range.getClientRects()) {
      if (rect.width < 2 || rect.height < 2) continue;
      const beyondWindow = rect.left < -SLACK || rect.right > innerWidth + SLACK;
      const beyondFrame =
        around !== undefined &&
        (rect.left < around.left - SLACK ||
          rect.right > around.right + SLACK ||
          (!canScroll && (rect.top < around.top - 4 || rect.bottom > around.bottom + 4)));
      if (beyondWindow || beyondFrame) {
        found.push(`cut off: ${text.nodeValue.trim().slice(0, 60)}`);
        break;
      }
    }
  }
  return [...new Set(found)];
};

/** Describes what does not fit into the page's window. */
export const notFitting = async (page: Page): Promise<readonly string[]> =>
  page.evaluate(whatDoesNotFit);

/** Injects CSS rules, replacing those injected before. */
const overlay = async (page: Page, css: string): Promise<void> =>
  page.evaluate(async (rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, css);

const TEXT_TWICE_AS_LARGE = 'html { font-size: 200% !important }';

/** WCAG 1.4.12. */
const TEXT_SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

const SMALL = { width: 320, height: 640 };
const PHONE = { width: 360, height: 740 };

/** WCAG 1.4.10, 1.4.12 and 1.4.4, each in the windows where it is hardest. */
const WAYS = [
  { way: 'at 320 px', css: '', widths: [320] },
  { way: 'with its text spaced', css: TEXT_SPACED, widths: [320, 1120] },
  { way: 'with text twice as large', css: TEXT_TWICE_AS_LARGE, widths: [640, 1280] },
] as const;

/**
 * Expects nothing to be cut off with larger text, wider spacing or a narrower window, and touch targets to be
 * large enough on a phone.
 */
export const expectFits = async (page: Page, what: string): Promise<void> => {
  const before = page.viewportSize() ?? PHONE;
  for (const { way, css, widths } of WAYS) {
    await overlay(page, css);
    for (const width of widths) {
      await page.setViewportSize({ ...SMALL, width });
      expect(await notFitting(page), `${what} ${way}, in ${width} px`).toEqual([]);
    }
  }
  await overlay(page, '');
  await page.setViewportSize(PHONE);
  expect(await smallTargets(page), `too small for a finger on ${what}`).toEqual([]);
  await page.setViewportSize(before);
};
