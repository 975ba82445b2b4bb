import { randomInt, randomUUID } from 'node:crypto';
import type { ErrorCode } from '@dhruva/kernel/errors';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { addressBlock, addressGroup } from '@dhruva/server/platform/limits/address.rules.ts';
import type { Work } from '../one-time-tokens/proof-of-work.service.ts';
import { earnSms, type EarnSmsDeps, type SmsOutcome } from './earn-sms.service.ts';
import {
  CODE_SPACE,
  formatCode,
  judgeSend,
  OTP_LIMITS,
  OTP_MEMORY_MS,
  type SendVerdict,
} from './otp.rules.ts';
import * as store from './otp.store.ts';
import { isAlarmDue } from './sms-budget.rules.ts';
import { addSms } from './sms-day.store.ts';

export type IssueDeps = Pick<Deps, 'db' | 'log'> & EarnSmsDeps;

/** A code to be sent; `id` is its challenge's. */
export interface CodeMessage {
  readonly id: string;
  readonly code: string;
}

export interface CodeRequest {
  /** The recipient, as a keyed hash. */
  readonly subjectHash: string;
  /** The device that asks. */
  readonly device: store.CodeDevice;
  /** The client's network address. */
  readonly address: string;
  /** How the code goes out; an SMS counts in the day's budget. */
  readonly by: 'sms' | 'mail';
  /** The proof of work an SMS to a device that is not known may take. */
  readonly work?: Work | undefined;
  readonly consented: boolean;
  /** Encrypts an e-mail address to be stored until the code is verified. */
  readonly sealEmail?: (tx: Tx, challengeId: string) => Promise<Buffer | null>;
  /** Sends the code; resolves to the reason if it was not accepted for delivery. */
  readonly deliver: (message: CodeMessage) => Promise<string | undefined>;
  /** The error code to answer with when delivery fails. */
  readonly undelivered: ErrorCode;
}

export interface IssuedCode {
  readonly challengeId: string;
  readonly resendAfterSeconds: number;
}

const REFUSALS = {
  'too-soon': 'auth.send-too-soon',
  subject: 'auth.send-limit',
  address: 'request.rate-limited',
  ceiling: 'auth.send-paused',
} as const;

/** A code to be sent; by SMS it counts in a day. */
interface Sent {
  readonly verdict: 'send';
  readonly day?: string;
  readonly sent?: number;
}
type Refused = Exclude<SmsOutcome | SendVerdict, { verdict: 'send' }>;

/**
 * Creates a one-time code for a subject, stores its hash and has it delivered, within the limits of the subject
 * and the budget of SMS. A failed delivery costs the caller only this attempt.
 */
export const issueCode = async (deps: IssueDeps, request: CodeRequest): Promise<IssuedCode> => {
  const message = { id: randomUUID(), code: formatCode(randomInt(CODE_SPACE)) };
  const judged = await inTransaction(deps.db, async (tx, now) =>
    keepChallenge(tx, deps, { request, message, now }),
  );
  if (judged.verdict !== 'send') throw refusalOf(judged);
  if (judged.sent !== undefined) alarmOnSpending(deps, judged.sent);
  const reason = await request.deliver(message);
  if (reason !== undefined) {
    await inTransaction(deps.db, async (tx, now) => takeBack(tx, message.id, now));
    deps.log.warn({ challengeId: message.id, reason }, 'one-time code was not sent');
    throw new AppError(request.undelivered);
  }
  const resendAfterSeconds = Math.ceil(OTP_LIMITS.resendAfterMs / 1000);
  return { challengeId: message.id, resendAfterSeconds };
};

const refusalOf = (refused: Refused): AppError => {
  if (refused.verdict === 'work') {
    const { puzzle, bits } = refused;
    return new AppError('auth.proof-of-work-needed', { puzzle: { puzzle, bits } });
  }
  const { verdict, retryAfterSeconds } = refused;
  return new AppError(REFUSALS[verdict], { retryAfterSeconds });
};

const alarmOnSpending = ({ log, smsBudget }: IssueDeps, sent: number): void => {
  if (!isAlarmDue(sent, smsBudget)) return;
  log.error({ alarm: 'sms-budget', sent, perDay: smsBudget.perDay }, 'many sign-in SMS today');
};

const takeBack = async (tx: Tx, challengeId: string, now: Date): Promise<void> => {
  const day = await store.markSendFailed(tx, challengeId, now);
  if (day !== null) await addSms(tx, day, -1);
};

interface Issue {
  readonly request: CodeRequest;
  readonly message: CodeMessage;
  readonly now: Date;
}

const keepChallenge = async (
  tx: Tx,
  deps: IssueDeps,
  { request, message: { id, code }, now }: Issue,
): Promise<Sent | Refused> => {
  const { subjectHash, device, consented, sealEmail, work } = request;
  const addressHash = deps.hash('address', addressGroup(request.address));
  const blockHash = deps.hash('address', addressBlock(request.address));
  await store.lockSubject(tx, addressHash);
  await store.lockSubject(tx, subjectHash);
  const judged = await judge(tx, request, now);
  if (judged.verdict !== 'send') return judged;
  const where = { subjectHash, addressHash, blockHash };
  const earned: Sent | Refused =
    request.by === 'mail'
      ? judged
      : await earnSms(tx, deps, { ...where, known: device.known, work }, now);
  if (earned.verdict !== 'send') return earned;
  await store.addChallenge(tx, {
    id,
    ...where,
    device,
    smsDay: earned.day ?? null,
    codeHash: deps.hash('otp-code', `${id} ${code}`),
    consented,
    email: (await sealEmail?.(tx, id)) ?? null,
    sentAt: now,
    expiresAt: new Date(now.getTime() + OTP_LIMITS.codeLifeMs),
  });
  return earned;
};

const judge = async (
  tx: Tx,
  { subjectHash, device }: CodeRequest,
  now: Date,
): Promise<SendVerdict> => {
  const since = new Date(now.getTime() - OTP_MEMORY_MS);
  const sent = await store.sentCodes(tx, { subjectHash, known: device.known }, since);
  const own = device.known ? sent.filter(({ deviceHash }) => deviceHash === device.hash) : sent;
  const history = {
    toSubject: own.map(({ at }) => at),
    toKnown: device.known ? sent.map(({ at }) => at) : [],
    failures: await store.failureTimes(tx, { subjectHash, deviceHash: device.hash }, since),
  };
  return judgeSend(history, now.getTime(), OTP_LIMITS);
};
