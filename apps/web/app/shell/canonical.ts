import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The address a phone's own share button gives away follows the page; it is built into the document for the first. */
export const useCanonical = (): void => {
  const { pathname } = useLocation();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (link) link.href = new URL(pathname.replace(/(.)\/$/, '$1'), link.href).href;
  }, [pathname]);
};
