import type { TherapistId } from '@dhruva/contract/catalogue/therapists';
import type { Db } from '../../platform/database/db.ts';
import type { Calendar, Leave } from './opening.rules.ts';

declare module '../../platform/database/db.ts' {
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

/** When a therapist works. One without a calendar never does. */
export const readCalendar = async (db: Db, therapistId: TherapistId): Promise<Calendar> => {
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

/** Adds days of leave; sessions that are booked stay. The same leave twice is one. */
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
