import { cancelAppointment, moveAppointment, myAppointments } from '../contract/routes.ts';
import { cancelBooking, myBookings } from '@dhruva/money/purchases/contract/routes';
import { therapistAvailability } from '@dhruva/care/therapists/contract/routes';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { APPOINTMENT, BOOKING } from '@dhruva/web/test/bookings.ts';
import { settle } from '@dhruva/web/test/clock.ts';
import { asked, NO_NETWORK, refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { TestQueryClient } from '@dhruva/web/test/page.tsx';
import { usePurchases, useCancel } from '@dhruva/money/purchases/web';
import { useMove } from './move/use-move.ts';
import { useAvailability } from './slots/use-availability.ts';
import { useAppointmentOf, useAppointments, useCancelCredit } from './use-appointments.ts';

const BY_CREDIT = { ...APPOINTMENT, id: 'session-B', paidBy: 'credit' } as const;
const AGREED = { id: BY_CREDIT.id, gives: 'credit' } as const;
const REFUND = { id: BOOKING.id, refundPaise: 150_000 };
const REPLY = { message: 'Done.', appointment: APPOINTMENT };
const TO = {
  therapistId: '2',
  date: '2026-11-25',
  slot: '3:00 PM',
  startsAt: '2026-11-25T09:30:00Z',
} as const;

/** Renders sessions, purchases and availability, with cancel and move. */
const open = async () => {
  serve(myAppointments, [APPOINTMENT]);
  serve(myBookings, [BOOKING]);
  serve(therapistAvailability, { therapistId: '2', days: [] });
  const onDone = vi.fn<(message: string) => void>();
  const { result } = renderHook(
    () => ({
      sessions: useAppointments(),
      times: useAvailability({ therapistId: '2', minutes: 45 }, undefined),
      bookings: usePurchases().data,
      credit: useCancelCredit(onDone),
      purchase: useCancel(onDone),
      move: useMove(),
    }),
    { wrapper: TestQueryClient },
  );
  await settle();
  const press = async (deed: () => void) => {
    act(deed);
    await settle();
  };
  const anew = () => ({
    sessions: asked(myAppointments).length - 1,
    bookings: asked(myBookings).length - 1,
    times: asked(therapistAvailability).length - 1,
  });
  return { now: () => result.current, press, anew, onDone };
};

const NONE = { sessions: 0, bookings: 0, times: 0 };
const ALL = { sessions: 1, bookings: 1, times: 1 };

test('the session of a purchase is the one that purchase paid for', async () => {
  serve(myAppointments, [BY_CREDIT, APPOINTMENT]);
  const { result } = renderHook(() => useAppointmentOf('ours'), { wrapper: TestQueryClient });
  await settle();
  expect(result.current).toEqual(APPOINTMENT);
  const other = renderHook(() => useAppointmentOf('another'), { wrapper: TestQueryClient });
  await settle();
  expect(other.result.current).toBeUndefined();
});

test('no purchase, and nobody is asked', async () => {
  const { result } = renderHook(() => useAppointmentOf(null), { wrapper: TestQueryClient });
  await settle();
  expect([result.current, asked(myAppointments)]).toEqual([undefined, []]);
});

test('cancelled for what was shown: told, and everything is asked anew', async () => {
  serve(cancelAppointment, REPLY);
  const { now, press, anew, onDone } = await open();
  await press(() => now().credit.mutate(AGREED));
  expect(asked(cancelAppointment)[0]?.body).toEqual(AGREED);
  expect([onDone.mock.calls, anew()]).toEqual([[['Done.']], ALL]);
});

test('what comes back changed meanwhile: the sessions are asked anew, nothing is told as done', async () => {
  serve(cancelAppointment, refuse('booking.refund-changed'));
  const { now, press, anew, onDone } = await open();
  await press(() => now().credit.mutate(AGREED));
  expect([onDone.mock.calls, anew()]).toEqual([[], { ...NONE, sessions: 1 }]);
});

test('a purchase cancelled is shown so at once, and everything is asked anew', async () => {
  const cancelled = { ...BOOKING, state: 'refunding', cancellation: null } as const;
  serve(cancelBooking, { message: 'Done.', booking: cancelled });
  const { now, press, anew, onDone } = await open();
  const later = Promise.withResolvers<never>();
  serve(myBookings, later.promise);
  await press(() => now().purchase.mutate(REFUND));
  expect(asked(cancelBooking)[0]?.body).toEqual(REFUND);
  expect(now().bookings).toEqual([cancelled]);
  expect([onDone.mock.calls, anew()]).toEqual([[['Done.']], ALL]);
});

test('a refund that changed meanwhile: the purchases are asked anew', async () => {
  serve(cancelBooking, refuse('booking.refund-changed'));
  const { now, press, anew, onDone } = await open();
  await press(() => now().purchase.mutate(REFUND));
  expect(anew().bookings).toBe(1);
  expect([anew().times, onDone.mock.calls]).toEqual([0, []]);
});

test('no network: nothing is asked anew, nothing is told as done', async () => {
  serve(cancelAppointment, NO_NETWORK);
  serve(cancelBooking, NO_NETWORK);
  const { now, press, anew, onDone } = await open();
  await press(() => now().credit.mutate(AGREED));
  await press(() => now().purchase.mutate(REFUND));
  expect([onDone.mock.calls, anew()]).toEqual([[], NONE]);
});

test('moved: everything is asked anew', async () => {
  serve(moveAppointment, REPLY);
  const { now, press, anew } = await open();
  await press(() => now().move.mutate({ id: APPOINTMENT.id, to: TO }));
  const { startsAt: _, ...wanted } = TO;
  expect(asked(moveAppointment)[0]?.body).toEqual({ id: APPOINTMENT.id, ...wanted });
  expect(anew()).toEqual(ALL);
});

test('not moved: the times on offer are asked anew, and the sessions, which stay', async () => {
  serve(moveAppointment, refuse('booking.slot-taken'));
  const { now, press, anew } = await open();
  await press(() => now().move.mutate({ id: APPOINTMENT.id, to: TO }));
  expect(anew()).toEqual(ALL);
  expect(now().sessions.data).toEqual([APPOINTMENT]);
});
