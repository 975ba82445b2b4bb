/** The nearest scrolling ancestor of an element, or the page. */
const scrollContainerOf = (element: Element): Element => {
  for (let box = element.parentElement; box; box = box.parentElement)
    if (/auto|scroll/u.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight)
      return box;
  return document.scrollingElement ?? document.documentElement;
};

/**
 * Scrolls by the least amount that shows the whole element, or its top if it is taller. Considers its
 * scrolling ancestor and an on-screen keyboard (visualViewport).
 */
export const bringIntoSight = (element: Element): void => {
  element.scrollIntoView({ block: 'nearest' });
  const { visualViewport } = window;
  if (!visualViewport) return;
  const { top, bottom } = element.getBoundingClientRect();
  const hidden = bottom - (visualViewport.offsetTop + visualViewport.height);
  const spaceAbove = top - visualViewport.offsetTop;
  if (hidden > 0)
    scrollContainerOf(element).scrollBy({ top: Math.min(hidden, Math.max(spaceAbove, 0)) });
};
