import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves focus after a navigation to the page heading, or to the element the fragment names; not while a
 * dialog is open.
 */
export const useFocusOnNavigation = (): void => {
  const { pathname, hash } = useLocation();
  const before = useRef(`${pathname}${hash}`);
  useEffect(() => {
    const here = `${pathname}${hash}`;
    if (before.current === here) return;
    before.current = here;
    if (document.querySelector('[role=dialog]')) return;
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    const heading = target ?? document.querySelector('main h1');
    if (!(heading instanceof HTMLElement)) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: target === null });
  }, [pathname, hash]);
};
