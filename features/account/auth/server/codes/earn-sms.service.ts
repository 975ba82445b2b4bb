import { indianDay } from '@dhruva/civil-time';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { isWorkDone, makePuzzle, type Work } from '../one-time-tokens/proof-of-work.service.ts';
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
  const { subjectHash: owner, work } = request;
  if (judged.verdict === 'work' && !(await isWorkDone(tx, deps, { owner, work }, now)))
    return { verdict: 'work', ...makePuzzle(deps, { owner, bits: judged.bits }, now) };
  await addSms(tx, day, 1);
  return { verdict: 'send', day, sent: today + 1 };
};
