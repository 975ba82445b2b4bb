import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';
import type { Appointment } from './appointment.store.ts';
import type { ReminderKind } from './reminder.rules.ts';

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    appointment_reminders: { appointment_id: string; kind: ReminderKind; starts_at: Date };
  }
}

type Start = Pick<Appointment, 'id' | 'startsAt'>;

/** Confirmed appointments that start within a span and have no reminder for that start, next first. */
export const notReminded = async (
  db: Db,
  kind: ReminderKind,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<string[]> => {
  const rows = await db
    .selectFrom('appointments as a')
    .leftJoin('appointment_reminders as r', (on) =>
      on
        .onRef('r.appointment_id', '=', 'a.id')
        .onRef('r.starts_at', '=', 'a.starts_at')
        .on('r.kind', '=', kind),
    )
    .select('a.id')
    .where('a.state', '=', 'confirmed')
    .where('a.starts_at', '>', from)
    .where('a.starts_at', '<=', until)
    .where('r.appointment_id', 'is', null)
    .orderBy('a.starts_at')
    .execute();
  return rows.map(({ id }) => id);
};

/** Records a reminder of this start; false if there was one already. */
export const noteReminder = async (
  tx: Tx,
  kind: ReminderKind,
  { id, startsAt }: Start,
): Promise<boolean> => {
  const noted = await tx
    .insertInto('appointment_reminders')
    .values({ appointment_id: id, kind, starts_at: startsAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst();
  return noted !== undefined;
};

/** Whether a reminder was recorded for this start. */
export const isReminded = async (
  db: Db,
  kind: ReminderKind,
  { id, startsAt }: Start,
): Promise<boolean> => {
  const row = await db
    .selectFrom('appointment_reminders')
    .select('kind')
    .where('appointment_id', '=', id)
    .where('kind', '=', kind)
    .where('starts_at', '=', startsAt)
    .executeTakeFirst();
  return row !== undefined;
};
