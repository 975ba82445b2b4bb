import { type Kysely, sql } from 'kysely';

/**
 * Follow-ups of answers, found by the entitlement the answer was spent on. `told` is encrypted with the
 * user's key; `place` is which of the `allowed` ones it was chosen as.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table follow_ups (
      id uuid primary key,
      user_id uuid not null references users,
      entitlement_id uuid not null references entitlements,
      position smallint not null,
      allowed smallint not null,
      told bytea not null,
      place smallint,
      taken_at timestamptz,
      unique (entitlement_id, position),
      unique (entitlement_id, place),
      check (place between 1 and allowed),
      check ((place is null) = (taken_at is null))
    )
  `.execute(db);
  await sql`create index follow_ups_user on follow_ups (user_id)`.execute(db);
};
