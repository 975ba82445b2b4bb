import { DAY_MS, MINUTE_MS } from '@dhruva/kernel/durations';

/**
 * Frequent at first, in case the browser was lost just after paying; then rare, since webhooks report most
 * payments.
 */
const PAUSES_MINUTES = [1, 2, 5, 15, 60, 120, 240, 480] as const;
const LONGEST_MINUTES = 720;

/**
 * Late authorisations arrive for up to five days (Razorpay docs, late-authorisation); one more day for
 * safety.
 */
export const GIVE_UP_AFTER_MS = 6 * DAY_MS;

/** When to check an order, refund or parked event again after this many checks. */
export const nextCheck = (checks: number, now: Date): Date =>
  new Date(now.getTime() + (PAUSES_MINUTES[checks] ?? LONGEST_MINUTES) * MINUTE_MS);
