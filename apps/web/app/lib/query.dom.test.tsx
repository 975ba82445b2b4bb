import { myBookings } from '@dhruva/money/purchases/contract/routes';
import { onlineManager, useMutation } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BOOKING } from '../../test/bookings.ts';
import { settle } from '../../test/clock.ts';
import { asked, NO_NETWORK, refuse, serve } from '../../test/fake-server.ts';
import { usePurchases } from '@dhruva/money/purchases/web';
import { QueryProvider } from './query.tsx';
import { clearToken, storeToken } from './token.ts';

const OF_RAVI = { ...BOOKING, id: 'of-ravi' };
/** Longer than both retry delays of a query together. */
const RETRIES_MS = 10_000;

const open = async () => {
  const { result, unmount } = renderHook(() => usePurchases(), { wrapper: QueryProvider });
  await settle();
  return { now: () => result.current, unmount };
};
const times = () => asked(myBookings).length;
const signIn = async (token: string) => {
  act(() => storeToken(token));
  await settle();
};

test('another person sees nothing of the first, and is asked about at once', async () => {
  const late = Promise.withResolvers<(typeof OF_RAVI)[]>();
  serve(myBookings, [BOOKING], late.promise);
  await signIn('asha');
  const { now, unmount } = await open();
  expect(now().data).toEqual([BOOKING]);
  await signIn('ravi');
  expect(now().data).toBeUndefined();
  late.resolve([OF_RAVI]);
  await settle();
  expect(now().data).toEqual([OF_RAVI]);
  expect(asked(myBookings).map(({ token }) => token)).toEqual(['asha', 'ravi']);
  unmount();
});

test('what was seen before is forgotten with the person, though nothing of it is on screen', async () => {
  const late = Promise.withResolvers<(typeof OF_RAVI)[]>();
  serve(myBookings, [BOOKING], late.promise);
  await signIn('asha again');
  const before = await open();
  before.unmount();
  await signIn('ravi again');
  const { now, unmount } = await open();
  expect(now().data).toBeUndefined();
  unmount();
});

test('signed out, nothing is seen and nothing is asked', async () => {
  serve(myBookings, [BOOKING]);
  await signIn('asha once more');
  const { now, unmount } = await open();
  act(() => clearToken());
  await settle(RETRIES_MS);
  expect([now().data, times()]).toEqual([undefined, 1]);
  unmount();
});

test('the same token stored again forgets nothing', async () => {
  serve(myBookings, [BOOKING]);
  await signIn('the same');
  const { now, unmount } = await open();
  await signIn('the same');
  expect([now().data, times()]).toEqual([[BOOKING], 1]);
  unmount();
});

test('no network: asked twice more; a refusal is final', async () => {
  serve(myBookings, NO_NETWORK);
  await signIn('no network');
  const first = await open();
  await settle(RETRIES_MS);
  expect([times(), first.now().isError]).toEqual([3, true]);
  first.unmount();
  serve(myBookings, refuse('request.rate-limited'));
  await signIn('refused');
  const second = await open();
  await settle(RETRIES_MS);
  expect([times(), second.now().isError]).toEqual([4, true]);
  second.unmount();
});

test('without a network what is sent fails at once instead of waiting in silence', async () => {
  onlineManager.setOnline(false);
  const send = () => useMutation({ mutationFn: async () => Promise.reject(new Error('offline')) });
  const { result, unmount } = renderHook(send, { wrapper: QueryProvider });
  act(() => result.current.mutate());
  await settle();
  expect(result.current.error?.message).toBe('offline');
  unmount();
  onlineManager.setOnline(true);
});
