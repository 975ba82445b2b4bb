import { type RefObject, useEffect, useRef } from 'react';

/** A ref that scrolls its element into view and focuses it, if the address names it. */
export const useFocusIfNamed = <T extends HTMLElement>(isNamed: boolean): RefObject<T | null> => {
  const element = useRef<T>(null);
  useEffect(() => {
    if (!isNamed) return;
    element.current?.scrollIntoView({ block: 'center' });
    element.current?.focus({ preventScroll: true });
  }, [isNamed]);
  return element;
};
