import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settle } from '../../test/clock.ts';
import { onRecovery, reportCall, watchReachability } from './reachability.ts';

const ready = vi.fn<() => Promise<Response>>();
const told: boolean[] = [];
const recovered = vi.fn<() => void>();
const stops: (() => void)[] = [];

beforeEach(() => {
  told.splice(0);
  recovered.mockReset();
  ready.mockReset().mockResolvedValue(new Response(null, { status: 503 }));
  vi.stubGlobal('fetch', ready);
  stops.push(
    watchReachability((isUnreachable) => told.push(isUnreachable)),
    onRecovery(recovered),
  );
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test('one call that failed is not told when the server answers a second later', async () => {
  ready.mockResolvedValue(new Response());
  reportCall(false);
  await settle(1_000);
  expect([told, recovered.mock.calls.length, ready.mock.calls.length]).toEqual([[], 1, 1]);
});

test('a server that stays away is told once, asked for ever longer, and told when it is back', async () => {
  reportCall(false);
  reportCall(false);
  await settle(1_000);
  expect(told).toEqual([true]);
  await settle(2_000 + 4_000 + 8_000 + 16_000 + 30_000 + 30_000);
  expect([told, ready.mock.calls.length]).toEqual([[true], 7]);
  ready.mockResolvedValue(new Response());
  await settle(30_000);
  expect([told, recovered.mock.calls.length]).toEqual([[true, false], 1]);
});

test('the network comes back: it is asked at once', async () => {
  window.dispatchEvent(new Event('offline'));
  await settle(1_000);
  ready.mockResolvedValue(new Response());
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(told).toEqual([true, false]);
});

test('a call that is answered meanwhile is as good', async () => {
  reportCall(false);
  await settle(1_000);
  ready.mockResolvedValue(new Response());
  reportCall(true);
  await settle();
  expect(told).toEqual([true, false]);
});

test('a page that was left asks no more', async () => {
  reportCall(false);
  for (const stop of stops.splice(0)) stop();
  await settle(60_000);
  expect([told, ready.mock.calls.length]).toEqual([[], 0]);
});
