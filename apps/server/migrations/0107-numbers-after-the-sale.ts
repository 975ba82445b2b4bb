import { type Kysely, sql } from 'kysely';

/**
 * A sale and a refund commit with the series of their number; the number is given afterwards, so that no sale
 * waits for another (decision 0047). Servers of the version before give theirs within the sale.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table orders add column receipt_series text`.execute(db);
  await sql`alter table refunds add column credit_note_series text`.execute(db);
  await sql`
    create index if not exists orders_owed_a_number on orders (paid_at)
    where receipt_series is not null and receipt_number is null
  `.execute(db);
  await sql`
    create index if not exists refunds_owed_a_number on refunds (created_at)
    where credit_note_series is not null and credit_note_number is null
  `.execute(db);
};
