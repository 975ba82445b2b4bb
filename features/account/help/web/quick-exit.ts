/** A plain calendar of our own, without the site's name. */
const NEUTRAL = '/calendar';

/**
 * Quick exit: replaces this page with a neutral one, so that the back button does not return here (decision
 * 54).
 */
export const quickExit = (): void => window.location.replace(NEUTRAL);
