import { DAY_MS, HOUR_MS } from '@dhruva/kernel/durations';
import { CHOOSE_AGAIN_HOURS } from '@dhruva/care/therapists/contract/catalogue';

/** So long at least a credit that comes back can be used. */
export const MAKE_UP_DAYS = 30;

/** Until when another time can be chosen in place of one lost at `now`. */
export const chooseBy = (now: Date): Date => new Date(now.getTime() + CHOOSE_AGAIN_HOURS * HOUR_MS);

/** A credit that comes back for a time lost or not held can be used at least until then. */
export const usableUntil = (now: Date): Date => new Date(now.getTime() + MAKE_UP_DAYS * DAY_MS);
