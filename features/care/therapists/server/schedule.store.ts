import type { TherapistId } from '../contract/catalogue.ts';
import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';
import type { Schedule, Hours, Leave } from './opening.rules.ts';

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    therapist_calendars: { therapist_id: string; zone: string; notice_minutes: number };
    therapist_hours: {
      therapist_id: string;
      weekday: number;
      from_time: string;
      until_time: string;
    };
    therapist_leave: { therapist_id: string; first_day: string; last_day: string };
  }
}

/** Loads a therapist's schedule: zone, minimum notice, weekly hours and leave. Throws if there is none. */
export const readSchedule = async (db: Db, therapistId: TherapistId): Promise<Schedule> => {
  const own = await db
    .selectFrom('therapist_calendars')
    .selectAll()
    .where('therapist_id', '=', therapistId)
    .executeTakeFirst();
  const hours = await db
    .selectFrom('therapist_hours')
    .select(['weekday', 'from_time as from', 'until_time as until'])
    .where('therapist_id', '=', therapistId)
    .execute();
  const leave = await db
    .selectFrom('therapist_leave')
    .select(['first_day as firstDay', 'last_day as lastDay'])
    .where('therapist_id', '=', therapistId)
    .execute();
  if (!own) throw new Error(`therapist ${therapistId} has no calendar`);
  return { zone: own.zone, noticeMinutes: own.notice_minutes, hours, leave };
};

/** Adds days of leave; booked sessions stay. Idempotent. */
export const addLeave = async (
  db: Db,
  therapistId: TherapistId,
  { firstDay, lastDay }: Leave,
): Promise<void> => {
  await db
    .insertInto('therapist_leave')
    .values({ therapist_id: therapistId, first_day: firstDay, last_day: lastDay })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Removes a leave with exactly these dates; false when there is none. */
export const removeLeave = async (
  db: Db,
  therapistId: TherapistId,
  { firstDay, lastDay }: Leave,
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('therapist_leave')
    .where('therapist_id', '=', therapistId)
    .where('first_day', '=', firstDay)
    .where('last_day', '=', lastDay)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Replaces the hours of one weekday. Concurrent calls are serialised. */
export const setHours = async (
  tx: Tx,
  therapistId: TherapistId,
  weekday: number,
  windows: readonly Pick<Hours, 'from' | 'until'>[],
): Promise<void> => {
  await tx
    .selectFrom('therapist_calendars')
    .select('therapist_id')
    .where('therapist_id', '=', therapistId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await tx
    .deleteFrom('therapist_hours')
    .where('therapist_id', '=', therapistId)
    .where('weekday', '=', weekday)
    .execute();
  if (windows.length === 0) return;
  await tx
    .insertInto('therapist_hours')
    .values(
      windows.map(({ from, until }) => ({
        therapist_id: therapistId,
        weekday,
        from_time: from,
        until_time: until,
      })),
    )
    .execute();
};
