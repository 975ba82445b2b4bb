import { useMatches } from 'react-router';

/** Route id of the offline page: rendered without shell and without scripts. */
const OFFLINE_PAGE_ID = 'pages/offline';

/**
 * Whether the page being prerendered is the script-free one. Always false in the browser, where that page
 * never hydrates.
 */
export const useIsStaticPage: () => boolean = import.meta.env.SSR
  ? () => useMatches().some(({ id }) => id === OFFLINE_PAGE_ID)
  : () => false;
