import { type RefObject, useEffect, useRef } from 'react';

/** For the element the address names, if it is this one: when it appears it is brought into view and has the focus. */
export const useArrival = <T extends HTMLElement>(isNamed: boolean): RefObject<T | null> => {
  const element = useRef<T>(null);
  useEffect(() => {
    if (!isNamed) return;
    element.current?.scrollIntoView({ block: 'center' });
    element.current?.focus({ preventScroll: true });
  }, [isNamed]);
  return element;
};
