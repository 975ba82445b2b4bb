import { DAY_MS } from '@dhruva/kernel/durations';
import type { Deps } from './deps.ts';
import { inTransaction } from './database/transaction.ts';
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

/** Schedules the hourly deletion of expired rate-limit windows, unused devices and old outbox messages. */
export const registerSweeps = ({ db, log, jobs }: Pick<Deps, 'db' | 'log' | 'jobs'>): void => {
  logDeadLetters({ log, jobs });
  jobs.define('platform.sweep', async () =>
    inTransaction(db, async (tx, now) => {
      await sweepRateLimits(tx, now);
      await sweepLimiterDevices(tx, new Date(now.getTime() - DEVICES_KEPT_DAYS * DAY_MS));
      await tx
        .deleteFrom('outbox_messages')
        .where('created_at', '<', new Date(now.getTime() - OUTBOX_KEPT_DAYS * DAY_MS))
        .where((row) =>
          row.or([row('sent_at', 'is not', null), row('given_up_at', 'is not', null)]),
        )
        .execute();
    }),
  );
  jobs.every('7 * * * *', 'platform.sweep');
};
