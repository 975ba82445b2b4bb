import { DAY_MS } from '@dhruva/kernel/durations';
import { indianDay } from '@dhruva/civil-time';

export interface SecondCheckTimes {
  /** Inactivity after which a number may belong to somebody else: in India none is reissued sooner (TRAI). */
  readonly awayMs: number;
  /** How long an account that lost its number is kept for its owner, at least. */
  readonly claimMs: number;
}

export const SECOND_CHECK: SecondCheckTimes = {
  awayMs: 90 * DAY_MS,
  claimMs: 365 * DAY_MS,
};

/** What sign-in knows of an existing account; `lastSeenAt` in ms. */
export interface Returning {
  readonly lastSeenAt: number;
  readonly deviceKnown: boolean;
}

/** Decides whether the phone number alone is not enough to open this account. `now` in ms. */
export const needsSecondCheck = (
  { lastSeenAt, deviceKnown }: Returning,
  now: number,
  { awayMs }: Pick<SecondCheckTimes, 'awayMs'>,
): boolean => !deviceKnown && now - lastSeenAt > awayMs;

const HIDDEN = '•••';
const first = (text: string): string => Array.from(text)[0] ?? '';

/** asha@gmail.com → a•••@g•••.com: recognisable for its owner, useless to a stranger. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const ending = domain.slice(domain.lastIndexOf('.'));
  return `${first(email.slice(0, at))}${HIDDEN}@${first(domain)}${HIDDEN}${ending}`;
};

/** The day (YYYY-MM-DD, India) until which an account parked at `parkedAt` (ms) is kept at least. */
export const claimDay = (
  parkedAt: number,
  { claimMs }: Pick<SecondCheckTimes, 'claimMs'>,
): string => indianDay(new Date(parkedAt + claimMs));
