import { type Kysely, sql } from 'kysely';

/**
 * Assessment reports: a bought assessment has a due date and ends with a report, encrypted with the user's
 * key, or is revoked, never both. Each reminder is sent once. Earlier purchases are due 14 days after the
 * purchase, too.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table assessment_unlocks
      add column due_at timestamptz,
      add column report bytea,
      add column report_at timestamptz,
      add column report_by text check (report_by <> ''),
      add column form_reminded_at timestamptz,
      add column report_reminded_at timestamptz
  `.execute(db);
  await sql`update assessment_unlocks set due_at = bought_at + interval '336 hours'`.execute(db);
  await sql`
    alter table assessment_unlocks
      alter column due_at set not null,
      add constraint assessment_unlocks_report_whole
        check ((report is null) = (report_at is null) and (report is null) = (report_by is null)),
      add constraint assessment_unlocks_report_kept check (report is null or revoked_at is null)
  `.execute(db);
  await sql`
    create index assessment_unlocks_waiting on assessment_unlocks (due_at)
    where revoked_at is null and report is null
  `.execute(db);
};
