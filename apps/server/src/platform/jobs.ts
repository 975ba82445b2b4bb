import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Tx } from './database/db.ts';

/** Job data: ids and kinds only, never personal data. */
export type JobData = Readonly<Record<string, string>>;
export type JobHandler = (data: JobData) => Promise<void>;

export interface Jobs {
  /** Declares a job and what does it, before the start. Handlers must be idempotent: a crash runs them again. */
  define(name: string, handler: JobHandler): void;
  /** Runs a defined job on a cron line (five fields, India time), on one server at a time. */
  every(cron: string, name: string): void;
  /** Queues a job in the caller's transaction: it exists if and only if that commits. */
  send(tx: Tx, name: string, data: JobData): Promise<void>;
  /** Runs a defined job at once in this process (tests, commands). */
  run(name: string, data?: JobData): Promise<void>;
}

/** The queue's own life, known to the start and to tests only. */
export interface JobQueue extends Jobs {
  /** `working: false` takes jobs in and leaves them to other processes, or to `drain`. */
  start(options: { working: boolean }): Promise<void>;
  /** Does what is queued now, one after another, and returns how many that were. */
  drain(): Promise<number>;
  stop(): Promise<void>;
}

const SCHEMA = 'jobs';
const ZONE = 'Asia/Kolkata';
const RETRIES = { retryLimit: 8, retryDelay: 5, retryBackoff: true, expireInSeconds: 300 } as const;
const POLL_SECONDS = 2;
const STOP_PATIENCE_MS = 8_000;
const HOUSEKEEPING_OFF = { supervise: false, schedule: false, migrate: true } as const;

/** Jobs kept in the application's database (pg-boss, schema `jobs`), over the application's pool. */
export const createJobs = (
  pool: pg.Pool,
  log: Logger,
  { housekeeping = true }: { housekeeping?: boolean } = {},
): JobQueue => {
  const handlers = new Map<string, JobHandler>();
  const crons = new Map<string, string>();
  const boss = new PgBoss({
    schema: SCHEMA,
    db: { executeSql: async (text, values) => pool.query(text, values) },
    ...(!housekeeping && HOUSEKEEPING_OFF),
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));

  const run = async (name: string, data: JobData = {}): Promise<void> => {
    const handler = handlers.get(name);
    if (!handler) throw new Error(`no job ${name} is defined`);
    await handler(data);
  };

  const work = async (name: string): Promise<void> => {
    await boss.work<JobData>(name, { pollingIntervalSeconds: POLL_SECONDS }, async (jobs) => {
      for (const { id, data } of jobs) {
        try {
          await run(name, data);
        } catch (error) {
          log.error({ err: error, job: name, jobId: id }, 'job failed');
          throw error;
        }
      }
    });
    const cron = crons.get(name);
    if (cron !== undefined) await boss.schedule(name, cron, {}, { tz: ZONE });
  };

  return {
    define: (name, handler) => void handlers.set(name, handler),
    every: (cron, name) => void crons.set(name, cron),
    send: async (tx, name, data) => {
      await boss.send(name, data, { db: fromKysely(tx) });
    },
    run,
    start: async ({ working }) => {
      await boss.start();
      for (const name of handlers.keys()) {
        await boss.createQueue(name, RETRIES);
        if (working) await work(name);
      }
    },
    drain: async () => {
      let done = 0;
      for (const name of handlers.keys()) {
        for (;;) {
          const [job] = await boss.fetch<JobData>(name);
          if (!job) break;
          await run(name, job.data);
          await boss.complete(name, job.id);
          done += 1;
        }
      }
      return done;
    },
    stop: async () => {
      await Promise.race([
        boss.stop({ graceful: true, timeout: STOP_PATIENCE_MS }),
        sleep(2 * STOP_PATIENCE_MS, undefined, { ref: false }),
      ]);
    },
  };
};
