import type { Deps } from './deps.ts';
import { inTransaction } from './database/transaction.ts';
import { sweepRateLimits } from './rate-limit.ts';

const OUTBOX_KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Every hour: windows that ended and messages long done are deleted. */
export const registerSweeps = ({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): void => {
  jobs.define('platform.sweep', async () =>
    inTransaction(db, async (tx, now) => {
      await sweepRateLimits(tx, now);
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
