import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';

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

/** Opens a pool on a PostgreSQL URL. `onIdleError` is called when an idle connection is lost. */
export const openPool = (
  url: string,
  { size, onIdleError }: { size: number; onIdleError: (error: Error) => void },
): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types: columnTypes,
    application_name: 'dhruva',
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // A connection lost between two statements of a transaction emits an error, which would end the process if
  // unhandled; the next statement fails anyway.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  pool.on('error', (error) => {
    if (!pool.ending) onIdleError(error);
  });
  return pool;
};

/** The typed query builder over a pool; `destroy()` also closes the pool. */
export const openDb = (pool: pg.Pool): Db =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
