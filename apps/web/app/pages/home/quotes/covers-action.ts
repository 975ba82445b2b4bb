const ACTIONS = 'a[href], button, input, select, textarea, label';

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether `element` covers a button, link or input. */
export const coversAction = (element: Element): boolean => {
  const box = element.getBoundingClientRect();
  return [...document.querySelectorAll(ACTIONS)].some(
    (action) => !element.contains(action) && overlap(action.getBoundingClientRect(), box),
  );
};
