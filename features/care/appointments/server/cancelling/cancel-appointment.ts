import type { Tx } from '@dhruva/server/platform/database/db.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import type { Appointment } from '../appointment.store.ts';
import { freeCells } from '../cells/cell.store.ts';
import { enqueueNews } from '../enqueue-news.ts';
import { end } from '../placing.store.ts';

/**
 * Cancels a locked appointment: frees its time and notifies everybody concerned. Refunds are left to the
 * caller.
 */
export const cancelAppointment = async (
  { outbox }: Pick<Deps, 'outbox'>,
  tx: Tx,
  appointment: Pick<Appointment, 'id' | 'userId'>,
  now: Date,
): Promise<void> => {
  await end(tx, appointment.id, 'cancelled');
  await freeCells(tx, [appointment.id]);
  await enqueueNews(outbox, tx, { appointment, news: 'cancelled' }, now);
};
