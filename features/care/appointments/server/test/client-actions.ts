import {
  bookByCredit,
  cancelAppointment,
  moveAppointment,
  myAppointments,
  reportNotHeld,
} from '../../contract/routes.ts';
import type { Appointment } from '../../contract/schemas.ts';
import { cancelBooking, myBookings } from '@dhruva/money/purchases/contract/routes';
import type { PlanId } from '@dhruva/money/plans/contract/catalogue';
import type { TherapistId } from '@dhruva/care/therapists/contract/catalogue';
import { call } from '@dhruva/server/test/calling.ts';
import { buy } from '@dhruva/server/test/paying.ts';
import type { TestApp } from '@dhruva/server/test/test-app.ts';
import { therapy } from '@dhruva/server/test/purchase-fixtures.ts';

/** Time and therapist of a session; by default a Monday at 3 PM. */
export interface Time {
  readonly therapistId?: TherapistId;
  readonly date?: string;
  readonly slot?: string;
}

/** A time in the format of the routes. */
export const wishOf = (time: Time) => {
  const { therapistId, date, slot } = therapy();
  return { therapistId, date, slot, ...time };
};

/** Actions of clients. */
export const clientActions = (server: TestApp) => {
  const { app } = server;
  const bookings = async (token: string) => (await call(app, myBookings, { token })).reply;
  return {
    bookings,
    /** Buys a plan or pack and returns its order id. */
    buyPlan: async (token: string, planId: PlanId): Promise<string> =>
      (await buy(server, token, { kind: 'plan', planId })).checkout.orderId,
    /** Buys one session and returns it. */
    buySession: async (token: string, time: Time = {}): Promise<Appointment> => {
      const { checkout } = await buy(server, token, therapy(wishOf(time)));
      const { reply } = await call(app, myAppointments, { token });
      const found = reply.find(({ orderId }) => orderId === checkout.orderId);
      if (!found) throw new Error('not booked');
      return found;
    },
    book: (token: string, planOrderId: string, time: Time = {}, form = therapy().form) =>
      call(app, bookByCredit, { token, body: { ...wishOf(time), planOrderId, form } }),
    move: (token: string, id: string, time: Time) =>
      call(app, moveAppointment, { token, body: { ...wishOf(time), id } }),
    cancel: (token: string, id: string, gives: 'credit' | 'nothing' = 'credit') =>
      call(app, cancelAppointment, { token, body: { id, gives } }),
    reportNotHeld: (token: string, id: string, note = '') =>
      call(app, reportNotHeld, { token, body: { id, note } }),
    /** Cancels a purchase on the terms the screen shows. */
    cancelPurchase: async (token: string, id: string) => {
      const shown = (await bookings(token)).find((one) => one.id === id)?.cancellation;
      return call(app, cancelBooking, {
        token,
        body: { id, refundPaise: shown?.refundPaise ?? 0 },
      });
    },
  };
};
