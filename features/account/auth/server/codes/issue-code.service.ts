import { randomInt, randomUUID } from 'node:crypto';
import type { ErrorCode } from '@dhruva/kernel/errors';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { addressGroup } from '../address.rules.ts';
import { CODE_SPACE, formatCode, judgeSend, OTP_MEMORY_MS } from './otp.rules.ts';
import type { OtpLimits, SendVerdict } from './otp.rules.ts';
import * as store from './otp.store.ts';

export type IssueDeps = Pick<Deps, 'db' | 'hash' | 'log'> & { readonly limits: OtpLimits };

/** A code to be sent; `id` is its challenge's. */
export interface CodeMessage {
  readonly id: string;
  readonly code: string;
}

export interface CodeRequest {
  /** The recipient, as a keyed hash. */
  readonly subjectHash: string;
  /** The client's network address. */
  readonly address: string;
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
} as const;

/**
 * Creates a one-time code for a subject, stores its hash and has it delivered, within the rate limits of
 * subject and address. A failed delivery costs the caller only this attempt.
 */
export const issueCode = async (deps: IssueDeps, request: CodeRequest): Promise<IssuedCode> => {
  const message = { id: randomUUID(), code: formatCode(randomInt(CODE_SPACE)) };
  const judged = await inTransaction(deps.db, async (tx, now) =>
    keepChallenge(tx, deps, { request, message, now }),
  );
  if (judged.verdict !== 'send') {
    const { retryAfterSeconds } = judged;
    throw new AppError(REFUSALS[judged.verdict], { retryAfterSeconds });
  }
  const reason = await request.deliver(message);
  if (reason !== undefined) {
    await inTransaction(deps.db, async (tx, now) => store.markSendFailed(tx, message.id, now));
    deps.log.warn({ challengeId: message.id, reason }, 'one-time code was not sent');
    throw new AppError(request.undelivered);
  }
  const resendAfterSeconds = Math.ceil(deps.limits.resendAfterMs / 1000);
  return { challengeId: message.id, resendAfterSeconds };
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
): Promise<SendVerdict> => {
  const { subjectHash, consented, sealEmail } = request;
  const addressHash = deps.hash('address', addressGroup(request.address));
  const judged = await judge(tx, deps.limits, { subjectHash, addressHash }, now);
  if (judged.verdict !== 'send') return judged;
  await store.addChallenge(tx, {
    id,
    subjectHash,
    addressHash,
    codeHash: deps.hash('otp-code', `${id} ${code}`),
    consented,
    email: (await sealEmail?.(tx, id)) ?? null,
    sentAt: now,
    expiresAt: new Date(now.getTime() + deps.limits.codeLifeMs),
  });
  return judged;
};

const judge = async (
  tx: Tx,
  limits: OtpLimits,
  { subjectHash, addressHash }: { subjectHash: string; addressHash: string },
  now: Date,
): Promise<SendVerdict> => {
  await store.lockSubject(tx, addressHash);
  await store.lockSubject(tx, subjectHash);
  const since = new Date(now.getTime() - OTP_MEMORY_MS);
  const history = {
    toSubject: await store.sendTimes(tx, 'subject_hash', subjectHash, since),
    fromAddress: await store.sendTimes(tx, 'address_hash', addressHash, since),
    failures: await store.failureTimes(tx, subjectHash, since),
  };
  return judgeSend(history, now.getTime(), limits);
};
