import { DAY_SECONDS } from '@dhruva/kernel/durations';
import { INDIA } from '@dhruva/civil-time';
import type pg from 'pg';
import { fromKysely, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Tx } from './database/db.ts';

/** Job data: ids and kinds only, never personal data. */
export type JobData = Readonly<Record<string, string>>;
type JobHandler = (data: JobData) => Promise<void>;

/** Jobs that failed on every retry and need attention. */
export interface DeadLetters {
  readonly job: string;
  readonly count: number;
}

export interface Jobs {
  /**
   * Defines a job and its handler, before the start. Handlers must be idempotent: they run again after a
   * crash.
   */
  define(name: string, handler: JobHandler): void;
  /** Schedules a defined job by a cron expression (five fields, India time), on one server at a time. */
  every(cron: string, name: string): void;
  /** Queues a job in the caller's transaction: it exists if and only if that commits. */
  send(tx: Tx, name: string, data: JobData): Promise<void>;
  /** Runs a defined job immediately in this process (for tests and commands). */
  run(name: string, data?: JobData): Promise<void>;
  /** The failed jobs, counted by name. */
  deadLetters(): Promise<DeadLetters[]>;
}

/** The queue's lifecycle, used only by the server's start and by tests. */
export interface JobQueue extends Jobs {
  /** `working: false` accepts jobs but leaves them to other processes, or to `drain`. */
  start(options: { working: boolean }): Promise<void>;
  /** Puts failed jobs back into their queues and returns how many. */
  retryDead(): Promise<number>;
  /** Runs the queued jobs one after another and returns how many ran. */
  drain(): Promise<number>;
  stop(): Promise<void>;
}

const SCHEMA = 'jobs';
const NO_JOB = '00000000-0000-0000-0000-000000000000';
const DEAD = 'dead-letters';
const DEAD_LETTER_QUEUE = { retentionSeconds: 90 * DAY_SECONDS, retryLimit: 0 } as const;
const RETRIES = {
  retryLimit: 8,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 300,
  deadLetter: DEAD,
} as const;
const WORK_OPTIONS = {
  pollingIntervalSeconds: 2,
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const;
const STOP_PATIENCE_MS = 8_000;
const HOUSEKEEPING_OFF = { supervise: false, schedule: false } as const;

/**
 * pg-boss opens transactions within its SQL texts: after an error the connection may still be in one, so it
 * is discarded.
 */
const runOnPool = async (
  pool: pg.Pool,
  text: string,
  values: unknown[] | undefined,
): Promise<pg.QueryResult> => {
  const client = await pool.connect();
  try {
    const result = await client.query(text, values);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
};

const logFailure = (log: Logger, name: string, job: JobWithMetadata, error: unknown): void => {
  const about = { err: error, job: name, jobId: job.id };
  const isLast = job.retryCount >= job.retryLimit;
  if (isLast) log.error({ alarm: 'dead-letter', ...about }, 'job given up');
  else log.warn(about, 'job failed, will be tried again');
};

/** Runs a batch one after another; a failing job is retried by itself. */
const workThrough =
  (name: string, run: JobHandler, log: Logger) =>
  async (jobs: JobWithMetadata<JobData>[]): Promise<JobResult[]> => {
    const results: JobResult[] = [];
    for (const job of jobs) {
      const { id, data } = job;
      try {
        await run(data);
        results.push({ id, status: 'completed' });
      } catch (error) {
        logFailure(log, name, job, error);
        results.push({ id, status: 'failed' });
      }
    }
    return results;
  };

const drainQueue = async (boss: PgBoss, name: string, run: JobHandler): Promise<number> => {
  for (let done = 0; ; done += 1) {
    const [job] = await boss.fetch<JobData>(name);
    if (!job) return done;
    await run(job.data);
    await boss.complete(name, job.id);
  }
};

/** The job queue in the application's database (pg-boss, schema `jobs`), on the application's pool. */
export const createJobs = (
  pool: pg.Pool,
  log: Logger,
  { housekeeping = true }: { housekeeping?: boolean } = {},
): JobQueue => {
  const handlers = new Map<string, JobHandler>();
  const crons = new Map<string, string>();
  const boss = new PgBoss({
    schema: SCHEMA,
    db: { executeSql: (text, values) => runOnPool(pool, text, values) },
    ...(!housekeeping && HOUSEKEEPING_OFF),
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));

  const start = async (name: string, handler: JobHandler, working: boolean): Promise<void> => {
    await boss.createQueue(name, RETRIES);
    // Queues created by an older version keep their settings until updated.
    await boss.updateQueue(name, RETRIES);
    // pg-boss loads a queue's settings on first use, over a separate connection; loading them now keeps a
    // transaction that enqueues from waiting for one.
    await boss.getJobById(name, NO_JOB);
    if (!working) return;
    await boss.work<JobData, unknown, typeof WORK_OPTIONS>(
      name,
      WORK_OPTIONS,
      workThrough(name, handler, log),
    );
    const cron = crons.get(name);
    if (cron !== undefined) await boss.schedule(name, cron, {}, { tz: INDIA });
  };

  const deadLetters = async (): Promise<DeadLetters[]> => {
    const dead = await boss.findJobs(DEAD, { queued: true });
    const byName = Map.groupBy(dead, ({ sourceName }) => sourceName ?? 'unknown');
    return [...byName].map(([job, all]) => ({ job, count: all.length }));
  };

  return {
    deadLetters,
    retryDead: () => boss.redrive(DEAD),
    define: (name, handler) => void handlers.set(name, handler),
    every: (cron, name) => void crons.set(name, cron),
    send: async (tx, name, data) => {
      await boss.send(name, data, { db: fromKysely(tx) });
    },
    run: async (name, data = {}) => {
      const handler = handlers.get(name);
      if (!handler) throw new Error(`no job ${name} is defined`);
      await handler(data);
    },
    start: async ({ working }) => {
      await boss.start();
      await boss.createQueue(DEAD, DEAD_LETTER_QUEUE);
      const dead = await deadLetters();
      if (dead.length > 0) log.error({ alarm: 'dead-letters', dead }, 'jobs given up before');
      for (const [name, handler] of handlers) await start(name, handler, working);
    },
    drain: async () => {
      let done = 0;
      for (const [name, handler] of handlers) done += await drainQueue(boss, name, handler);
      return done;
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_PATIENCE_MS }),
  };
};
