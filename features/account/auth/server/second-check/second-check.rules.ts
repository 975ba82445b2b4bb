import { DAY_MS } from '@dhruva/kernel/durations';
import { indianDay } from '@dhruva/civil-time';

export interface SecondCheckTimes {
  /** A number may be somebody else’s after this long: in India none is given out again sooner (TRAI). */
  readonly awayMs: number;
  /** A device is known for this long after it was last signed in on. */
  readonly deviceMemoryMs: number;
  /** An account that lost its number is kept for its owner at least this long. */
  readonly claimMs: number;
}

export const SECOND_CHECK: SecondCheckTimes = {
  awayMs: 90 * DAY_MS,
  deviceMemoryMs: 400 * DAY_MS,
  claimMs: 365 * DAY_MS,
};

/** What sign-in sees of an account; `lastSeenAt` in ms. */
export interface Returning {
  readonly lastSeenAt: number;
  readonly deviceKnown: boolean;
}

/** Is the number alone too little to open what this account holds? `now` in ms. */
export const needsSecondCheck = (
  { lastSeenAt, deviceKnown }: Returning,
  now: number,
  { awayMs }: Pick<SecondCheckTimes, 'awayMs'>,
): boolean => !deviceKnown && now - lastSeenAt > awayMs;

const HIDDEN = '•••';
const first = (text: string): string => Array.from(text)[0] ?? '';

/** asha@gmail.com → a•••@g•••.com: its owner knows it, a stranger cannot write to it. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const ending = domain.slice(domain.lastIndexOf('.'));
  return `${first(email.slice(0, at))}${HIDDEN}@${first(domain)}${HIDDEN}${ending}`;
};

/** The day in India (YYYY-MM-DD) until which an account parked at `parkedAt` (ms) is kept at least. */
export const claimDay = (
  parkedAt: number,
  { claimMs }: Pick<SecondCheckTimes, 'claimMs'>,
): string => indianDay(new Date(parkedAt + claimMs));
