import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { type Appointment, findAppointment } from './appointment.store.ts';

/** Locks an appointment of this user until the transaction ends. Mere holds do not count. */
export const lockOwn = async (tx: Tx, userId: string, id: string): Promise<Appointment> => {
  const found = await findAppointment(tx, { id }, { lock: true });
  if (found?.userId !== userId || found.bookedAt === null)
    throw new AppError('appointment.unknown');
  return found;
};
