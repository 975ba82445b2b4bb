import type { Tx } from './database/db.ts';

/** Job data: ids and kinds only, never personal data. */
export type JobData = Readonly<Record<string, string>>;

export interface Jobs {
  /** Declares a job and what does it. Handlers must be idempotent: a crash runs them again. */
  define(name: string, handler: (data: JobData) => Promise<void>): void;
  /** Runs a defined job on a cron line (five fields, India time), on one server at a time. */
  every(cron: string, name: string): void;
  /** Queues a job in the caller's transaction: it exists if and only if that commits. */
  send(tx: Tx, name: string, data: JobData): Promise<void>;
  /** Runs a defined job at once in this process (tests, commands). */
  run(name: string, data?: JobData): Promise<void>;
}
