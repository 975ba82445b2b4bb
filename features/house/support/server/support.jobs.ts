import { DAY_MS } from '@dhruva/kernel/durations';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { sweepTickets } from './ticket.store.ts';

const KEPT_DAYS = 365;
const SWEEP = 'support.sweep';

/** Schedules the nightly deletion of messages older than a year, with their keys. */
export const registerSweep = ({ db, jobs, userKeys }: Pick<Deps, 'db' | 'jobs' | 'userKeys'>) => {
  jobs.define(SWEEP, async () =>
    inTransaction(db, async (tx, now) => {
      const forgotten = await sweepTickets(tx, new Date(now.getTime() - KEPT_DAYS * DAY_MS));
      for (const id of forgotten) await userKeys.destroy(tx, id);
    }),
  );
  jobs.every('40 3 * * *', SWEEP);
};
