import { type Kysely, sql } from 'kysely';

/**
 * Referral codes and referred friends: a friend counts once for ever, nobody can refer themselves, and an
 * account earns one question.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table referral_codes (
      user_id uuid primary key references users,
      code text not null unique,
      made_at timestamptz not null
    )
  `.execute(db);
  await sql`
    create table referred_friends (
      friend_id uuid primary key references users,
      referrer_id uuid not null references referral_codes,
      joined_at timestamptz not null,
      check (friend_id <> referrer_id)
    )
  `.execute(db);
  await sql`create index referred_friends_referrer on referred_friends (referrer_id)`.execute(db);
  await sql`
    create unique index entitlements_one_referral on entitlements (user_id) where source = 'referral'
  `.execute(db);
};
