import { DAY_SECONDS } from '@dhruva/kernel/durations';
import { INDIA } from '@dhruva/civil-time';
import type pg from 'pg';
import { fromKysely, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Tx } from './database/db.ts';

/** Job data: ids and kinds only, never personal data. */
export type JobData = Readonly<Record<string, string>>;
type JobHandler = (data: JobData) => Promise<void>;

/** How long a job is tried, and how often its queue is looked into. */
export interface JobLasting {
  readonly retryLimit: number;
  readonly pollSeconds: number;
}

/** For what has to happen though something outside is away for more than a day: tried for two, hourly at last. */
export const LASTING: JobLasting = { retryLimit: 60, pollSeconds: 5 };

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
  define(name: string, handler: JobHandler, lasting?: JobLasting): void;
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
const HOUR_SECONDS = 3_600;
/** What a schedule sends comes again by itself. */
const SCHEDULED_RETRIES = 8;
/** A server that died is known by its missing heartbeat; one that lives but hangs, by the lease. */
const RETRIES = {
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: HOUR_SECONDS,
  expireInSeconds: 120,
  heartbeatSeconds: 10,
  deadLetter: DEAD,
} as const;
const WORK_OPTIONS = {
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const;
/** Looking for the dead is what finds their jobs: more often than once a minute. */
const SUPERVISION = {
  superviseIntervalSeconds: 10,
  monitorIntervalSeconds: 10,
  cronWorkerIntervalSeconds: 15,
} as const;
/** Jobs sent here are looked for soon after; their transaction has committed by then, or the next poll finds them. */
const NUDGE_MS = 200;
const STOP_PATIENCE_MS = 3_000;
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

/** Runs a batch side by side, so that one that hangs holds up no other; a failing job is retried by itself. */
const workThrough =
  (name: string, run: JobHandler, log: Logger) =>
  (jobs: JobWithMetadata<JobData>[]): Promise<JobResult[]> =>
    Promise.all(
      jobs.map(async (job): Promise<JobResult> => {
        const { id, data } = job;
        try {
          await run(data);
          return { id, status: 'completed' };
        } catch (error) {
          logFailure(log, name, job, error);
          return { id, status: 'failed' };
        }
      }),
    );

/** How often a queue is looked into, in seconds, by how often its schedule fills it. */
const pollSecondsOf = (cron: string | undefined): number => {
  const minute = cron?.split(' ')[0] ?? '*';
  if (minute === '*') return 30;
  return minute.startsWith('*/') ? 60 : 300;
};

const drainQueue = async (boss: PgBoss, name: string, run: JobHandler): Promise<number> => {
  for (let done = 0; ; done += 1) {
    const [job] = await boss.fetch<JobData>(name);
    if (!job) return done;
    await run(job.data);
    await boss.complete(name, job.id);
  }
};

/** pg-boss on this pool; what goes wrong in it is logged. */
const openBoss = (pool: pg.Pool, log: Logger, housekeeping: boolean): PgBoss => {
  const boss = new PgBoss({
    schema: SCHEMA,
    db: { executeSql: (text, values) => runOnPool(pool, text, values) },
    ...(housekeeping ? SUPERVISION : HOUSEKEEPING_OFF),
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  return boss;
};

const deadLettersOf = async (boss: PgBoss): Promise<DeadLetters[]> => {
  const dead = await boss.findJobs(DEAD, { queued: true });
  const byName = Map.groupBy(dead, ({ sourceName }) => sourceName ?? 'unknown');
  return [...byName].map(([job, all]) => ({ job, count: all.length }));
};

/** The job queue in the application's database (pg-boss, schema `jobs`), on the application's pool. */
export const createJobs = (
  pool: pg.Pool,
  log: Logger,
  { housekeeping = true }: { housekeeping?: boolean } = {},
): JobQueue => {
  const handlers = new Map<string, { readonly run: JobHandler; readonly lasting?: JobLasting }>();
  const workers = new Map<string, string>();
  const crons = new Map<string, string>();
  const boss = openBoss(pool, log, housekeeping);

  const start = async (name: string, working: boolean): Promise<void> => {
    const { run = async () => undefined, lasting } = handlers.get(name) ?? {};
    const retries = { ...RETRIES, retryLimit: lasting?.retryLimit ?? SCHEDULED_RETRIES };
    await boss.createQueue(name, retries);
    // Queues created by an older version keep their settings until updated.
    await boss.updateQueue(name, retries);
    // pg-boss loads a queue's settings on first use, over a separate connection; loading them now keeps a
    // transaction that enqueues from waiting for one.
    await boss.getJobById(name, NO_JOB);
    if (!working) return;
    const cron = crons.get(name);
    const options = {
      ...WORK_OPTIONS,
      pollingIntervalSeconds: lasting?.pollSeconds ?? pollSecondsOf(cron),
    };
    const worker = await boss.work<JobData, unknown, typeof options>(
      name,
      options,
      workThrough(name, run, log),
    );
    workers.set(name, worker);
    if (cron !== undefined) await boss.schedule(name, cron, {}, { tz: INDIA });
  };

  return {
    deadLetters: () => deadLettersOf(boss),
    retryDead: () => boss.redrive(DEAD),
    define: (name, run, lasting) => void handlers.set(name, lasting ? { run, lasting } : { run }),
    every: (cron, name) => void crons.set(name, cron),
    send: async (tx, name, data) => {
      await boss.send(name, data, { db: fromKysely(tx) });
      const worker = workers.get(name);
      if (worker !== undefined) setTimeout(() => boss.notifyWorker(worker), NUDGE_MS).unref();
    },
    run: async (name, data = {}) => {
      const handler = handlers.get(name);
      if (!handler) throw new Error(`no job ${name} is defined`);
      await handler.run(data);
    },
    start: async ({ working }) => {
      await boss.start();
      await boss.createQueue(DEAD, DEAD_LETTER_QUEUE);
      const dead = await deadLettersOf(boss);
      if (dead.length > 0) log.error({ alarm: 'dead-letters', dead }, 'jobs given up before');
      for (const name of handlers.keys()) await start(name, working);
    },
    drain: async () => {
      let done = 0;
      for (const [name, { run }] of handlers) done += await drainQueue(boss, name, run);
      return done;
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_PATIENCE_MS }),
  };
};
