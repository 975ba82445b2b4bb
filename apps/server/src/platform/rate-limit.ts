import { sql } from 'kysely';
import type { Db } from './database/db.ts';
import { deleteInBatches } from './database/in-batches.ts';
import { AppError } from './errors.ts';

declare module './database/db.ts' {
  interface Tables {
    rate_limits: { key: string; window_started: Date; hits: number; expires_at: Date };
  }
}

/** A rate limit: at most `limit` hits in a fixed window of `windowSeconds`, counted over all servers. */
export interface RateLimit {
  readonly scope: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

export interface RateVerdict {
  readonly allowed: boolean;
  /** Seconds until the window ends; at least 1. */
  readonly retryAfterSeconds: number;
}

/**
 * Counts one hit and tells whether it is within the limit. A single atomic statement on the database's clock
 * (with the test offset). `who` is an id or a keyed hash, never a phone number or address in the clear. Pass
 * the pool, not a transaction that a refusal would roll back.
 */
export const countHit = async (db: Db, rule: RateLimit, who: string): Promise<RateVerdict> => {
  const window = sql`${rule.windowSeconds} * interval '1 second'`;
  const { rows } = await sql<{ hits: number; left: number }>`
    with clock as (
      select now() + coalesce((select offset_ms from test_clock), 0) * interval '1 millisecond' as now
    )
    insert into rate_limits as r (key, window_started, hits, expires_at)
    select ${`${rule.scope}:${who}`}, clock.now, 1, clock.now + ${window} from clock
    on conflict (key) do update set
      hits = case when r.expires_at <= excluded.window_started then 1 else r.hits + 1 end,
      window_started = case when r.expires_at <= excluded.window_started
        then excluded.window_started else r.window_started end,
      expires_at = case when r.expires_at <= excluded.window_started
        then excluded.expires_at else r.expires_at end
    returning hits, ceil(extract(epoch from (expires_at - (select now from clock))))::int as left
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a rate limit gave no count');
  return { allowed: row.hits <= rule.limit, retryAfterSeconds: Math.max(1, row.left) };
};

/** Counts one hit as `countHit` does, and throws `request.rate-limited` with the seconds to wait above the limit. */
export const enforceLimit = async (db: Db, rule: RateLimit, who: string): Promise<void> => {
  const { allowed, retryAfterSeconds } = await countHit(db, rule, who);
  if (!allowed) throw new AppError('request.rate-limited', { retryAfterSeconds });
};

/** Deletes expired windows, in batches. */
export const sweepRateLimits = async (db: Db, now: Date): Promise<void> => {
  await deleteInBatches(db, { table: 'rate_limits', over: 'expires_at <= $1', before: now });
};
