import type { Tx } from '@dhruva/server/platform/database/db.ts';

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    /** Sign-in SMS of each day (India). */
    otp_sms_days: { day: string; sent: number };
  }
}

/** The SMS of a day so far; no other transaction counts one until this one ends. */
export const lockSmsDay = async (tx: Tx, day: string): Promise<number> => {
  const { sent } = await tx
    .insertInto('otp_sms_days')
    .values({ day, sent: 0 })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ day }))
    .returning('sent')
    .executeTakeFirstOrThrow();
  return sent;
};

/** Adds SMS to a day that is there already; a negative number takes back what was not delivered. */
export const addSms = async (tx: Tx, day: string, count: 1 | -1): Promise<void> => {
  await tx
    .updateTable('otp_sms_days')
    .set((eb) => ({ sent: eb('sent', '+', count) }))
    .where('day', '=', day)
    .execute();
};

/** Deletes the counts of days before this one. */
export const sweepSmsDays = async (tx: Tx, before: string): Promise<void> => {
  await tx.deleteFrom('otp_sms_days').where('day', '<', before).execute();
};
