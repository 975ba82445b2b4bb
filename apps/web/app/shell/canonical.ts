import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Keeps `<link rel=canonical>`, which phones share, in step with the current page; the build sets it for the
 * first.
 */
export const useCanonical = (): void => {
  const { pathname } = useLocation();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (link) link.href = new URL(pathname.replace(/(.)\/$/, '$1'), link.href).href;
  }, [pathname]);
};
