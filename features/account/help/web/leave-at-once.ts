/** A plain calendar of our own. */
const NEUTRAL = '/calendar';

/** To a neutral page, in place of this one: back does not lead here again (decision 54). */
export const leaveAtOnce = (): void => window.location.replace(NEUTRAL);
