import {
  bookByCredit,
  cancelAppointment,
  moveAppointment,
  myAppointments,
} from '@dhruva/contract/appointments/routes';
import type { Appointment } from '@dhruva/contract/appointments/schemas';
import { cancelBooking, myBookings } from '@dhruva/contract/bookings/routes';
import type { PlanId } from '@dhruva/contract/catalogue/plans';
import type { TherapistId } from '@dhruva/contract/catalogue/therapists';
import { myCredits } from '@dhruva/contract/plans/routes';
import { therapistAvailability } from '@dhruva/contract/therapists/routes';
import { loseTime } from '../../src/features/appointments/appointments.api.ts';
import { inTransaction } from '../../src/platform/database/transaction.ts';
import { buyers } from '../buyers.ts';
import { call } from '../calling.ts';
import { buy } from '../paying.ts';
import { buildTestApp } from '../test-app.ts';
import { therapy } from '../wares.ts';

/** When and with whom; a Monday at 3 PM unless told. */
export interface Time {
  readonly therapistId?: TherapistId;
  readonly date?: string;
  readonly slot?: string;
}

const NOT_CHOSEN = 'appointments.not-chosen';

/** A server with clients and therapists, and what they do. Its clock stands at Saturday 2026-11-21, noon in India. */
export const openClinic = async (firstPhone: number) => {
  const server = await buildTestApp();
  const { app, deps } = server;
  const { newBuyer, setClock } = buyers(server, firstPhone);
  await setClock('2026-11-21 12:00:00');
  const wishOf = (time: Time) => {
    const { therapistId, date, slot } = therapy(time as Parameters<typeof therapy>[0]);
    return { therapistId, date, slot };
  };
  const mine = async (token: string): Promise<Appointment[]> =>
    (await call(app, myAppointments, { token })).reply;
  const only = async (token: string): Promise<Appointment> => {
    const [one, ...more] = await mine(token);
    if (!one || more.length > 0) throw new Error(`${more.length + 1} or no appointments`);
    return one;
  };
  return {
    server,
    app,
    db: deps.db,
    newBuyer,
    setClock,
    mine,
    only,
    /** Buys a plan or pack; its order's id. */
    buyPlan: async (token: string, planId: PlanId): Promise<string> =>
      (await buy(server, token, { kind: 'plan', planId })).checkout.orderId,
    /** Makes a plan end at this time in India, "2026-12-10 00:00:00": no session of a browser lives for months. */
    endPlan: async (orderId: string, india: string): Promise<void> => {
      const expiresAt = new Date(`${india.replace(' ', 'T')}+05:30`);
      await deps.db
        .updateTable('session_credits')
        .set({ expires_at: expiresAt })
        .where('order_id', '=', orderId)
        .execute();
    },
    /** Buys one session and returns it. */
    buySession: async (token: string, time: Time = {}): Promise<Appointment> => {
      const { checkout } = await buy(server, token, therapy(wishOf(time) as never));
      const found = (await mine(token)).find(({ orderId }) => orderId === checkout.orderId);
      if (!found) throw new Error('not booked');
      return found;
    },
    book: (token: string, planOrderId: string, time: Time = {}, form = therapy().form) =>
      call(app, bookByCredit, { token, body: { ...wishOf(time), planOrderId, form } }),
    move: (token: string, id: string, time: Time) =>
      call(app, moveAppointment, { token, body: { ...wishOf(time), id } }),
    cancel: (token: string, id: string, gives: 'credit' | 'nothing' = 'credit') =>
      call(app, cancelAppointment, { token, body: { id, gives } }),
    cancelPurchase: async (token: string, id: string) => {
      const bookings = (await call(app, myBookings, { token })).reply;
      const refundPaise = bookings.find((one) => one.id === id)?.cancellation?.refundPaise ?? 0;
      return call(app, cancelBooking, { token, body: { id, refundPaise } });
    },
    bookings: async (token: string) => (await call(app, myBookings, { token })).reply,
    /** What is left of each plan of theirs. */
    credits: async (token: string): Promise<number[]> =>
      (await call(app, myCredits, { token })).reply.map(({ left }) => left),
    /** The therapist cannot come. */
    lose: (id: string) => inTransaction(deps.db, (tx, now) => loseTime(deps, tx, id, now)),
    giveBackUnchosen: () => server.jobs.run(NOT_CHOSEN),
    openAt: async (time: Time, minutes: '30' | '45' = '45'): Promise<string[]> => {
      const { therapistId, date } = wishOf(time);
      const query = { therapistId, from: date, days: '1', minutes };
      const { reply } = await call(app, therapistAvailability, { query });
      return (reply.days[0]?.slots ?? []).flatMap(({ slot, state }) =>
        state === 'open' ? [slot] : [],
      );
    },
    takeLeave: (therapistId: TherapistId, day: string) =>
      deps.db
        .insertInto('therapist_leave')
        .values({ therapist_id: therapistId, first_day: day, last_day: day })
        .execute(),
    /** The quarters of an hour an appointment has, "2026-11-30T09:30" in UTC. */
    cellsOf: async (id: string): Promise<string[]> => {
      const rows = await deps.db
        .selectFrom('booked_cells')
        .select('starts_at')
        .where('appointment_id', '=', id)
        .orderBy('starts_at')
        .execute();
      return rows.map(({ starts_at }) => starts_at.toISOString().slice(0, 16));
    },
    /** What was told of an appointment, in turn: "booked", "moved". */
    newsOf: async (id: string): Promise<string[]> => {
      const rows = await deps.db
        .selectFrom('outbox_messages')
        .select('kind')
        .where('subject_id', '=', id)
        .where('kind', 'like', 'appointments.%.user')
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(({ kind }) => kind.split('.')[1] ?? '');
    },
  };
};
export type Clinic = Awaited<ReturnType<typeof openClinic>>;
