import type { Db } from '@dhruva/server/platform/database/db.ts';
import { type Appointment, findAppointment } from './appointment.store.ts';

/** The appointments whose ids lie between two, both included: the candidates of a reference. */
export const appointmentsFrom = async (
  db: Db,
  { first, last }: { readonly first: string; readonly last: string },
): Promise<Appointment[]> => {
  const rows = await db
    .selectFrom('appointments')
    .select('id')
    .where('id', '>=', first)
    .where('id', '<=', last)
    .orderBy('id')
    .execute();
  const found = await Promise.all(rows.map(async ({ id }) => findAppointment(db, { id })));
  return found.filter((one) => one !== undefined);
};
