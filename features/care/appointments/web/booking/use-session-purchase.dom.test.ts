import { MINUTE_MS } from '@dhruva/kernel/durations';
import type { BookingForm } from '../../contract/booking-form.ts';
import { createBooking, myBookings } from '@dhruva/money/purchases/contract/routes';
import { HOLD_MINUTES } from '@dhruva/care/therapists/contract/catalogue';
import { createOrderOfAny as createOrder } from '@dhruva/contract/purchase-item';
import { verifyPayment } from '@dhruva/money/payments/contract/routes';
import { therapistAvailability } from '@dhruva/care/therapists/contract/routes';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BOOKED } from '@dhruva/web/test/bookings.ts';
import { NOW, settle } from '@dhruva/web/test/clock.ts';
import {
  checkoutOpens,
  payInCheckout,
  servePayments,
  statusOf,
} from '@dhruva/web/test/fake-checkout.ts';
import { asked, NO_NETWORK, refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { TestQueryClient } from '@dhruva/web/test/page.tsx';
import { storeToken } from '@dhruva/web/lib/token.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { usePurchases } from '@dhruva/money/purchases/web';
import type { ChosenSlot } from '../slots/availability.rules.ts';
import { useAvailability } from '../slots/use-availability.ts';
import { useSessionPurchase } from './use-session-purchase.ts';
import { saveAgain } from '@dhruva/web/test/save-again.ts';

const SLOT: ChosenSlot = {
  therapistId: '2',
  date: '2026-11-24',
  slot: '10:00 AM',
  startsAt: '2026-11-24T04:30:00Z',
};
const FORM: BookingForm = {
  pseudoName: 'Asha',
  supportFor: 'self',
  language: 'Hindi',
  mobile: '9876543210',
  address: 'Nagpur',
  services: ['Counselling'],
};
const HOLD_MS = HOLD_MINUTES * MINUTE_MS;
const OPENS_MS = 100;

beforeEach(() => {
  storeToken('secret');
  servePayments();
  serve(createBooking, BOOKED);
  serve(myBookings, []);
  serve(therapistAvailability, { therapistId: '2', days: [] });
});

const desk = async () => {
  const onBooked = vi.fn<(booked: unknown) => void>();
  const onLost = vi.fn<() => void>();
  const { result } = renderHook(
    () => {
      usePurchases();
      useAvailability({ therapistId: '2', minutes: 45 }, undefined);
      return useSessionPurchase({ onBooked, onLost });
    },
    { wrapper: TestQueryClient },
  );
  await settle();
  let ending: Promise<unknown> | undefined;
  const press = () =>
    act(() => {
      ending = result.current.book({ slot: SLOT, form: FORM, fee: 1_500 });
    });
  const ended = async () => ending;
  return { result, press, ended, onBooked, onLost };
};

test('paid and booked: handed over, nothing is held any more, the times are asked anew', async () => {
  const { result, press, ended, onBooked, onLost } = await desk();
  press();
  await payInCheckout();
  expect(asked(createOrder)[0]?.body).toMatchObject({
    amount: 1_500,
    item: { kind: 'therapy', therapistId: '2', date: SLOT.date, slot: SLOT.slot, form: FORM },
  });
  expect(asked(createBooking)[0]?.body).toEqual({
    bookingDetails: {
      ...FORM,
      date: 'Tue Nov 24 2026',
      slot: SLOT.slot,
      doctor: 'Sample therapist B',
      paymentId: 'pay_A',
      amountPaid: 1_500,
      currency: 'INR',
    },
  });
  expect(onBooked.mock.calls).toEqual([
    [{ message: 'Booked.', appointment: null, orderId: 'ours', startsAt: SLOT.startsAt }],
  ]);
  expect(await ended()).toMatchObject({ kind: 'paid' });
  expect(result.current).toMatchObject({ held: null, isSaving: false, notSaved: null });
  expect(onLost).not.toHaveBeenCalled();
  expect(asked(therapistAvailability).length).toBeGreaterThan(1);
  expect(asked(myBookings)).toHaveLength(2);
});

test('the slot is held from when its checkout opens, and still when it is closed unpaid', async () => {
  const order = Promise.withResolvers<never>();
  serve(createOrder, order.promise);
  const waiting = await desk();
  waiting.press();
  await settle();
  expect(waiting.result.current.held).toBeNull();

  servePayments();
  const { result, press, onLost } = await desk();
  press();
  const checkout = await checkoutOpens();
  expect(result.current.held?.slot).toEqual(SLOT);
  expect(result.current.held?.until).toBeGreaterThanOrEqual(NOW + HOLD_MS);
  expect(result.current.held?.until).toBeLessThanOrEqual(NOW + HOLD_MS + OPENS_MS);
  checkout.dismiss();
  await settle();
  expect(result.current.held?.slot).toEqual(SLOT);
  expect([asked(createBooking), onLost.mock.calls]).toEqual([[], []]);
});

test('a slot that is taken: nothing is held, and the times are asked anew', async () => {
  serve(createOrder, refuse('booking.slot-taken'));
  const { result, press, ended } = await desk();
  const before = asked(therapistAvailability).length;
  press();
  await settle();
  expect(await ended()).toMatchObject({ kind: 'failed', code: 'booking.slot-taken' });
  expect(result.current.held).toBeNull();
  expect(asked(therapistAvailability)).toHaveLength(before + 1);
});

test('an order that fails is told in the words of the booking', async () => {
  serve(createOrder, NO_NETWORK);
  const { press, ended } = await desk();
  press();
  await settle();
  const message = m.appointments_order_failed();
  expect(await ended()).toEqual({ kind: 'failed', code: 'no-reply', message });
});

test('saying so while it is booked, and no longer', async () => {
  const booked = Promise.withResolvers<typeof BOOKED>();
  serve(createBooking, booked.promise);
  const { result, press } = await desk();
  press();
  await payInCheckout();
  expect(result.current).toMatchObject({ isSaving: true, held: null });
  booked.resolve(BOOKED);
  await settle();
  expect(result.current.isSaving).toBe(false);
});

test('paid, but not booked: said with the payment, and booked when tried again', async () => {
  serve(createBooking, NO_NETWORK, NO_NETWORK, BOOKED);
  const { result, press, ended, onBooked, onLost } = await desk();
  press();
  await payInCheckout();
  expect(onLost).toHaveBeenCalledOnce();
  expect(onBooked).not.toHaveBeenCalled();
  expect(await ended()).toMatchObject({ kind: 'paid' });
  expect(result.current).toMatchObject({ isSaving: false, notSaved: { paymentId: 'pay_A' } });
  await saveAgain(result, onBooked);
});

test('a second press is no second order and no second booking', async () => {
  const { press } = await desk();
  press();
  press();
  await payInCheckout();
  expect(asked(createOrder)).toHaveLength(1);
  expect(asked(verifyPayment)).toHaveLength(1);
});

test('money that arrived for a slot that is gone books nothing', async () => {
  serve(verifyPayment, statusOf('refunding'));
  const { press, ended, onBooked, onLost } = await desk();
  press();
  await payInCheckout();
  expect(await ended()).toEqual({ kind: 'told', told: statusOf('refunding') });
  expect([asked(createBooking), onBooked.mock.calls, onLost.mock.calls]).toEqual([[], [], []]);
});
