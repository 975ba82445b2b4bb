import { LASTING } from '@dhruva/server/platform/jobs.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { giveNumbers } from './records/receipt-number.store.ts';
import { reconcileOrders, reconcileRefunds } from './reconciling/reconcile.service.ts';
import { SEND_REFUND } from './refunds/add-refund.service.ts';
import { sendRefund } from './refunds/send-refund.service.ts';
import { retryParked } from './webhooks/parked.service.ts';

export const RECONCILE = 'payments.reconcile';
export const RETRY_PARKED = 'payments.retry-parked';
export const GIVE_NUMBERS = 'payments.give-numbers';
const EVERY_MINUTE = '* * * * *';

/** Defines the background jobs of payments. Each may run twice, or concurrently on two servers. */
export const definePaymentJobs = (deps: PaymentDeps): void => {
  const { jobs } = deps;
  jobs.define(SEND_REFUND, async ({ id }) => sendRefund(deps, id ?? ''), LASTING);
  jobs.define(RECONCILE, async () => {
    await reconcileOrders(deps);
    await reconcileRefunds(deps);
  });
  jobs.define(RETRY_PARKED, async () => retryParked(deps));
  jobs.define(GIVE_NUMBERS, async () => giveNumbers(deps.db));
  jobs.every(EVERY_MINUTE, RECONCILE);
  jobs.every(EVERY_MINUTE, RETRY_PARKED);
  jobs.every(EVERY_MINUTE, GIVE_NUMBERS);
};
