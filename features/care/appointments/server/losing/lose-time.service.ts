import type { Tx } from '@dhruva/server/platform/database/db.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { type Appointment, findAppointment } from '../appointment.store.ts';
import { freeCells } from '../cells/cell.store.ts';
import { enqueueNews } from '../enqueue-news.ts';
import { unplace } from '../placing.store.ts';
import { chooseBy } from '../choosing.rules.ts';

/**
 * Takes away the time of a future session because the therapist is unavailable: the client chooses another,
 * or is refunded automatically. Undefined when there is no such session, or it has begun.
 */
export const loseTime = async (
  { outbox }: Pick<Deps, 'outbox'>,
  tx: Tx,
  id: string,
  now: Date,
): Promise<Appointment | undefined> => {
  const appointment = await findAppointment(tx, { id }, { lock: true });
  if (appointment?.state !== 'confirmed' || appointment.startsAt <= now) return undefined;
  await freeCells(tx, [id]);
  const bookedAt = appointment.bookedAt ?? now;
  await unplace(tx, id, { bookedAt, chooseBy: chooseBy(now) });
  await enqueueNews(outbox, tx, { appointment, news: 'unplaced' }, now);
  return appointment;
};
