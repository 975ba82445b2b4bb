const ACTIONS = 'a[href], button, input, select, textarea, label';

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether something to press or to fill in lies under `element`. */
export const coversAction = (element: Element): boolean => {
  const box = element.getBoundingClientRect();
  return [...document.querySelectorAll(ACTIONS)].some(
    (action) => !element.contains(action) && overlap(action.getBoundingClientRect(), box),
  );
};
