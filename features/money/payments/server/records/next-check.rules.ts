import { DAY_MS, MINUTE_MS } from '@dhruva/kernel/durations';

/** Soon at first, when a browser may have been lost just after paying; then seldom: webhooks tell most. */
const PAUSES_MINUTES = [1, 2, 5, 15, 60, 120, 240, 480] as const;
const LONGEST_MINUTES = 720;

/** Late authorisations come for up to five days (Razorpay docs, late-authorisation); a day more and nothing comes. */
export const GIVE_UP_AFTER_MS = 6 * DAY_MS;

/** When to look again at an order, a refund or a parked event after so many looks. */
export const nextCheck = (checks: number, now: Date): Date =>
  new Date(now.getTime() + (PAUSES_MINUTES[checks] ?? LONGEST_MINUTES) * MINUTE_MS);
