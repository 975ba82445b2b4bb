import { randomUUID } from 'node:crypto';
import type { Db, Generated, Tx } from '@dhruva/server/platform/database/db.ts';
import type { Challenge } from './otp.rules.ts';

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    /** The recipient of a code as a keyed hash: a number, or an account in a second check. */
    otp_subjects: { subject: string };
    otp_challenges: {
      id: string;
      subject_hash: string;
      address_hash: string;
      /** The neighbourhood of the address; null of codes from before it was kept. */
      block_hash: string | null;
      /** The device that asked, as a keyed hash for this subject; null when it did not say. */
      device_hash: string | null;
      known_device: Generated<boolean>;
      /** The day (India) whose budget an SMS counts in; null when the code went by mail. */
      sms_day: string | null;
      code_hash: string;
      consented: boolean;
      email: Buffer | null;
      sent_at: Date;
      expires_at: Date;
      tries: Generated<number>;
      consumed_at: Date | null;
      send_failed_at: Date | null;
    };
    otp_failures: {
      id: string;
      subject_hash: string;
      device_hash: string | null;
      failed_at: Date;
    };
  }
}

/** Serialises work on this subject or address: others wait until the transaction ends. */
export const lockSubject = async (tx: Tx, subject: string): Promise<void> => {
  await tx
    .insertInto('otp_subjects')
    .values({ subject })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ subject }))
    .execute();
};

/** The device a code is asked for or typed on. */
export interface CodeDevice {
  /** A keyed hash for the code's subject; null when the device did not say which it is. */
  readonly hash: string | null;
  /** Somebody signed in to the subject's account on it before, or is signed in now. */
  readonly known: boolean;
}

/** The device of somebody signed in: a subject of its own has no strangers. */
export const SIGNED_IN: CodeDevice = { hash: null, known: true };

/** A code that was sent: when (ms), and to which device. */
export interface SentCode {
  readonly at: number;
  readonly deviceHash: string | null;
}

/** Codes sent to a subject since then that known devices asked for, or that all others did; no failed ones. */
export const sentCodes = async (
  tx: Tx,
  { subjectHash, known }: { readonly subjectHash: string; readonly known: boolean },
  since: Date,
): Promise<SentCode[]> => {
  const rows = await tx
    .selectFrom('otp_challenges')
    .select(['sent_at', 'device_hash'])
    .where('subject_hash', '=', subjectHash)
    .where('known_device', '=', known)
    .where('sent_at', '>', since)
    .where('send_failed_at', 'is', null)
    .execute();
  return rows.map((row) => ({ at: row.sent_at.getTime(), deviceHash: row.device_hash }));
};

