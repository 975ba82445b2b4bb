import { DAY_MS, HOUR_MS } from '@dhruva/kernel/durations';
import { CHOOSE_AGAIN_HOURS } from '@dhruva/care/therapists/contract/catalogue';

/** Minimum validity of a returned credit, in days. */
export const MAKE_UP_DAYS = 30;

/** Until when another time can be chosen after one was lost at `now`. */
export const chooseBy = (now: Date): Date => new Date(now.getTime() + CHOOSE_AGAIN_HOURS * HOUR_MS);

/** Minimum last day of a credit that is returned for a lost or not held session. */
export const usableUntil = (now: Date): Date => new Date(now.getTime() + MAKE_UP_DAYS * DAY_MS);
