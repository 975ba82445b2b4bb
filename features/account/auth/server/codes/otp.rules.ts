import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@dhruva/kernel/durations';
import { OTP_DIGITS } from '@dhruva/kernel/limits';
import { plainDigits } from '@dhruva/account/profile/contract/contact';

/** A rate limit: at most `count` events in any period of `withinMs`. */
export interface Quota {
  readonly count: number;
  readonly withinMs: number;
}

/**
 * Rate limits for one-time codes. The subject is who codes are sent for: a number, or an account in a second
 * check.
 */
export interface OtpLimits {
  readonly codeLifeMs: number;
  readonly triesPerCode: number;
  readonly resendAfterMs: number;
  readonly sendsPerSubject: readonly Quota[];
  /** Wrong codes for one subject; requesting a new code does not reset the count. */
  readonly failuresPerSubject: Quota;
  readonly sendsPerAddress: Quota;
  readonly verifiesPerAddress: Quota;
  /** Wrong codes over all subjects; above it an alarm is logged. */
  readonly failuresAltogether: Quota;
}

/** Decision 13 and the numbers of OWASP ASVS 5.0, 6.5 and 6.6. */
export const OTP_LIMITS: OtpLimits = {
  codeLifeMs: 5 * MINUTE_MS,
  triesPerCode: 5,
  resendAfterMs: 30 * SECOND_MS,
  sendsPerSubject: [
    { count: 3, withinMs: 10 * MINUTE_MS },
    { count: 5, withinMs: HOUR_MS },
    { count: 10, withinMs: DAY_MS },
  ],
  failuresPerSubject: { count: 10, withinMs: DAY_MS },
  sendsPerAddress: { count: 10, withinMs: HOUR_MS },
  verifiesPerAddress: { count: 20, withinMs: HOUR_MS },
  failuresAltogether: { count: 300, withinMs: 10 * MINUTE_MS },
};

/** The rate limits, with the configured hourly limits for one address. */
export const otpLimits = (perAddress: {
  readonly sends: number;
  readonly tries: number;
}): OtpLimits => ({
  ...OTP_LIMITS,
  sendsPerAddress: { count: perAddress.sends, withinMs: HOUR_MS },
  verifiesPerAddress: { count: perAddress.tries, withinMs: HOUR_MS },
});

/** How long records about codes must be kept for the rate limits to work. */
export const OTP_MEMORY_MS = DAY_MS;

/**
 * Milliseconds until one more event fits the quota; 0 when it fits now. `events`: times in ms, in any order.
 */
export const waitForQuota = (events: readonly number[], now: number, quota: Quota): number => {
  const inside = events.filter((at) => at > now - quota.withinMs).toSorted((a, b) => b - a);
  const blocking = inside[quota.count - 1];
  return blocking === undefined ? 0 : blocking + quota.withinMs - now;
};

/** Codes sent and wrong attempts in the last 24 hours, as times in ms. */
export interface SendHistory {
  readonly toSubject: readonly number[];
  readonly fromAddress: readonly number[];
  readonly failures: readonly number[];
}

/**
 * The outcome of a send check. `too-soon` and `subject` limit the recipient, `address` the client's address.
 */
export type SendVerdict =
  | { readonly verdict: 'send' }
  | { readonly verdict: 'too-soon' | 'subject' | 'address'; readonly retryAfterSeconds: number };

const inSeconds = (ms: number): number => Math.ceil(ms / SECOND_MS);

/** Decides whether another code may be sent to this subject. */
export const judgeSend = (history: SendHistory, now: number, limits: OtpLimits): SendVerdict => {
  const resendQuota = { count: 1, withinMs: limits.resendAfterMs };
  const subjectWaits = [
    ...limits.sendsPerSubject.map((quota) => waitForQuota(history.toSubject, now, quota)),
    waitForQuota(history.failures, now, limits.failuresPerSubject),
  ];
  const waits = [
    ['subject', Math.max(...subjectWaits)],
    ['too-soon', waitForQuota(history.toSubject, now, resendQuota)],
    ['address', waitForQuota(history.fromAddress, now, limits.sendsPerAddress)],
  ] as const;
  const first = waits.find(([, wait]) => wait > 0);
  if (first === undefined) return { verdict: 'send' };
  return { verdict: first[0], retryAfterSeconds: inSeconds(first[1]) };
};

/** The newest code sent to a subject, as far as needed to judge an attempt. */
export interface Challenge {
  readonly id: string;
  readonly expiresAt: number;
  readonly consumed: boolean;
  readonly tries: number;
}

/**
 * Decides whether an attempt may be compared with this challenge. Only a subject's newest challenge counts.
 */
export const judgeGuess = (
  challenge: Challenge | undefined,
  guess: { readonly challengeId: string | undefined; readonly failures: readonly number[] },
  now: number,
  limits: OtpLimits,
): 'compare' | 'expired' | 'locked' => {
  if (waitForQuota(guess.failures, now, limits.failuresPerSubject) > 0) return 'locked';
  if (challenge === undefined || challenge.consumed || now >= challenge.expiresAt) return 'expired';
  if (guess.challengeId !== undefined && guess.challengeId !== challenge.id) return 'expired';
  return challenge.tries >= limits.triesPerCode ? 'locked' : 'compare';
};

const CODE = new RegExp(`^\\d{${OTP_DIGITS}}$`, 'u');

/** Normalises a typed code to its six ASCII digits; undefined when it is none. */
export const readCode = (typed: string): string | undefined => CODE.exec(plainDigits(typed))?.[0];

/** The number of possible codes: `formatCode` takes a random integer below it. */
export const CODE_SPACE = 10 ** OTP_DIGITS;

export const formatCode = (random: number): string => String(random).padStart(OTP_DIGITS, '0');
