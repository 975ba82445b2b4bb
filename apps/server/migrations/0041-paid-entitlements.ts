import { type Kysely, sql } from 'kysely';

/** Entitlements that orders paid for: one for each order, for a question or for one about two people. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table entitlements
      add column kind text not null default 'question' check (kind in ('question', 'compatibility')),
      add column order_id uuid unique references orders,
      add column revoked_at timestamptz,
      alter column tier drop not null,
      add check (kind = 'compatibility' or tier is not null),
      add check ((source = 'payment') = (order_id is not null)),
      add check (revoked_at is null or delivered_at is null)
  `.execute(db);
  await sql`
    create unique index entitlements_one_waiting on entitlements (user_id, kind, question_id)
    where source = 'payment' and delivered_at is null and revoked_at is null
  `.execute(db);
};
