import { randomUUID } from 'node:crypto';
import type { Db, Generated, Tx } from '@dhruva/server/platform/database/db.ts';

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    /** The recipient of a code as a keyed hash: a number, or an account in a second check. */
    otp_subjects: { subject: string };
    otp_challenges: {
      id: string;
      subject_hash: string;
      address_hash: string;
      code_hash: string;
      consented: boolean;
      email: Buffer | null;
      sent_at: Date;
      expires_at: Date;
      tries: Generated<number>;
      consumed_at: Date | null;
      send_failed_at: Date | null;
    };
    otp_failures: { id: string; subject_hash: string; failed_at: Date };
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

/** Times (ms) of codes sent to a subject or from an address since then; failed sends do not count. */
export const sendTimes = async (
  tx: Tx,
  by: 'subject_hash' | 'address_hash',
  hash: string,
  since: Date,
): Promise<number[]> => {
  const rows = await tx
    .selectFrom('otp_challenges')
    .select('sent_at')
    .where(by, '=', hash)
    .where('sent_at', '>', since)
    .where('send_failed_at', 'is', null)
    .execute();
  return rows.map((row) => row.sent_at.getTime());
};

/** Times (ms) of wrong codes for a subject since then. */
export const failureTimes = async (tx: Tx, subjectHash: string, since: Date): Promise<number[]> => {
  const rows = await tx
    .selectFrom('otp_failures')
    .select('failed_at')
    .where('subject_hash', '=', subjectHash)
    .where('failed_at', '>', since)
    .execute();
  return rows.map((row) => row.failed_at.getTime());
};

export interface NewChallenge {
  readonly id: string;
  readonly subjectHash: string;
  readonly addressHash: string;
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

/** Marks a challenge as not delivered: it no longer counts, and the previous one stays valid. */
export const markSendFailed = async (db: Db, challengeId: string, at: Date): Promise<void> => {
  await db
    .updateTable('otp_challenges')
    .set({ send_failed_at: at })
    .where('id', '=', challengeId)
    .execute();
};

export interface StoredChallenge {
  readonly id: string;
  readonly expiresAt: number;
  readonly consumed: boolean;
  readonly tries: number;
  readonly consented: boolean;
  readonly email: Buffer | null;
}

/** The newest challenge of a subject; older ones are invalid. */
export const newestChallenge = async (
  tx: Tx,
  subjectHash: string,
): Promise<StoredChallenge | undefined> => {
  const row = await tx
    .selectFrom('otp_challenges')
    .selectAll()
    .where('subject_hash', '=', subjectHash)
    .where('send_failed_at', 'is', null)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      expiresAt: row.expires_at.getTime(),
      consumed: row.consumed_at !== null,
      tries: row.tries,
      consented: row.consented,
      email: row.email,
    }
  );
};

/**
 * Uses up one attempt and returns the hash to compare with, or undefined when none is left. A single
 * statement, so that concurrent attempts never exceed the limit.
 */
export const takeTry = async (
  tx: Tx,
  challengeId: string,
  triesPerCode: number,
): Promise<string | undefined> => {
  const row = await tx
    .updateTable('otp_challenges')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', challengeId)
    .where('consumed_at', 'is', null)
    .where('tries', '<', triesPerCode)
    .returning('code_hash')
    .executeTakeFirst();
  return row?.code_hash;
};

export const consumeChallenge = async (tx: Tx, challengeId: string, at: Date): Promise<void> => {
  await tx
    .updateTable('otp_challenges')
    .set({ consumed_at: at, email: null })
    .where('id', '=', challengeId)
    .execute();
};

export const addFailure = async (tx: Tx, subjectHash: string, at: Date): Promise<void> => {
  await tx
    .insertInto('otp_failures')
    .values({ id: randomUUID(), subject_hash: subjectHash, failed_at: at })
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
