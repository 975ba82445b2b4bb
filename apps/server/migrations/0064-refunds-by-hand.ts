import { type Kysely, sql } from 'kysely';

/**
 * Allows several manual refunds of a payment, since an operator may refund in parts; every other reason stays
 * unique for each payment.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table refunds drop constraint refunds_payment_id_reason_key`.execute(db);
  await sql`
    create unique index refunds_once_a_reason on refunds (payment_id, reason)
    where reason <> 'operator'
  `.execute(db);
};
