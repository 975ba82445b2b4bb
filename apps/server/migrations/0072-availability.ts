import { THERAPIST_IDS, therapistById } from '@dhruva/care/therapists/contract/catalogue';
import { type Kysely, sql } from 'kysely';

const ZONE = 'Asia/Kolkata';
const NOTICE_MINUTES = 60;
const [MONDAY, SATURDAY] = [1, 6];
/** Weekly hours that give exactly the three slots of the specification. */
const WINDOWS = [
  ['10:00', '11:00'],
  ['12:00', '13:00'],
  ['15:00', '16:00'],
] as const;

const seed = async (db: Kysely<unknown>, therapistId: string): Promise<void> => {
  await sql`
    insert into therapist_calendars (therapist_id, zone, notice_minutes)
    values (${therapistId}, ${ZONE}, ${NOTICE_MINUTES})
  `.execute(db);
  for (const [from, until] of WINDOWS) {
    await sql`
      insert into therapist_hours (therapist_id, weekday, from_time, until_time)
      select ${therapistId}, weekday, ${from}, ${until}
      from generate_series(${MONDAY}::int, ${SATURDAY}::int) as weekday
    `.execute(db);
  }
};

/**
 * Therapists' working hours and leave, in their own time zone: weekly hours as `HH:MM`, and days of leave,
 * both ends included; a single closed day is a leave of one day. `weekday`: 1 = Monday … 7 = Sunday.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table therapist_calendars (
      therapist_id text primary key,
      zone text not null,
      notice_minutes integer not null check (notice_minutes >= 0)
    )
  `.execute(db);
  await sql`
    create table therapist_hours (
      therapist_id text not null references therapist_calendars,
      weekday integer not null check (weekday between 1 and 7),
      from_time text not null check (from_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
      until_time text not null check (until_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$|^24:00$'),
      primary key (therapist_id, weekday, from_time),
      check (from_time < until_time)
    )
  `.execute(db);
  await sql`
    create table therapist_leave (
      therapist_id text not null references therapist_calendars,
      first_day date not null,
      last_day date not null,
      primary key (therapist_id, first_day, last_day),
      check (first_day <= last_day)
    )
  `.execute(db);
  for (const id of THERAPIST_IDS) {
    await seed(db, id);
    for (const day of therapistById(id).unavailableDates)
      await sql`insert into therapist_leave values (${id}, ${day}, ${day})`.execute(db);
  }
};
