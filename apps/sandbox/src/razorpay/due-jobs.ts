import type { Job } from './model/state.ts';
import type { World } from './model/world.ts';
import { NO_ANSWER } from './payments/failures.ts';
import { findPayment } from './model/find.ts';
import { refundUncaptured } from './refunds/refunds.ts';
import { authorize, fail } from './payments/transitions.ts';

/** Does nothing if the payment's state has changed meanwhile. */
const run = (world: World, { kind, paymentId }: Job): void => {
  const row = findPayment(world, paymentId);
  const { status } = row.entity;
  if (kind === 'bank-timeout' && status === 'created') fail(world, row, NO_ANSWER);
  if (kind === 'late-authorize' && (status === 'created' || status === 'failed')) {
    authorize(world, row);
  }
  if (kind === 'refund-uncaptured' && status === 'authorized') refundUncaptured(world, row);
};

/** Runs the due jobs in order of time; returns how many. */
export const runDueJobs = (world: World): number => {
  const isDue = ({ at }: Job): boolean => at <= world.now();
  const due = world.state.jobs.filter(isDue).sort((a, b) => a.at - b.at);
  world.state.jobs = world.state.jobs.filter((job) => !due.includes(job));
  for (const job of due) run(world, job);
  return due.length;
};
