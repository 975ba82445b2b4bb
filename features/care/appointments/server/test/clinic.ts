import { myAppointments } from '../../contract/routes.ts';
import type { Appointment } from '../../contract/schemas.ts';
import { buyers } from '@dhruva/server/test/buyers.ts';
import { call } from '@dhruva/server/test/calling.ts';
import { buildTestApp, type TestApp } from '@dhruva/server/test/test-app.ts';
import { clientActions } from './client-actions.ts';
import { clinicRows } from './clinic-rows.ts';
import { therapistActions } from './therapist-actions.ts';

/** Statuses of concurrent replies, sorted. */
export const inOrder = (statuses: readonly number[]): number[] =>
  statuses.toSorted((one, other) => one - other);

const readers = ({ app }: TestApp) => {
  const mine = async (token: string): Promise<Appointment[]> =>
    (await call(app, myAppointments, { token })).reply;
  return {
    mine,
    /** A user's only session. */
    only: async (token: string): Promise<Appointment> => {
      const [one, ...more] = await mine(token);
      if (!one || more.length > 0) throw new Error('not one session');
      return one;
    },
  };
};

/**
 * Starts a server with clients and therapists, and their actions. Its clock is at Saturday 2026-11-21, noon
 * in India.
 */
export const openClinic = async (firstPhone: number) => {
  const server = await buildTestApp();
  const { newBuyer, setClock } = buyers(server, firstPhone);
  await setClock('2026-11-21 12:00:00');
  return {
    server,
    app: server.app,
    db: server.deps.db,
    newBuyer,
    setClock,
    ...readers(server),
    ...clientActions(server),
    ...therapistActions(server),
    ...clinicRows(server),
  };
};
export type Clinic = Awaited<ReturnType<typeof openClinic>>;
export type { Time } from './client-actions.ts';
