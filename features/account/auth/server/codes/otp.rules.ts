import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@dhruva/kernel/durations';
import { OTP_DIGITS } from '@dhruva/kernel/limits';
import { plainDigits } from '@dhruva/account/profile/contract/contact';

/** A rate limit: at most `count` events in any period of `withinMs`. */
export interface Quota {
  readonly count: number;
  readonly withinMs: number;
}

/** How long to wait after wrong codes: nothing for the first `free` ones, then ever longer. */
export interface Delays {
  readonly free: number;
  readonly firstMs: number;
  readonly longestMs: number;
  readonly withinMs: number;
}

/**
 * Rate limits for one-time codes. The subject is who codes are sent for: a number, or an account in a second
 * check. A known device has the limits of a subject for itself; all other devices share them.
 */
export interface OtpLimits {
  readonly codeLifeMs: number;
  readonly triesPerCode: number;
  readonly resendAfterMs: number;
  readonly sendsPerSubject: readonly Quota[];
  /** Codes to a subject on all its known devices together: somebody can make many devices known. */
  readonly sendsToKnown: Quota;
  /** Wrong codes typed on one device for one subject; a new code does not reset them. */
  readonly delays: Delays;
  /** Wrong codes over all subjects; above it an alarm is logged. */
  readonly failuresAltogether: Quota;
}

/** Decisions 13 and 58 and the numbers of OWASP ASVS 5.0, 6.5 and 6.6. */
export const OTP_LIMITS: OtpLimits = {
  codeLifeMs: 5 * MINUTE_MS,
  triesPerCode: 5,
  resendAfterMs: 30 * SECOND_MS,
  sendsPerSubject: [
    { count: 3, withinMs: 10 * MINUTE_MS },
    { count: 5, withinMs: HOUR_MS },
    { count: 10, withinMs: DAY_MS },
  ],
  sendsToKnown: { count: 30, withinMs: DAY_MS },
  delays: { free: 5, firstMs: 30 * SECOND_MS, longestMs: HOUR_MS, withinMs: DAY_MS },
  failuresAltogether: { count: 300, withinMs: 10 * MINUTE_MS },
};

/** How long records about codes must be kept for the rate limits to work. */
export const OTP_MEMORY_MS = DAY_MS;

/**
 * How far ahead of `now` a moment may lie and still count: transactions that wait for each other see clocks
 * that differ a little. What lies further ahead was written while the clock was wrong, and counts for nothing.
 */
export const CLOCK_SKEW_MS = MINUTE_MS;

/** The events of the last `withinMs`, latest first. Times in ms. */
const recent = (events: readonly number[], now: number, withinMs: number): readonly number[] =>
  events.filter((at) => at > now - withinMs && at <= now + CLOCK_SKEW_MS).toSorted((a, b) => b - a);

/**
 * Milliseconds until one more event fits the quota; 0 when it fits now. `events`: times in ms, in any order.
 */
export const waitForQuota = (events: readonly number[], now: number, quota: Quota): number => {
  const blocking = recent(events, now, quota.withinMs)[quota.count - 1];
  return blocking === undefined ? 0 : blocking + quota.withinMs - now;
};

/** Milliseconds until the next code may be typed after these wrong ones (times in ms); 0: now. */
export const waitAfterFailures = (
  failures: readonly number[],
  now: number,
  { free, firstMs, longestMs, withinMs }: Delays,
): number => {
  const counted = recent(failures, now, withinMs);
  const [latest] = counted;
  if (latest === undefined || counted.length < free) return 0;
  const delay = Math.min(longestMs, firstMs * 2 ** (counted.length - free));
  return Math.max(0, latest + delay - now);
};

/** Codes sent and wrong attempts in the last 24 hours, as times in ms, of one device or of all unknown ones. */
export interface SendHistory {
  readonly toSubject: readonly number[];
  /** Codes all known devices asked for; empty for one that is not known, which they leave its codes. */
  readonly toKnown: readonly number[];
  readonly failures: readonly number[];
}

