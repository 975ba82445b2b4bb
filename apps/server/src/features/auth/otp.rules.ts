import { OTP_DIGITS } from '@dhruva/contract/catalogue/limits';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** At most `count` events in any stretch of `withinMs`. */
export interface Quota {
  readonly count: number;
  readonly withinMs: number;
}

export interface OtpLimits {
  readonly codeLifeMs: number;
  readonly triesPerCode: number;
  readonly resendAfterMs: number;
  readonly sendsPerPhone: readonly Quota[];
  /** Wrong codes for one number; a new code does not reset it. */
  readonly failuresPerPhone: Quota;
  readonly sendsPerAddress: Quota;
  readonly verifiesPerAddress: Quota;
  /** Wrong codes over all numbers; beyond it an alarm is logged. */
  readonly failuresAltogether: Quota;
}

/** Decision 13 and the numbers of OWASP ASVS 5.0, 6.5 and 6.6. */
export const OTP_LIMITS: OtpLimits = {
  codeLifeMs: 5 * MINUTE,
  triesPerCode: 5,
  resendAfterMs: 30 * SECOND,
  sendsPerPhone: [
    { count: 3, withinMs: 10 * MINUTE },
    { count: 5, withinMs: HOUR },
    { count: 10, withinMs: 24 * HOUR },
  ],
  failuresPerPhone: { count: 10, withinMs: 24 * HOUR },
  sendsPerAddress: { count: 10, withinMs: HOUR },
  verifiesPerAddress: { count: 20, withinMs: HOUR },
  failuresAltogether: { count: 300, withinMs: 10 * MINUTE },
};

/** How long anything about codes must be remembered for the limits to hold. */
export const OTP_MEMORY_MS = 24 * HOUR;

/** Milliseconds until one more event fits the quota; 0 when it fits now. `events`: times in ms, any order. */
export const waitForQuota = (events: readonly number[], now: number, quota: Quota): number => {
  const inside = events.filter((at) => at > now - quota.withinMs).toSorted((a, b) => b - a);
  const blocking = inside[quota.count - 1];
  return blocking === undefined ? 0 : blocking + quota.withinMs - now;
};

export type SendVerdict =
  | { readonly verdict: 'send' }
  | { readonly verdict: 'too-soon' | 'limit'; readonly retryAfterSeconds: number };

const inSeconds = (ms: number): number => Math.ceil(ms / SECOND);

/** May another code go to this number? `sends` and `failures`: times in ms of the last 24 hours. */
export const judgeSend = (
  history: { readonly sends: readonly number[]; readonly failures: readonly number[] },
  now: number,
  limits: OtpLimits,
): SendVerdict => {
  const waits = [
    ...limits.sendsPerPhone.map((quota) => waitForQuota(history.sends, now, quota)),
    waitForQuota(history.failures, now, limits.failuresPerPhone),
  ];
  const longest = Math.max(...waits);
  if (longest > 0) return { verdict: 'limit', retryAfterSeconds: inSeconds(longest) };
  const resend = waitForQuota(history.sends, now, { count: 1, withinMs: limits.resendAfterMs });
  if (resend > 0) return { verdict: 'too-soon', retryAfterSeconds: inSeconds(resend) };
  return { verdict: 'send' };
};

/** The newest code sent to a number, as far as judging a guess needs it. */
export interface Challenge {
  readonly id: string;
  readonly expiresAt: number;
  readonly consumed: boolean;
  readonly tries: number;
}

/** May a guess be compared with this challenge at all? Only the newest challenge of a number is ever asked. */
export const judgeGuess = (
  challenge: Challenge | undefined,
  guess: { readonly challengeId: string | undefined; readonly failures: readonly number[] },
  now: number,
  limits: OtpLimits,
): 'compare' | 'expired' | 'locked' => {
  if (waitForQuota(guess.failures, now, limits.failuresPerPhone) > 0) return 'locked';
  if (challenge === undefined || challenge.consumed || now >= challenge.expiresAt) return 'expired';
  if (guess.challengeId !== undefined && guess.challengeId !== challenge.id) return 'expired';
  return challenge.tries >= limits.triesPerCode ? 'locked' : 'compare';
};

const CODE = new RegExp(`^\\d{${OTP_DIGITS}}$`, 'u');

/** Is this, after plain digits were read from it, a code at all? */
export const isCode = (digits: string): boolean => CODE.test(digits);

/** How many codes there are: `codeOf` takes a random integer below it. */
export const CODE_SPACE = 10 ** OTP_DIGITS;

export const codeOf = (random: number): string => String(random).padStart(OTP_DIGITS, '0');

/**
 * The text of the message. Plain GSM-7 so that it is one part; the last line is the
 * origin-bound form browsers fill in by themselves (WICG, SMS one-time codes).
 */
export const codeText = (code: string, site: { readonly brand: string; readonly domain: string }) =>
  `${code} is your ${site.brand} code, valid for 5 minutes. Do not share it.\n\n@${site.domain} #${code}`;
