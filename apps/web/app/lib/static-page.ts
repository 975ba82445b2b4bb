import { useMatches } from 'react-router';

/** The page shown when there is no network: it stands in no shell and wakes up by no script, so needs none. */
const STILL = 'pages/offline';

/** Whether the page being prerendered is the still one. In the browser no page is: its document stays as it came. */
export const useIsStaticPage: () => boolean = import.meta.env.SSR
  ? () => useMatches().some(({ id }) => id === STILL)
  : () => false;
