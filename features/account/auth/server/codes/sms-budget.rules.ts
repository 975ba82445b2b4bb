import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@dhruva/kernel/durations';

/** What sign-in SMS may cost a day, and from when on they have to be earned. */
export interface SmsBudget {
  /** SMS a day (India) meant to be sent; above it every code to an unknown device takes a proof of work. */
  readonly perDay: number;
  /** SMS an hour from one address before codes asked for from there take a proof of work. */
  readonly freePerAddress: number;
  /** The first proof of work takes 2^firstBits hashes on average: at 16 a quarter of a second of a phone. */
  readonly firstBits: number;
}

/** An alarm is logged at this share of the budget, when it is used up, and at each further whole budget. */
const FIRST_ALARM = 0.8;
/** At this many budgets codes go to known devices only until the day ends: the bill has an end. */
const CEILING = 4;
/** One address (a carrier's may have thousands behind it) gets so many an hour at most. */
const MOST_PER_ADDRESS = 1_000;
/** A neighbourhood (/24, /48) has so many times an address's free codes. */
const BLOCK_SHARE = 5;
/** The hardest proof of work takes so many times twice the first one's: some ten seconds of a phone. */
const MOST_STEPS = 6;

export const SMS_WINDOW_MS = HOUR_MS;

/** SMS of the last hour from an address and from its neighbourhood, and of the day over all. */
export interface SmsLoad {
  readonly fromAddress: number;
  readonly fromBlock: number;
  readonly today: number;
}

export type SmsVerdict =
  | { readonly verdict: 'send' }
  | { readonly verdict: 'work'; readonly bits: number }
  | { readonly verdict: 'address' | 'ceiling' };

/** How far `used` is above `free`, in doublings begun; 0 below. */
const doublings = (used: number, free: number): number =>
  used < free ? 0 : 1 + Math.floor(Math.log2(used / free));

/**
 * Decides what a code to a device that is not known takes: nothing, a proof of work that grows with each
 * doubling of what was sent from there or over all, or that it has to wait.
 */
export const judgeSms = (load: SmsLoad, budget: SmsBudget): SmsVerdict => {
  const { perDay, freePerAddress, firstBits } = budget;
  if (load.today >= perDay * CEILING) return { verdict: 'ceiling' };
  if (load.fromAddress >= Math.max(MOST_PER_ADDRESS, freePerAddress)) return { verdict: 'address' };
  const steps = Math.max(
    doublings(load.fromAddress, freePerAddress),
    doublings(load.fromBlock, freePerAddress * BLOCK_SHARE),
    doublings(load.today, perDay),
  );
  if (steps === 0) return { verdict: 'send' };
  return { verdict: 'work', bits: firstBits + Math.min(steps, MOST_STEPS) - 1 };
};

/** Whether an alarm is due at the SMS that is the `sent`-th of its day. */
export const isAlarmDue = (sent: number, { perDay }: Pick<SmsBudget, 'perDay'>): boolean =>
  sent === Math.ceil(perDay * FIRST_ALARM) || (sent > 0 && sent % perDay === 0);

/** How long an address that had the most is asked to wait. */
export const ADDRESS_WAIT_SECONDS = 600;

const INDIA_AHEAD_MS = 5 * HOUR_MS + 30 * MINUTE_MS;

/** Whole seconds from `now` (ms) until the budget of the next Indian day. */
export const secondsUntilNextBudget = (now: number): number =>
  Math.ceil((DAY_MS - ((now + INDIA_AHEAD_MS) % DAY_MS)) / SECOND_MS);