/** The outcome of a send check. */
export type SendVerdict =
  | { readonly verdict: 'send' }
  | { readonly verdict: 'too-soon' | 'subject'; readonly retryAfterSeconds: number };

const inSeconds = (ms: number): number => Math.ceil(ms / SECOND_MS);

/** Decides whether another code may be sent to this subject. */
export const judgeSend = (history: SendHistory, now: number, limits: OtpLimits): SendVerdict => {
  const resendQuota = { count: 1, withinMs: limits.resendAfterMs };
  const subjectWaits = [
    ...limits.sendsPerSubject.map((quota) => waitForQuota(history.toSubject, now, quota)),
    waitForQuota(history.toKnown, now, limits.sendsToKnown),
    waitAfterFailures(history.failures, now, limits.delays),
  ];
  const waits = [
    ['subject', Math.max(...subjectWaits)],
    ['too-soon', waitForQuota(history.toSubject, now, resendQuota)],
  ] as const;
  const first = waits.find(([, wait]) => wait > 0);
  if (first === undefined) return { verdict: 'send' };
  return { verdict: first[0], retryAfterSeconds: inSeconds(first[1]) };
};

/** A code sent to a subject, as far as needed to judge an attempt. Times in ms. */
export interface Challenge {
  readonly id: string;
  /** The device that asked for it; null when it did not say which it is. */
  readonly deviceHash: string | null;
  readonly sentAt: number;
  readonly consumed: boolean;
  readonly tries: number;
}

/**
 * The challenge an attempt is for, among the newest of the attempt's own device and the newest that is of no
 * device: the one that it names, else its own device's. Challenges of other devices are not its business, so
 * nobody can replace the code that somebody else holds.
 */
export const chooseChallenge = <C extends Challenge>(
  newest: readonly C[],
  challengeId: string | undefined,
): C | undefined => {
  if (challengeId !== undefined) return newest.find(({ id }) => id === challengeId);
  return newest.toSorted(
    (a, b) => Number(b.deviceHash !== null) - Number(a.deviceHash !== null) || b.sentAt - a.sentAt,
  )[0];
};

export type GuessVerdict =
  | { readonly verdict: 'compare' | 'expired' }
  | { readonly verdict: 'locked'; readonly retryAfterSeconds: number };

const locked = (ms: number): GuessVerdict => ({
  verdict: 'locked',
  retryAfterSeconds: inSeconds(ms),
});

/**
 * Decides whether an attempt may be compared with this challenge; locked says when to type, or ask for a code,
 * again. `failures`: wrong codes typed on the challenge's device.
 */
export const judgeGuess = (
  challenge: Challenge,
  failures: readonly number[],
  now: number,
  limits: OtpLimits,
): GuessVerdict => {
  const wait = waitAfterFailures(failures, now, limits.delays);
  if (wait > 0) return locked(wait);
  if (challenge.consumed) return { verdict: 'expired' };
  if (secondsLeft(challenge, now, limits) === 0) return { verdict: 'expired' };
  if (challenge.tries < limits.triesPerCode) return { verdict: 'compare' };
  return locked(Math.max(SECOND_MS, challenge.sentAt + limits.resendAfterMs - now));
};

/** Whole seconds for which a code still holds; 0 once it does not, or when its moment lies ahead. */
export const secondsLeft = (
  { sentAt }: Pick<Challenge, 'sentAt'>,
  now: number,
  { codeLifeMs }: Pick<OtpLimits, 'codeLifeMs'>,
): number => {
  if (sentAt > now + CLOCK_SKEW_MS) return 0;
  return Math.max(0, inSeconds(Math.min(codeLifeMs, sentAt + codeLifeMs - now)));
};

const CODE = new RegExp(`^\\d{${OTP_DIGITS}}$`, 'u');

/** Normalises a typed code to its six ASCII digits; undefined when it is none. */
export const readCode = (typed: string): string | undefined => CODE.exec(plainDigits(typed))?.[0];

/** The number of possible codes: `formatCode` takes a random integer below it. */
export const CODE_SPACE = 10 ** OTP_DIGITS;

export const formatCode = (random: number): string => String(random).padStart(OTP_DIGITS, '0');
