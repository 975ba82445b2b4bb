import { myBookings } from '@dhruva/money/purchases/contract/routes';
import { checkoutClosed, ownPayments, paymentStatus } from '../contract/routes.ts';
import { myPredictions } from '@dhruva/asking/questions/contract/routes';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { settle } from '@dhruva/web/test/clock.ts';
import { ORDER, statusOf } from '@dhruva/web/test/fake-checkout.ts';
import { asked, NO_NETWORK, serve } from '@dhruva/web/test/fake-server.ts';
import { TestQueryClient } from '@dhruva/web/test/page.tsx';
import { pendingOrder, storePendingOrder } from './checkout/pending-order.ts';
import { usePurchases } from '@dhruva/money/purchases/web';
import { useMyPredictions } from '@dhruva/asking/questions/web';
import { usePaymentStatus } from './use-payment-status.ts';

const wait = async (orderId = ORDER.orderId) => {
  serve(myBookings, []);
  serve(myPredictions, []);
  serve(ownPayments, []);
  storePendingOrder(ORDER.orderId);
  const { result } = renderHook(
    () => {
      usePurchases();
      useMyPredictions(true);
      return usePaymentStatus(orderId);
    },
    { wrapper: TestQueryClient },
  );
  await settle();
  return { state: () => result.current.data?.state };
};
const times = () => asked(paymentStatus).length;

test('asked ever more slowly until it has ended; then what was bought is asked anew', async () => {
  serve(paymentStatus, statusOf('waiting'), statusOf('waiting'), statusOf('paid'));
  const { state } = await wait();
  expect([state(), times()]).toEqual(['waiting', 1]);
  await settle(2_999);
  expect(times()).toBe(1);
  await settle(1);
  expect(times()).toBe(2);
  await settle(4_499);
  expect([times(), pendingOrder()]).toEqual([2, ORDER.orderId]);
  expect([asked(myBookings).length, asked(myPredictions).length]).toEqual([1, 1]);
  await settle(1);
  expect([state(), pendingOrder()]).toEqual(['paid', null]);
  expect([asked(myBookings).length, asked(myPredictions).length]).toEqual([2, 2]);
  await settle(600_000);
  expect(times()).toBe(3);
});

test('nobody is told that a payment has ended before the lists know of it', async () => {
  const { promise: lists, resolve } = Promise.withResolvers<never[]>();
  serve(paymentStatus, statusOf('waiting'), statusOf('paid'));
  const { state } = await wait();
  serve(myPredictions, lists);
  await settle(3_000);
  expect([asked(myPredictions).length, state()]).toEqual([2, 'waiting']);
  resolve([]);
  await settle();
  expect(state()).toBe('paid');
});

test.each(['refunding', 'not-paid'] as const)('%s is an end too', async (state) => {
  serve(paymentStatus, statusOf(state));
  await wait();
  await settle(600_000);
  expect([times(), pendingOrder()]).toEqual([1, null]);
});

test('no network: asked again, more slowly as well', async () => {
  serve(paymentStatus, NO_NETWORK, NO_NETWORK, statusOf('paid'));
  const { state } = await wait();
  await settle(3_000);
  expect([times(), state(), pendingOrder()]).toEqual([2, undefined, ORDER.orderId]);
  await settle(4_499);
  expect(times()).toBe(2);
  await settle(1);
  expect([times(), state()]).toEqual([3, 'paid']);
});

test('an address that names no order asks nobody', async () => {
  await wait('');
  await settle(60_000);
  expect([times(), pendingOrder()]).toEqual([0, ORDER.orderId]);
});

test('a checkout known to be closed: the server is told so once, then only asked', async () => {
  serve(checkoutClosed, statusOf('waiting'));
  serve(paymentStatus, statusOf('not-paid'));
  storePendingOrder(ORDER.orderId);
  const { result } = renderHook(() => usePaymentStatus(ORDER.orderId, { isClosed: true }), {
    wrapper: TestQueryClient,
  });
  await settle();
  expect(asked(checkoutClosed).map(({ body }) => body)).toEqual([{ orderId: ORDER.orderId }]);
  expect([result.current.data?.state, pendingOrder()]).toEqual(['waiting', ORDER.orderId]);
  await settle(3_000);
  expect([result.current.data?.state, pendingOrder()]).toEqual(['not-paid', null]);
  expect([asked(checkoutClosed).length, times()]).toEqual([1, 1]);
});
