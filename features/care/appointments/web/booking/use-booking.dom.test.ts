import { bookByCredit } from '../../contract/routes.ts';
import { createBooking } from '@dhruva/money/purchases/contract/routes';
import { APPOINTMENT_ERRORS } from '../../contract/errors.ts';
import { therapistById } from '@dhruva/care/therapists/contract/catalogue';
import { createOrderOfAny as createOrder } from '@dhruva/contract/purchase-item';
import type { PlanCredits } from '@dhruva/money/plans/contract/schemas';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { APPOINTMENT, BOOKED } from '@dhruva/web/test/bookings.ts';
import { settle } from '@dhruva/web/test/clock.ts';
import { checkoutOpens, payInCheckout, servePayments } from '@dhruva/web/test/fake-checkout.ts';
import { asked, NO_NETWORK, refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { pageAt, signIn } from '@dhruva/web/test/page.tsx';
import { clearToken } from '@dhruva/web/lib/token.ts';
import type { BookingWish } from '../booking-wish.ts';
import { EMPTY } from '../form/booking-form.rules.ts';
import type { ChosenSlot } from '../slots/availability.rules.ts';
import { useBooking } from './use-booking.ts';

const THERAPIST = therapistById('2');
const SLOT: ChosenSlot = {
  therapistId: '2',
  date: '2026-11-24',
  slot: '10:00 AM',
  startsAt: '2026-11-24T04:30:00Z',
};
const LATER: ChosenSlot = { ...SLOT, slot: '12:00 PM', startsAt: '2026-11-24T06:30:00Z' };
const FORM = {
  pseudoName: 'Asha',
  supportFor: 'self',
  language: 'Hindi',
  mobile: '9876543210',
  address: 'Nagpur',
  services: [],
} as const;
const CREDIT: PlanCredits = {
  orderId: 'plan',
  planId: 'session-1200',
  total: 1,
  left: 1,
  lastDay: '2027-02-01',
};
const PACK: PlanCredits = { ...CREDIT, planId: 'pack-6', total: 6, left: 6 };
const PAID: BookingWish = { therapist: THERAPIST, credit: null };
const BY_CREDIT: BookingWish = { therapist: null, credit: CREDIT };

const begin = (wish: BookingWish | null) => {
  const onBooked = vi.fn<(booked: unknown) => void>();
  const onLost = vi.fn<() => void>();
  const { result } = renderHook(() => useBooking(wish, { onBooked, onLost }), {
    wrapper: pageAt('/'),
  });
  const now = () => result.current;
  const type = () =>
    act(() => {
      for (const [field, value] of Object.entries(FORM))
        now().form.setValue(field as keyof typeof FORM, value as never);
    });
  const choose = (slot = SLOT) => act(() => now().choose({ slot, step: 'form' }));
  const submit = async () => {
    act(() => void now().submit());
    await settle();
  };
  const root = () => now().form.formState.errors.root?.message;
  // react-hook-form updates `formState` only while it is read.
  void now().form.formState.errors;
  return { now, type, choose, submit, root, onBooked, onLost };
};

beforeEach(() => {
  signIn({ phone: '' });
  servePayments();
  serve(createBooking, BOOKED);
  serve(bookByCredit, { message: 'Booked by credit.', appointment: APPOINTMENT });
});

describe('it begins', () => {
  test.each<[string, BookingWish | null, object]>([
    ['with nobody', null, { step: 'therapist', therapist: null, minutes: 45 }],
    ['with a therapist', PAID, { step: 'slot', therapist: THERAPIST, credit: null, minutes: 45 }],
    ['with the only one a credit books', BY_CREDIT, { step: 'slot', credit: CREDIT, minutes: 30 }],
    [
      'with a credit for several',
      { therapist: null, credit: PACK },
      { step: 'therapist', credit: PACK, minutes: 45 },
    ],
  ])('%s', (_case, wish, start) => {
    expect(begin(wish).now()).toMatchObject({ ...start, slot: null });
  });
});

test('the mobile of the profile is offered, and what was typed instead stays', async () => {
  signIn({ phone: '9876543210' });
  const { now } = begin(PAID);
  await settle();
  expect(now().form.getValues('mobile')).toBe('9876543210');
  act(() => now().form.setValue('mobile', '9000000000', { shouldDirty: true }));
  act(() => now().choose({ slot: LATER, step: 'form' }));
  expect(now().form.getValues('mobile')).toBe('9000000000');
});

describe('sent', () => {
  test('with fields left out, says so at each and books nothing', async () => {
    const { now, choose, submit } = begin(PAID);
    choose();
    await submit();
    expect(now().form.formState.errors.pseudoName?.message).toBe(
      APPOINTMENT_ERRORS['booking.fields-missing'].sentence,
    );
    expect(asked(createOrder)).toEqual([]);
  });

  test('signed out, asks to log in', async () => {
    const { type, choose, submit, root } = begin(PAID);
    choose();
    type();
    clearToken();
    await submit();
    expect(root()).toMatch(/log in/i);
    expect(asked(createOrder)).toEqual([]);
  });

  test('without a time, leads to the times', async () => {
    const { now, type, submit } = begin(PAID);
    type();
    act(() => now().choose({ step: 'form' }));
    await submit();
    expect(now().step).toBe('slot');
    expect(asked(createOrder)).toEqual([]);
  });

  test('where no fee is known, books nothing', async () => {
    const { now, type, choose, submit, root } = begin(null);
    choose();
    type();
    await submit();
    expect(root()).toBeTruthy();
    act(() => now().choose({ therapist: { ...THERAPIST, feePaise: 0 } }));
    await submit();
    expect(asked(createOrder)).toEqual([]);
  });
});

describe('paid', () => {
  test('is booked, and the form is empty for the next', async () => {
    const { now, type, choose, submit, onBooked } = begin(PAID);
    choose();
    type();
    await submit();
    await payInCheckout();
    expect(asked(createOrder)[0]?.body).toMatchObject({ amount: 1_500, item: { form: FORM } });
    expect(onBooked.mock.calls).toMatchObject([[{ orderId: 'ours', minutes: 45 }]]);
    expect(now().form.getValues()).toEqual(EMPTY);
    expect(asked(bookByCredit)).toEqual([]);
  });

  test('closed unpaid, keeps what was typed', async () => {
    const { now, type, choose, submit, onBooked } = begin(PAID);
    choose();
    type();
    await submit();
    (await checkoutOpens()).dismiss();
    await settle();
    expect(now().form.getValues()).toEqual(FORM);
    expect([onBooked.mock.calls, now().gone]).toEqual([[], undefined]);
  });

  test('refused at a field, says so there', async () => {
    serve(createOrder, refuse('booking.mobile-invalid', { fields: { mobile: 'No such number.' } }));
    const { now, type, choose, submit } = begin(PAID);
    choose();
    type();
    await submit();
    expect(now().form.formState.errors.mobile?.message).toBe('No such number.');
  });

  test('for a time that is gone, says so until another is chosen', async () => {
    serve(createOrder, refuse('booking.slot-taken'));
    const { now, type, choose, submit } = begin(PAID);
    choose();
    type();
    await submit();
    expect(now().gone).toBe(APPOINTMENT_ERRORS['booking.slot-taken'].sentence);
    choose(LATER);
    expect([now().gone, now().purchase.checkout.outcome]).toEqual([undefined, null]);
    expect(now().form.getValues('pseudoName')).toBe('Asha');
  });
});

describe('by a credit', () => {
  test('is booked, and nothing is paid', async () => {
    const { now, type, choose, submit, onBooked } = begin(BY_CREDIT);
    choose();
    type();
    await submit();
    const { therapistId, date, slot } = SLOT;
    expect(asked(bookByCredit)[0]?.body).toEqual({
      therapistId,
      date,
      slot,
      form: FORM,
      planOrderId: 'plan',
    });
    expect(onBooked.mock.calls).toEqual([
      [
        {
          message: 'Booked by credit.',
          appointment: APPOINTMENT,
          orderId: null,
          startsAt: APPOINTMENT.startsAt,
          minutes: 30,
        },
      ],
    ]);
    expect(now().form.getValues()).toEqual(EMPTY);
    expect(asked(createOrder)).toEqual([]);
  });

  test('refused, keeps what was typed and says why, until another time is chosen', async () => {
    const fields = { mobile: 'No such number.' };
    serve(bookByCredit, refuse('booking.slot-taken', { fields }));
    const { now, type, choose, submit, onBooked } = begin(BY_CREDIT);
    choose();
    type();
    await submit();
    expect(now().form.formState.errors.mobile?.message).toBe('No such number.');
    expect(now().gone).toBe(APPOINTMENT_ERRORS['booking.slot-taken'].sentence);
    expect(now().form.getValues()).toEqual(FORM);
    choose(LATER);
    expect([now().refusal, now().gone]).toEqual([null, undefined]);
    expect(onBooked).not.toHaveBeenCalled();
  });

  test('refused for want of a credit, the time itself is not gone', async () => {
    serve(bookByCredit, refuse('appointment.no-credit'));
    const { now, type, choose, submit } = begin(BY_CREDIT);
    choose();
    type();
    await submit();
    expect(now().refusal?.message).toBe(APPOINTMENT_ERRORS['appointment.no-credit'].sentence);
    expect(now().gone).toBeUndefined();
  });
});

test('begun anew for another wish: its choices, no complaints, and what was typed stays', async () => {
  serve(createOrder, NO_NETWORK);
  const { now, type, choose, submit, root } = begin(PAID);
  choose();
  type();
  clearToken();
  await submit();
  expect(root()).toBeTruthy();
  act(() => now().restart(BY_CREDIT));
  expect(now()).toMatchObject({ credit: CREDIT, slot: null, step: 'slot' });
  expect(root()).toBeUndefined();
  expect(now().form.getValues('pseudoName')).toBe('Asha');
});
