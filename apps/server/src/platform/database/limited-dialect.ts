import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  PostgresDriver,
  type PostgresDialectConfig,
  type PostgresPool,
} from 'kysely';
import type pg from 'pg';
import { isUnanswered } from './unavailable.ts';

const IDLE_IN_TRANSACTION_MS = 30_000;

/**
 * One message, so one round trip: BEGIN, the limits of this transaction, and its `now` (the database's clock
 * plus the test offset). `set local` holds behind a pooler too, which keeps nothing of a session.
 */
const beginText = (deadlineMs: number): string => `
  begin;
  set local statement_timeout = ${deadlineMs};
  set local lock_timeout = ${deadlineMs};
  set local idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS};
  select now() + coalesce((select offset_ms from test_clock), 0) * interval '1 millisecond' as now
`;

const nowOf = new WeakMap<DatabaseConnection, Date>();

/** When the transaction on this connection began, read with its BEGIN. */
export const beganAt = (connection: DatabaseConnection): Date => {
  const now = nowOf.get(connection);
  if (!now) throw new Error('no transaction of ours runs on this connection');
  return now;
};

class LimitedDriver extends PostgresDriver {
  readonly #begin: CompiledQuery;

  constructor(config: PostgresDialectConfig, deadlineMs: number) {
    super(config);
    this.#begin = CompiledQuery.raw(beginText(deadlineMs));
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      const { rows } = await connection.executeQuery<{ now: Date }>(this.#begin);
      if (rows[0]) nowOf.set(connection, rows[0].now);
    } catch (error) {
      await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined);
      throw error;
    }
  }
}

/**
 * What Kysely needs of a pool. A connection that left a statement without an answer is thrown away, and no
 * further statement waits on it. Of several statements in one text the last one's result is returned.
 */
const discardUnanswered = (pool: pg.Pool): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  connect: async () => {
    const client = await pool.connect();
    let lost: unknown;
    return {
      query: async (text: string, values: readonly unknown[]) => {
        if (lost !== undefined) throw lost;
        try {
          const result: unknown = await client.query(text, [...values]);
          return Array.isArray(result) ? result.at(-1) : result;
        } catch (error) {
          if (isUnanswered(error)) lost = error;
          throw error;
        }
      },
      release: (destroy = false) => client.release(destroy || lost !== undefined),
    } as Awaited<ReturnType<PostgresPool['connect']>>;
  },
});

/** PostgreSQL whose transactions carry their own limits: `deadlineMs` for each statement and each lock. */
export class LimitedPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #deadlineMs: number;

  constructor({ pool, deadlineMs }: { pool: pg.Pool; deadlineMs: number }) {
    const config = { pool: discardUnanswered(pool) };
    super(config);
    this.#config = config;
    this.#deadlineMs = deadlineMs;
  }

  override createDriver(): Driver {
    return new LimitedDriver(this.#config, this.#deadlineMs);
  }
}
