import { type Kysely, sql } from 'kysely';

/**
 * Entitlements to one answer each. `question_id` is null for a free question until it is asked; a free
 * question is of the first tier, costs nothing, and each user has one.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table entitlements (
      id uuid primary key,
      user_id uuid not null references users,
      source text not null check (source in ('free', 'payment', 'referral')),
      tier int not null check (tier in (99, 199)),
      price_paise int not null check (price_paise >= 0),
      question_id text,
      created_at timestamptz not null,
      delivered_at timestamptz,
      check (source = 'payment' or (tier = 99 and price_paise = 0)),
      check (source <> 'payment' or question_id is not null),
      check (delivered_at is null or question_id is not null)
    )
  `.execute(db);
  await sql`
    create unique index entitlements_one_free on entitlements (user_id) where source = 'free'
  `.execute(db);
  await sql`create index entitlements_user on entitlements (user_id)`.execute(db);
};
