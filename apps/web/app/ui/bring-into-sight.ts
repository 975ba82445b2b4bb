/** What scrolls around an element, the nearest first; the page itself at last. */
const scrollerOf = (element: Element): Element => {
  for (let box = element.parentElement; box; box = box.parentElement)
    if (/auto|scroll/u.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight)
      return box;
  return document.scrollingElement ?? document.documentElement;
};

/**
 * Scrolls as little as needed for the whole of an element to be seen, or its beginning where it is taller: within
 * what scrolls around it, and above a keyboard that lies over the page (visualViewport).
 */
export const bringIntoSight = (element: Element): void => {
  element.scrollIntoView({ block: 'nearest' });
  const { visualViewport } = window;
  if (!visualViewport) return;
  const { top, bottom } = element.getBoundingClientRect();
  const hidden = bottom - (visualViewport.offsetTop + visualViewport.height);
  const room = top - visualViewport.offsetTop;
  if (hidden > 0) scrollerOf(element).scrollBy({ top: Math.min(hidden, Math.max(room, 0)) });
};
