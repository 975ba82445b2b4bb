import type { Appointment as Shown } from '../../contract/schemas.ts';
import { signedInKey } from '@dhruva/server/platform/crypto/signed-in-key.ts';
import { readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { type Appointment, appointmentsOf } from '../appointment.store.ts';
import { casesOf, findCase } from '../not-held/case.store.ts';
import { inOrder } from './list.rules.ts';
import { shownAs } from './shown.ts';

type ListDeps = Pick<Deps, 'db' | 'userKeys' | 'hash'>;

/** One appointment as its owner sees it now. */
export const showOwn = async (deps: ListDeps, appointment: Appointment): Promise<Shown> => {
  const key = await signedInKey(deps, deps.db, appointment.userId);
  const said = await findCase(deps.db, appointment.id);
  return shownAs({ hash: deps.hash, key }, { appointment, said }, await readNow(deps.db));
};

/** The sessions of a user: coming ones, the next on top, then those that were. */
export const myAppointments = async (deps: ListDeps, userId: string): Promise<Shown[]> => {
  const key = await signedInKey(deps, deps.db, userId);
  const now = await readNow(deps.db);
  const all = await appointmentsOf(deps.db, userId);
  const cases = await casesOf(deps.db, userId);
  const shown = all.map((appointment) => {
    const said = cases.find(({ appointmentId }) => appointmentId === appointment.id);
    return shownAs({ hash: deps.hash, key }, { appointment, said }, now);
  });
  return inOrder(shown);
};
