import { Kysely, type Transaction } from 'kysely';
import pg from 'pg';
import { LimitedPostgresDialect } from './limited-dialect.ts';

/**
 * Every table of the database. Empty here on purpose: each store declares its own tables by `declare module
 * '../../platform/database/db.ts' { interface Tables { users: UserRow } }`, so that removing a feature
 * removes its tables and the platform depends on no feature.
 */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface
export interface Tables {}

/** A connection pool or a transaction; functions that only read take this. */
export type Db = Kysely<Tables>;
/** An open transaction; functions that must be atomic take this. */
export type Tx = Transaction<Tables>;
export type { Generated } from 'kysely';

const DATE_OID = 1082;

/** Calendar dates stay `YYYY-MM-DD`; as JavaScript dates they would take the server's zone. */
const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === DATE_OID ? (value: string) => value : pg.types.getTypeParser(oid, format as 'text'),
};

/** For programs and tests, which nobody waits for. */
const PATIENT_MS = 15_000;
const KEEPALIVE_AFTER_MS = 10_000;

export interface PoolSettings {
  readonly size: number;
  /** Milliseconds for getting a connection, and for the answer to each statement; 15 s unless given. */
  readonly deadlineMs?: number;
  /** Called when an idle connection is lost. */
  readonly onIdleError: (error: Error) => void;
}

/**
 * Keeps the process alive when connections of a pool are lost: one lost between two statements of a transaction, or
 * while its pool ends, emits an error, which would end the process if unhandled; the next statement fails anyway.
 */
export const surviveLostConnections = (
  pool: pg.Pool,
  onIdleError: PoolSettings['onIdleError'],
): void => {
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  pool.on('error', (error) => {
    if (!pool.ending) onIdleError(error);
  });
};

/** Opens a pool on a PostgreSQL URL. Connections start without parameters of their own: poolers refuse them. */
export const openPool = (
  url: string,
  { size, deadlineMs = PATIENT_MS, onIdleError }: PoolSettings,
): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types: columnTypes,
    application_name: 'dhruva',
    connectionTimeoutMillis: deadlineMs,
    query_timeout: deadlineMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_AFTER_MS,
  });
  surviveLostConnections(pool, onIdleError);
  return pool;
};

/** The typed query builder over a pool, with the pool's deadline in each transaction; `destroy()` also closes the pool. */
export const openDb = (pool: pg.Pool): Db =>
  new Kysely<Tables>({
    dialect: new LimitedPostgresDialect({
      pool,
      deadlineMs: pool.options.connectionTimeoutMillis ?? PATIENT_MS,
    }),
  });