/** The number of SMS that devices not known asked for since then, from one address or one neighbourhood. */
export const countSmsFrom = async (
  tx: Tx,
  by: 'address_hash' | 'block_hash',
  hash: string,
  { after, until }: { readonly after: Date; readonly until: Date },
): Promise<number> => {
  const row = await tx
    .selectFrom('otp_challenges')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where(by, '=', hash)
    .where('sent_at', '>', after)
    .where('sent_at', '<=', until)
    .where('known_device', '=', false)
    .where('sms_day', 'is not', null)
    .where('send_failed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

/** Times (ms) of wrong codes typed for a subject on one device since then. */
export const failureTimes = async (
  tx: Tx,
  { subjectHash, deviceHash }: Readonly<{ subjectHash: string; deviceHash: string | null }>,
  since: Date,
): Promise<number[]> => {
  const rows = await tx
    .selectFrom('otp_failures')
    .select('failed_at')
    .where('subject_hash', '=', subjectHash)
    .where('device_hash', 'is not distinct from', deviceHash)
    .where('failed_at', '>', since)
    .execute();
  return rows.map((row) => row.failed_at.getTime());
};

export interface NewChallenge {
  readonly id: string;
  readonly subjectHash: string;
  readonly addressHash: string;
  readonly blockHash: string;
  readonly device: CodeDevice;
  readonly smsDay: string | null;
  readonly codeHash: string;
  readonly consented: boolean;
  readonly email: Buffer | null;
  readonly sentAt: Date;
  readonly expiresAt: Date;
}

export const addChallenge = async (tx: Tx, challenge: NewChallenge): Promise<void> => {
  await tx
    .insertInto('otp_challenges')
    .values({
      id: challenge.id,
      subject_hash: challenge.subjectHash,
      address_hash: challenge.addressHash,
      block_hash: challenge.blockHash,
      device_hash: challenge.device.hash,
      known_device: challenge.device.known,
      sms_day: challenge.smsDay,
      code_hash: challenge.codeHash,
      consented: challenge.consented,
      email: challenge.email,
      sent_at: challenge.sentAt,
      expires_at: challenge.expiresAt,
      consumed_at: null,
      send_failed_at: null,
    })
    .execute();
};

/**
 * Marks a challenge as not delivered: it no longer counts, and the previous one stays valid. Returns the day
 * whose budget it counted in.
 */
export const markSendFailed = async (
  tx: Tx,
  challengeId: string,
  at: Date,
): Promise<string | null> => {
  const row = await tx
    .updateTable('otp_challenges')
    .set({ send_failed_at: at })
    .where('id', '=', challengeId)
    .returning('sms_day')
    .executeTakeFirst();
  return row?.sms_day ?? null;
};

export interface StoredChallenge extends Challenge {
  readonly consented: boolean;
  readonly email: Buffer | null;
}

/**
 * The newest challenge a device asked for, and the newest that is of no device, as far as there are any; older
 * ones are invalid. `until` leaves out what was written while the clock ran ahead.
 */
export const newestChallenges = async (
  tx: Tx,
  { subjectHash, deviceHash }: Readonly<{ subjectHash: string; deviceHash: string | null }>,
  until: Date,
): Promise<StoredChallenge[]> => {
  const rows = await tx
    .selectFrom('otp_challenges')
    .distinctOn('device_hash')
    .selectAll()
    .where('subject_hash', '=', subjectHash)
    .where('send_failed_at', 'is', null)
    .where('sent_at', '<=', until)
    .where((eb) => eb.or([eb('device_hash', 'is', null), eb('device_hash', '=', deviceHash)]))
    .orderBy('device_hash')
    .orderBy('sent_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    deviceHash: row.device_hash,
    sentAt: row.sent_at.getTime(),
    consumed: row.consumed_at !== null,
    tries: row.tries,
    consented: row.consented,
    email: row.email,
  }));
};

/** The hash to compare with, and how many attempts were made, this one included. */
export interface Attempt {
  readonly codeHash: string;
  readonly tries: number;
}

/**
 * Uses up one attempt, or returns undefined when none is left. A single statement, so that concurrent attempts
 * never exceed the limit.
 */
export const takeTry = async (
  tx: Tx,
  challengeId: string,
  triesPerCode: number,
): Promise<Attempt | undefined> => {
  const row = await tx
    .updateTable('otp_challenges')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', challengeId)
    .where('consumed_at', 'is', null)
    .where('tries', '<', triesPerCode)
    .returning(['code_hash', 'tries'])
    .executeTakeFirst();
  return row && { codeHash: row.code_hash, tries: row.tries };
};

export const consumeChallenge = async (tx: Tx, challengeId: string, at: Date): Promise<void> => {
  await tx
    .updateTable('otp_challenges')
    .set({ consumed_at: at, email: null })
    .where('id', '=', challengeId)
    .execute();
};

export const addFailure = async (
  tx: Tx,
  { subjectHash, deviceHash }: Readonly<{ subjectHash: string; deviceHash: string | null }>,
  at: Date,
): Promise<void> => {
  const row = { id: randomUUID(), subject_hash: subjectHash, device_hash: deviceHash };
  await tx
    .insertInto('otp_failures')
    .values({ ...row, failed_at: at })
    .execute();
};

/** The number of wrong codes over all subjects since then. */
export const countFailures = async (db: Db, since: Date): Promise<number> => {
  const row = await db
    .selectFrom('otp_failures')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('failed_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

/** Deletes challenges no rate limit needs any more; returns their ids. */
export const sweepOtp = async (tx: Tx, before: Date): Promise<string[]> => {
  await tx.deleteFrom('otp_failures').where('failed_at', '<', before).execute();
  const challenges = await tx
    .deleteFrom('otp_challenges')
    .where('sent_at', '<', before)
    .returning('id')
    .execute();
  await tx
    .deleteFrom('otp_subjects')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('otp_challenges')
            .select('id')
            .where((challenge) =>
              challenge.or([
                challenge('subject_hash', '=', challenge.ref('otp_subjects.subject')),
                challenge('address_hash', '=', challenge.ref('otp_subjects.subject')),
              ]),
            ),
        ),
      ),
    )
    .execute();
  return challenges.map(({ id }) => id);
};
