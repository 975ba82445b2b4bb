import { type Kysely, sql } from 'kysely';

/** What the operator gives back by hand at the provider may come in parts; every other reason counts once a payment. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table refunds drop constraint refunds_payment_id_reason_key`.execute(db);
  await sql`
    create unique index refunds_once_a_reason on refunds (payment_id, reason)
    where reason <> 'operator'
  `.execute(db);
};
