import { type Kysely, sql } from 'kysely';

/**
 * Session credits of plans, one row each. Constraints prevent using a credit twice, and using a voided one.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table session_credits (
      id uuid primary key,
      order_id uuid not null references orders,
      number int not null,
      user_id uuid not null references users,
      plan_id text not null,
      expires_at timestamptz not null,
      used_for uuid unique,
      voided_at timestamptz,
      unique (order_id, number),
      check (used_for is null or voided_at is null)
    )
  `.execute(db);
  await sql`
    create index session_credits_user on session_credits (user_id, expires_at)
    where used_for is null and voided_at is null
  `.execute(db);
};
