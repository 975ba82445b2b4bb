import { type Kysely, sql } from 'kysely';

/**
 * Next check times of refunds and parked events; payments the provider refunded by itself before capture;
 * credit note numbers.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table payments
      drop constraint payments_state_check,
      add constraint payments_state_check
        check (state in ('created', 'failed', 'authorized', 'returned', 'captured'))
  `.execute(db);
  await sql`
    alter table refunds
      add column credit_note_number text unique,
      add column next_check_at timestamptz,
      add column checks int not null default 0
  `.execute(db);
  await sql`
    create index refunds_check on refunds (next_check_at) where next_check_at is not null
  `.execute(db);
  await sql`alter table webhook_events add column next_check_at timestamptz`.execute(db);
  await sql`
    create index webhook_events_parked on webhook_events (next_check_at) where state = 'parked'
  `.execute(db);
};
