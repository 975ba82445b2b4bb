import { DAY_MS } from '@dhruva/kernel/durations';
import type { Deps } from './deps.ts';
import { deleteInBatches } from './database/in-batches.ts';
import { readNow } from './database/transaction.ts';
import { sweepLimiterDevices } from './limits/device.store.ts';
import { sweepRateLimits } from './rate-limit.ts';

const OUTBOX_KEPT_DAYS = 30;
const DEVICES_KEPT_DAYS = 90;

/** Logs failed jobs every ten minutes: a job whose server died is given up silently. */
const logDeadLetters = ({ log, jobs }: Pick<Deps, 'log' | 'jobs'>): void => {
  jobs.define('platform.dead-letters', async () => {
    const dead = await jobs.deadLetters();
    if (dead.length > 0) log.error({ alarm: 'dead-letters', dead }, 'jobs given up');
  });
  jobs.every('*/10 * * * *', 'platform.dead-letters');
};

/** Schedules the hourly deletion of expired rate-limit windows, unused devices and old outbox messages, in batches. */
export const registerSweeps = ({ db, log, jobs }: Pick<Deps, 'db' | 'log' | 'jobs'>): void => {
  logDeadLetters({ log, jobs });
  jobs.define('platform.sweep', async () => {
    const now = await readNow(db);
    await sweepRateLimits(db, now);
    await sweepLimiterDevices(db, new Date(now.getTime() - DEVICES_KEPT_DAYS * DAY_MS));
    await deleteInBatches(db, {
      table: 'outbox_messages',
      over: 'created_at < $1 and (sent_at is not null or given_up_at is not null)',
      before: new Date(now.getTime() - OUTBOX_KEPT_DAYS * DAY_MS),
    });
  });
  jobs.every('7 * * * *', 'platform.sweep');
};
