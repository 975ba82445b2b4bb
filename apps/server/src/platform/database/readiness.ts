import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { AppError } from '../errors.ts';
import { within } from '../within.ts';
import { openDb, openPool } from './db.ts';
import { isMigrated } from './migrate.ts';

/** What a server that can serve says of itself. */
export interface Ready {
  /** Background jobs that were given up and wait for somebody to look. */
  readonly deadLetters: number;
}

export interface Readiness {
  /** Throws `server.unavailable` or the database's error; never later than the deadline. */
  check(): Promise<Ready>;
  close(): Promise<void>;
}

interface ReadinessSettings {
  readonly url: string;
  readonly deadlineMs: number;
  readonly migrations: Record<string, Migration>;
}

/**
 * Whether the database takes a row within the deadline: a full disk, a standby and a path that swallows data are
 * found, a crowd of requests is not, for it asks on a connection of its own. Callers at one moment share one look.
 */
export const createReadiness = ({ url, deadlineMs, migrations }: ReadinessSettings): Readiness => {
  const db = openDb(openPool(url, { size: 1, deadlineMs, onIdleError: () => undefined }));
  let migrated = false;
  let underWay: Promise<Ready> | undefined;

  const look = async (): Promise<Ready> => {
    migrated ||= await isMigrated(db, migrations);
    if (!migrated) throw new AppError('server.unavailable');
    const { rows } = await sql<{ dead: number }>`
      with written as (
        insert into readiness (id, checked_at) values (1, now())
        on conflict (id) do update set checked_at = excluded.checked_at
      )
      select count(*)::int as dead from jobs.job where name = 'dead-letters' and state < 'active'
    `.execute(db);
    return { deadLetters: rows[0]?.dead ?? 0 };
  };

  return {
    check: () => {
      underWay ??= within(deadlineMs, look(), () => new AppError('server.unavailable')).finally(
        () => {
          underWay = undefined;
        },
      );
      return underWay;
    },
    close: () => db.destroy(),
  };
};
