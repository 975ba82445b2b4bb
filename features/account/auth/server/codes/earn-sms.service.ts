import { createHash } from 'node:crypto';
import { indianDay } from '@dhruva/civil-time';
import { leadingZeroBits, workText } from '../../contract/proof-of-work.ts';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { checkToken, makeToken, spendToken } from '../one-time-tokens/one-time-token.service.ts';
import {
  ADDRESS_WAIT_SECONDS,
  judgeSms,
  secondsUntilNextBudget,
  SMS_WINDOW_MS,
  type SmsBudget,
} from './sms-budget.rules.ts';
import { CLOCK_SKEW_MS } from './otp.rules.ts';
import { countSmsFrom } from './otp.store.ts';
import { addSms, lockSmsDay } from './sms-day.store.ts';

export type EarnSmsDeps = Pick<Deps, 'hash'> & { readonly smsBudget: SmsBudget };

/** A proof of work as the browser sends it: the puzzle it was given and the number it found. */
export interface Work {
  readonly puzzle: string;
  readonly answer: number;
}

/** An SMS to be counted: for which subject, from where, and whether a known device asks for it. */
export interface SmsRequest {
  readonly subjectHash: string;
  readonly addressHash: string;
  readonly blockHash: string;
  readonly known: boolean;
  readonly work: Work | undefined;
}

/** `day`: the day it counts in; `sent`: the SMS of that day, this one included. */
export type SmsOutcome =
  | { readonly verdict: 'send'; readonly day: string; readonly sent: number }
  | { readonly verdict: 'work'; readonly puzzle: string; readonly bits: number }
  | { readonly verdict: 'address' | 'ceiling'; readonly retryAfterSeconds: number };

/**
 * Counts one SMS in the day's budget, unless it has to be earned by a proof of work first, or to wait. A known
 * device is never refused: strangers cannot use up what its owner needs.
 */
export const earnSms = async (
  tx: Tx,
  deps: EarnSmsDeps,
  request: SmsRequest,
  now: Date,
): Promise<SmsOutcome> => {
  const day = indianDay(now);
  const around = {
    after: new Date(now.getTime() - SMS_WINDOW_MS),
    until: new Date(now.getTime() + CLOCK_SKEW_MS),
  };
  const fromAddress = await countSmsFrom(tx, 'address_hash', request.addressHash, around);
  const fromBlock = await countSmsFrom(tx, 'block_hash', request.blockHash, around);
  const today = await lockSmsDay(tx, day);
  const judged = request.known
    ? ({ verdict: 'send' } as const)
    : judgeSms({ fromAddress, fromBlock, today }, deps.smsBudget);
  if (judged.verdict === 'address')
    return { verdict: 'address', retryAfterSeconds: ADDRESS_WAIT_SECONDS };
  if (judged.verdict === 'ceiling')
    return { verdict: 'ceiling', retryAfterSeconds: secondsUntilNextBudget(now.getTime()) };
  if (judged.verdict === 'work' && !(await isWorkDone(tx, deps, request, now))) {
    const { bits } = judged;
    const puzzle = makeToken(deps, { use: 'proof-of-work', owner: request.subjectHash, bits }, now);
    return { verdict: 'work', puzzle, bits };
  }
  await addSms(tx, day, 1);
  return { verdict: 'send', day, sent: today + 1 };
};

/** Checks a proof of work and uses it up: it is for this subject, was asked for here, and counts once. */
const isWorkDone = async (
  tx: Tx,
  deps: EarnSmsDeps,
  { subjectHash, work }: SmsRequest,
  now: Date,
): Promise<boolean> => {
  if (work === undefined) return false;
  const { puzzle, answer } = work;
  const parts = checkToken(deps, puzzle, { use: 'proof-of-work', owner: subjectHash }, now);
  if (parts === undefined) return false;
  const hash = createHash('sha256').update(workText(puzzle, answer)).digest();
  return leadingZeroBits(hash) >= parts.bits && spendToken(tx, parts);
};
