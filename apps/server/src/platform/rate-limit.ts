import { MINUTE_SECONDS } from '@dhruva/kernel/durations';
import { sql } from 'kysely';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Db } from './database/db.ts';
import { deleteInBatches } from './database/in-batches.ts';
import { isDatabaseUnavailable } from './database/unavailable.ts';
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

/** The row of a limit: `scope:who`. */
export const keyOf = (scope: string, who: string): string => `${scope}:${who}`;

export interface RateVerdict {
  readonly allowed: boolean;
  /** Seconds until the window ends; at least 1. */
  readonly retryAfterSeconds: number;
}

/** Hits within a minute on one process above which it refuses without asking the database. */
const shedAbove = (limit: number): number => Math.max(100, 5 * limit);

/**
 * Counts one hit in a single atomic statement, on the database's clock (with the test offset). A window that
 * began more than a minute from now was counted while the clock ran ahead, and is begun anew. Also for callers
 * within a transaction, which a refusal must not roll back.
 */
export const countInDatabase = async (
  db: Db,
  { scope, limit, windowSeconds }: RateLimit,
  who: string,
): Promise<RateVerdict> => {
  const window = sql`${windowSeconds} * interval '1 second'`;
  const isOver = sql`(r.expires_at <= excluded.window_started
    or r.window_started > excluded.window_started + interval '1 minute')`;
  const { rows } = await sql<{ hits: number; left: number }>`
    with clock as (
      select now() + coalesce((select offset_ms from test_clock), 0) * interval '1 millisecond' as now
    )
    insert into rate_limits as r (key, window_started, hits, expires_at)
    select ${keyOf(scope, who)}, clock.now, 1, clock.now + ${window} from clock
    on conflict (key) do update set
      hits = case when ${isOver} then 1 else r.hits + 1 end,
      window_started = case when ${isOver} then excluded.window_started else r.window_started end,
      expires_at = case when ${isOver}
        then excluded.expires_at else least(r.expires_at, excluded.expires_at) end
    returning hits, ceil(extract(epoch from (expires_at - (select now from clock))))::int as left
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a rate limit gave no count');
  return { allowed: row.hits <= limit, retryAfterSeconds: Math.max(1, row.left) };
};

/** Counts of this process, for each database. They refuse nothing that the database would allow. */
const inProcess = new WeakMap<Db, RateLimiterMemory>();

const memoryOf = (db: Db): RateLimiterMemory => {
  const memory =
    inProcess.get(db) ?? new RateLimiterMemory({ points: 1, duration: MINUTE_SECONDS });
  inProcess.set(db, memory);
  return memory;
};

/**
 * Counts one hit and tells whether it is within the limit. The count lies in the database; a process that is
 * flooded refuses by itself, and one that cannot reach the database goes by its own count of the last minute
 * (docs/decisions/0040-one-limiter.md). `who` is an id or a keyed hash, never a phone number or address in
 * the clear. Pass the pool, not a transaction that a refusal would roll back.
 */
export const countHit = async (db: Db, rule: RateLimit, who: string): Promise<RateVerdict> => {
  const seconds = Math.min(MINUTE_SECONDS, rule.windowSeconds);
  const here = await memoryOf(db).penalty(keyOf(rule.scope, who), 1, { customDuration: seconds });
  const retryAfterSeconds = Math.max(1, Math.ceil(here.msBeforeNext / 1_000));
  if (here.consumedPoints > shedAbove(rule.limit)) return { allowed: false, retryAfterSeconds };
  try {
    return await countInDatabase(db, rule, who);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return { allowed: here.consumedPoints <= rule.limit, retryAfterSeconds };
  }
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
