import { createBooking } from '@dhruva/money/purchases/contract/routes';
import { planById } from '../contract/catalogue.ts';
import { TIMINGS } from '@dhruva/kernel/timings';
import { createOrder } from '@dhruva/money/payments/contract/routes';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BOOKED } from '@dhruva/web/test/bookings.ts';
import { settle } from '@dhruva/web/test/clock.ts';
import { checkoutOpens, payInCheckout, servePayments } from '@dhruva/web/test/fake-checkout.ts';
import { asked, NO_NETWORK, refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { TestQueryClient } from '@dhruva/web/test/page.tsx';
import { storeToken } from '@dhruva/web/lib/token.ts';
import { usePlanPurchase } from './use-plan-purchase.ts';

const PACK = planById('pack-6');

beforeEach(() => {
  storeToken('secret');
  servePayments();
  serve(createBooking, BOOKED);
});

const shop = () => {
  const openIntake = vi.fn<() => void>();
  const { result, unmount } = renderHook(() => usePlanPurchase(openIntake), {
    wrapper: TestQueryClient,
  });
  const press = () => act(() => void result.current.buy(PACK));
  return { result, unmount, press, openIntake };
};

test('paid: it is booked, told for its time, and then the form is asked for', async () => {
  const { result, press, openIntake } = shop();
  press();
  await payInCheckout();
  expect(asked(createOrder)[0]?.body).toMatchObject({
    amount: 8_100,
    item: { kind: 'plan', planId: PACK.id },
  });
  expect(asked(createBooking).map(({ body }) => body)).toMatchObject([
    { bookingDetails: { paymentId: 'pay_A', doctor: PACK.description, planDetails: { pack: 6 } } },
  ]);
  expect([result.current.isConfirmed, result.current.notSaved]).toEqual([true, null]);
  await settle(TIMINGS.intakeAfterPurchase - 1);
  expect(openIntake).not.toHaveBeenCalled();
  await settle(1);
  expect([result.current.isConfirmed, openIntake.mock.calls.length]).toEqual([false, 1]);
});

test('told and closed at once: the form is asked for all the same, once', async () => {
  const { result, press, openIntake } = shop();
  press();
  await payInCheckout();
  act(() => result.current.closeConfirmation());
  expect(result.current.isConfirmed).toBe(false);
  await settle(TIMINGS.intakeAfterPurchase);
  expect(openIntake).toHaveBeenCalledOnce();
});

test('a press while it is bought is no second order, and none while the checkout is open', async () => {
  const { press } = shop();
  press();
  press();
  await checkoutOpens();
  press();
  await payInCheckout();
  expect(asked(createOrder)).toHaveLength(1);
  expect(asked(createBooking)).toHaveLength(1);
});

test('not paid: nothing is booked, told or asked for', async () => {
  const { result, press, openIntake } = shop();
  press();
  (await checkoutOpens()).dismiss();
  await settle(TIMINGS.intakeAfterPurchase);
  expect([asked(createBooking), openIntake.mock.calls, result.current.isConfirmed]).toEqual([
    [],
    [],
    false,
  ]);
});

test('a refused order says so in the words of the server', async () => {
  serve(createOrder, refuse('payment.order-failed', { message: 'The bank is down.' }));
  const { result, press } = shop();
  press();
  await settle();
  expect(result.current.checkout.outcome).toMatchObject({ message: 'The bank is down.' });
});

test('paid, but not booked: said with the payment, and booked when tried again', async () => {
  serve(createBooking, NO_NETWORK, refuse('server.unavailable'), BOOKED);
  const { result, press, openIntake } = shop();
  press();
  await payInCheckout();
  expect(result.current.isConfirmed).toBe(false);
  expect(result.current.notSaved).toMatchObject({ paymentId: 'pay_A' });
  const again = result.current.notSaved!.again;
  await expect(again()).rejects.toMatchObject({ name: 'CallError' });
  expect(result.current.notSaved).not.toBeNull();
  await act(again);
  expect([result.current.isConfirmed, result.current.notSaved]).toEqual([true, null]);
  await settle(TIMINGS.intakeAfterPurchase);
  expect(openIntake).toHaveBeenCalledOnce();
});

test('put off: what was not saved is not said any more', async () => {
  serve(createBooking, NO_NETWORK);
  const { result, press } = shop();
  press();
  await payInCheckout();
  act(() => result.current.closeNotSaved());
  expect(result.current.notSaved).toBeNull();
});

test('a page that was left while it was told asks for nothing', async () => {
  const { unmount, press, openIntake } = shop();
  press();
  await payInCheckout();
  unmount();
  await settle(TIMINGS.intakeAfterPurchase);
  expect(openIntake).not.toHaveBeenCalled();
});

test('a page that was left before it was booked asks for nothing', async () => {
  const booked = Promise.withResolvers<typeof BOOKED>();
  serve(createBooking, booked.promise);
  const { unmount, press, openIntake } = shop();
  press();
  await payInCheckout();
  unmount();
  booked.resolve(BOOKED);
  await settle(TIMINGS.intakeAfterPurchase);
  expect(openIntake).not.toHaveBeenCalled();
});
