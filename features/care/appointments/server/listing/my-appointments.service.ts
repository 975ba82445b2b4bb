import type { Appointment as Shown } from '../../contract/schemas.ts';
import { signedInKey } from '@dhruva/server/platform/crypto/signed-in-key.ts';
import { readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { type Appointment, appointmentsOf } from '../appointment.store.ts';
import { casesOf, findCase } from '../not-held/case.store.ts';
import { inOrder } from './list.rules.ts';
import { contractAppointment } from './contract-appointment.ts';

type ListDeps = Pick<Deps, 'db' | 'userKeys' | 'hash'>;

/** A user's own appointment as the contract shows it. */
export const showOwn = async (deps: ListDeps, appointment: Appointment): Promise<Shown> => {
  const key = await signedInKey(deps, deps.db, appointment.userId);
  const notHeldCase = await findCase(deps.db, appointment.id);
  return contractAppointment(
    { hash: deps.hash, key },
    { appointment, notHeldCase },
    await readNow(deps.db),
  );
};

/** A user's sessions: future ones (next first), then past ones. */
export const myAppointments = async (deps: ListDeps, userId: string): Promise<Shown[]> => {
  const key = await signedInKey(deps, deps.db, userId);
  const now = await readNow(deps.db);
  const all = await appointmentsOf(deps.db, userId);
  const cases = await casesOf(deps.db, userId);
  const shown = all.map((appointment) => {
    const notHeldCase = cases.find(({ appointmentId }) => appointmentId === appointment.id);
    return contractAppointment({ hash: deps.hash, key }, { appointment, notHeldCase }, now);
  });
  return inOrder(shown);
};
