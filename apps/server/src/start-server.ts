import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { MIGRATIONS } from '../migrations/all-migrations.ts';
import { buildApp } from './app.ts';
import { type Env, EnvError } from './platform/env/env.ts';
import { createKeyedHash } from './platform/crypto/keyed-hash.ts';
import { createUserKeys } from './platform/crypto/user-keys.ts';
import { type Db, openDb, openPool } from './platform/database/db.ts';
import { migrate } from './platform/database/migrate.ts';
import { createReadiness } from './platform/database/readiness.ts';
import { hasTestOffset } from './platform/database/test-clock.ts';
import type { Gateway } from './platform/gateway/gateway.ts';
import { placeholdersIn } from './platform/http/web-placeholders.ts';
import { createJobs } from './platform/jobs.ts';
import { startLocalPostgres } from './platform/local-postgres/local-postgres.ts';
import type { MailSender } from './platform/messages/mail.ts';
import { createOutbox } from './platform/messages/outbox.ts';
import type { SmsSender } from './platform/messages/sms.ts';

export interface ServerParts {
  readonly env: Env;
  readonly log: Logger;
  readonly sms: SmsSender;
  readonly mail: MailSender;
  readonly gateway: Gateway;
  /** Adds development routes before the server listens. */
  readonly extend?: (app: FastifyInstance) => void;
}

export interface RunningServer {
  readonly url: string;
  /** Stops accepting requests, finishes running ones, then closes jobs, database and local PostgreSQL. */
  readonly stop: () => Promise<void>;
}

/** `/readyz` is red before the requests fail. */
const READY_SHARE = 0.6;
/** The queue has connections of its own: what it waits for holds up no request. */
const QUEUE_POOL = { size: 3, deadlineMs: 8_000 } as const;

const LAST_ANSWERS_MS = 4_000;

type Closers = (() => Promise<unknown>)[];

/** Ends once the requests under way are answered, or without them when they take too long. */
const closeSoon = (app: FastifyInstance): Promise<void> => {
  const impatience = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS);
  return app.close().finally(() => clearTimeout(impatience));
};

const closeAll = async (closers: Closers): Promise<void> => {
  for (const close of closers.toReversed()) await close();
};

const databaseUrlOf = async (env: Env, closers: Closers): Promise<string> => {
  if (env.databaseUrl !== undefined) return env.databaseUrl;
  const local = await startLocalPostgres({ folder: env.dataDir });
  closers.push(() => local.stop());
  return local.url;
};

/**
 * Checks that need the database and the built site: production must not use a shifted clock or placeholder
 * details.
 */
const refuseUnfitForProduction = async (env: Env, db: Db): Promise<void> => {
  if (env.mode !== 'production') return;
  const placeholders = placeholdersIn(env.webDir);
  const problems = [
    ...((await hasTestOffset(db)) ? ['the clock of this database was moved by a test'] : []),
    ...(placeholders.length > 0 ? [`the site still shows ${placeholders.join(', ')}`] : []),
  ];
  if (problems.length > 0) throw new EnvError(problems);
};

const start = async (parts: ServerParts, closers: Closers): Promise<string> => {
  const { env, log, sms, mail, gateway } = parts;
  const databaseUrl = await databaseUrlOf(env, closers);
  const applied = await migrate(env.migrationDatabaseUrl ?? databaseUrl, MIGRATIONS);
  if (applied.length > 0) log.info({ migrations: applied }, 'database migrated');
  const onIdleError = (error: Error): void => log.warn({ err: error }, 'database connection lost');
  const deadlineMs = env.databaseDeadlineMs;
  const db = openDb(openPool(databaseUrl, { size: env.databasePool, deadlineMs, onIdleError }));
  closers.push(() => db.destroy());
  await refuseUnfitForProduction(env, db);
  const readiness = createReadiness({
    url: databaseUrl,
    deadlineMs: deadlineMs * READY_SHARE,
    migrations: MIGRATIONS,
  });
  closers.push(() => readiness.close());
  const queuePool = openPool(databaseUrl, { ...QUEUE_POOL, onIdleError });
  closers.push(() => queuePool.end());

  const jobs = createJobs(queuePool, log);
  const outbox = createOutbox({ db, jobs, sms, mail });
  const userKeys = createUserKeys(env.masterKeys);
  const hash = createKeyedHash(env.hashKey);
  const app = await buildApp({
    env,
    db,
    readiness,
    log,
    userKeys,
    hash,
    sms,
    mail,
    jobs,
    outbox,
    gateway,
  });
  parts.extend?.(app);
  await jobs.start({ working: true });
  closers.push(() => Promise.all([jobs.stop(), closeSoon(app)]));
  return app.listen({ host: env.host, port: env.port });
};

/** Starts database, migrations, jobs, site and API; if anything fails, stops what was started. */
export const startServer = async (parts: ServerParts): Promise<RunningServer> => {
  const closers: Closers = [];
  try {
    const url = await start(parts, closers);
    return { url, stop: () => closeAll(closers) };
  } catch (error) {
    await closeAll(closers);
    throw error;
  }
};
