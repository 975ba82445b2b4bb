import {
  checkoutClosed,
  createOrder,
  ownPayments,
  paymentStatus,
  verifyPayment,
} from '../../contract/routes.ts';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { settle } from '@dhruva/web/test/clock.ts';
import {
  checkoutOpens,
  checkouts,
  ORDER,
  servePayments,
  statusOf,
} from '@dhruva/web/test/fake-checkout.ts';
import { asked, NO_NETWORK, refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { TestQueryClient } from '@dhruva/web/test/page.tsx';
import { DETAILS } from '@dhruva/web/test/people.ts';
import { storeToken } from '@dhruva/web/lib/token.ts';
import type { Purchase } from './buy.ts';
import type { Outcome } from './outcome.ts';
import { useCheckout } from './use-checkout.ts';

const PURCHASE: Purchase = {
  item: { kind: 'question', questionId: 'suitable-work', userDetails: DETAILS },
  amount: 99,
};
const REST = { phase: 'idle', outcome: null };
const SECOND = { ...ORDER, id: 'order_B', orderId: 'second' };

beforeEach(() => {
  storeToken('secret');
  servePayments();
});

const shop = () => {
  const { result, unmount } = renderHook(() => useCheckout(), { wrapper: TestQueryClient });
  const press = (): Promise<Outcome> => {
    let ending: Promise<Outcome> | undefined;
    act(() => {
      ending = result.current.pay(PURCHASE);
    });
    return ending!;
  };
  return { result, unmount, press };
};

test('ordering, paying, checking, and how it ended', async () => {
  const verified = Promise.withResolvers<ReturnType<typeof statusOf>>();
  serve(verifyPayment, verified.promise);
  const { result, press } = shop();
  expect(result.current).toMatchObject(REST);
  const ending = press();
  expect(result.current).toMatchObject({ phase: 'ordering', outcome: null });
  const checkout = await checkoutOpens();
  expect(result.current.phase).toBe('paying');
  checkout.pay();
  await settle();
  expect(result.current.phase).toBe('checking');
  verified.resolve(statusOf('paid'));
  await settle();
  const paid = { kind: 'paid', status: statusOf('paid') };
  expect(result.current).toMatchObject({ phase: 'idle', outcome: paid });
  expect(await ending).toEqual(paid);
});

test('a second press joins the purchase being made: one order, one checkout, the same end', async () => {
  const { press } = shop();
  const first = press();
  const second = press();
  const checkout = await checkoutOpens();
  const third = press();
  checkout.pay();
  await settle();
  expect(asked(createOrder)).toHaveLength(1);
  expect(checkouts).toHaveLength(1);
  expect(await second).toBe(await first);
  expect(await third).toBe(await first);
});

test('what ended can be bought anew', async () => {
  const { result, press } = shop();
  void press();
  (await checkoutOpens()).dismiss();
  await settle();
  expect(result.current.outcome).toEqual({ kind: 'told', told: statusOf('not-paid') });
  void press();
  expect(result.current).toMatchObject({ phase: 'ordering', outcome: null });
  await checkoutOpens();
  expect(checkouts).toHaveLength(2);
});

test('a refused order can be tried again', async () => {
  serve(createOrder, refuse('request.rate-limited'), ORDER);
  const { result, press } = shop();
  void press();
  await settle();
  expect(result.current).toMatchObject({ phase: 'idle', outcome: { kind: 'failed' } });
  void press();
  await checkoutOpens();
  expect(asked(createOrder)).toHaveLength(2);
});

test('closed while the bank is silent: a press begins anew, and the first purchase is awaited still', async () => {
  serve(createOrder, ORDER, SECOND);
  serve(checkoutClosed, statusOf('waiting'));
  serve(paymentStatus, statusOf('paid'));
  const { result, press } = shop();
  const first = press();
  (await checkoutOpens()).dismiss();
  await settle();
  expect(result.current).toMatchObject({
    phase: 'idle',
    outcome: { kind: 'told', told: statusOf('waiting') },
  });
  void press();
  await checkoutOpens();
  expect(checkouts.map(({ options }) => options.order_id)).toEqual([ORDER.id, SECOND.id]);
  await settle(2_000);
  expect(await first).toMatchObject({ kind: 'paid' });
  expect(result.current.phase).toBe('paying');
  void press();
  await settle();
  expect(asked(createOrder)).toHaveLength(2);
});

test('closed while the bank is silent: when it says yes, the page hears it', async () => {
  serve(checkoutClosed, statusOf('waiting'));
  serve(paymentStatus, statusOf('paid'));
  const { result, press } = shop();
  void press();
  (await checkoutOpens()).dismiss();
  await settle(2_000);
  expect(result.current).toMatchObject({ phase: 'idle', outcome: { kind: 'paid' } });
});

const { amountPaise: _amount, paymentId: _id, title: _title, ...WAITING } = statusOf('waiting');
const { orderId, state, until, kind, productId } = WAITING;
const WAITED_FOR = { orderId, state, until, kind, productId, recent: true };

describe('another payment for the same is waited for', () => {
  beforeEach(() => {
    serve(createOrder, refuse('payment.waiting'), ORDER);
    serve(ownPayments, [WAITED_FOR]);
  });
  const asks = async () => {
    const page = shop();
    const ending = page.press();
    await settle();
    const { outcome, phase } = page.result.current;
    expect(phase).toBe('idle');
    if (outcome?.kind !== 'asking') throw new Error('nothing is asked');
    return { ...page, ending, outcome };
  };

  test('asked first; yes: the order is made again, and paid in the same purchase', async () => {
    const { outcome, ending } = await asks();
    expect(outcome.message).toContain('one is given back by itself');
    expect(checkouts).toEqual([]);
    act(() => outcome.answer(true));
    (await checkoutOpens()).pay();
    await settle();
    expect(asked(createOrder).map(({ body }) => body.again)).toEqual([undefined, true]);
    expect(await ending).toMatchObject({ kind: 'paid' });
  });

  test('no: nothing is ordered, and what is waited for is told', async () => {
    const { outcome, ending, result } = await asks();
    act(() => outcome.answer(false));
    await settle();
    expect(await ending).toEqual({ kind: 'told', told: WAITED_FOR });
    expect(result.current.outcome).toEqual({ kind: 'told', told: WAITED_FOR });
    expect([asked(createOrder).length, checkouts.length]).toEqual([1, 0]);
  });

  test('a second press while it is asked is no second answer', async () => {
    const { press } = await asks();
    void press();
    await settle();
    expect(asked(createOrder)).toHaveLength(1);
  });

  test('a page that is left has not said yes', async () => {
    const { ending, result } = await asks();
    act(() => result.current.leave());
    await settle();
    expect(await ending).toMatchObject({ kind: 'told' });
    expect(result.current).toMatchObject(REST);
    expect(asked(createOrder)).toHaveLength(1);
  });
});

test('left before the order is there: no checkout opens, and nothing is told any more', async () => {
  const order = Promise.withResolvers<typeof ORDER>();
  serve(createOrder, order.promise);
  const { result, press } = shop();
  const ending = press();
  act(() => result.current.leave());
  expect(result.current).toMatchObject(REST);
  order.resolve(ORDER);
  await settle(1_000);
  expect(checkouts).toEqual([]);
  expect(await ending).toEqual({ kind: 'left' });
  expect(result.current).toMatchObject(REST);
});

test('left before the order is there, and pressed again: only the second checkout opens', async () => {
  const slow = Promise.withResolvers<typeof ORDER>();
  serve(createOrder, slow.promise, SECOND);
  const { result, press } = shop();
  void press();
  await settle();
  act(() => result.current.leave());
  void press();
  await settle();
  slow.resolve(ORDER);
  await checkoutOpens();
  expect(checkouts.map(({ options }) => options.order_id)).toEqual([SECOND.id]);
  expect(result.current.phase).toBe('paying');
});

test('left afterwards: how it ended is forgotten', async () => {
  serve(createOrder, NO_NETWORK);
  const { result, press } = shop();
  void press();
  await settle();
  expect(result.current.outcome?.kind).toBe('failed');
  act(() => result.current.leave());
  expect(result.current).toMatchObject(REST);
});

test('a page that goes away closes its checkout, and whoever awaits it still hears the end', async () => {
  const { unmount, press } = shop();
  const ending = press();
  const checkout = await checkoutOpens();
  unmount();
  expect(checkout.isClosed).toBe(true);
  await settle();
  expect(await ending).toEqual({ kind: 'told', told: statusOf('not-paid') });
});

test('a page that goes away before the order is there opens no checkout', async () => {
  const { unmount, press } = shop();
  void press();
  unmount();
  await settle(1_000);
  expect(checkouts).toEqual([]);
});

test('a page that goes away in the moment before its checkout opens, opens none', async () => {
  const { result, unmount, press } = shop();
  const ending = press();
  await settle();
  expect([result.current.phase, checkouts]).toEqual(['paying', []]);
  unmount();
  await settle(1_000);
  expect(checkouts).toEqual([]);
  expect(await ending).toEqual({ kind: 'left' });
});

test('its code cannot be fetched: said, and a press tries again', async () => {
  vi.resetModules();
  vi.doMock('./buy.ts', () => {
    throw new Error('no network');
  });
  const { useCheckout: withoutCode } = await import('./use-checkout.ts');
  const { result } = renderHook(() => withoutCode(), { wrapper: TestQueryClient });
  act(() => void result.current.pay(PURCHASE));
  await settle();
  expect(result.current).toMatchObject({
    phase: 'idle',
    outcome: { kind: 'failed', code: 'script-missing' },
  });
  vi.doUnmock('./buy.ts');
  act(() => void result.current.pay(PURCHASE));
  expect(result.current.phase).toBe('ordering');
});
