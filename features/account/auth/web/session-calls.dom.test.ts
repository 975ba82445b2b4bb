import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// Loaded beforehand: the fake clock does not wait for files.
import '@dhruva/account/profile/contract/routes';
import { CallError, NO_REPLY } from '@dhruva/web/lib/call-error.ts';

const call = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('@dhruva/web/lib/call.ts', () => ({ call }));
const { loadProfile } = await import('./session-calls.ts');

const AWAY = new CallError(NO_REPLY, 'x');
const failures: number[] = [];
let leaving = new AbortController();
const load = () =>
  loadProfile(leaving.signal, (count) => failures.push(count)).catch((error: unknown) => error);

beforeEach(() => {
  vi.useFakeTimers();
  failures.length = 0;
  leaving = new AbortController();
});
afterEach(async () => {
  leaving.abort();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  call.mockReset();
});

const triesAfter = async (milliseconds: number): Promise<number> => {
  await vi.advanceTimersByTimeAsync(milliseconds);
  return call.mock.calls.length;
};

test('waits one second before the second try, two before the third, and never longer than thirty', async () => {
  call.mockRejectedValue(AWAY);
  void load();
  expect([
    await triesAfter(999),
    await triesAfter(1),
    await triesAfter(1_999),
    await triesAfter(1),
  ]).toEqual([1, 2, 2, 3]);
  await triesAfter(4_000 + 8_000 + 16_000);
  expect([await triesAfter(29_999), await triesAfter(1), await triesAfter(30_000)]).toEqual([
    6, 7, 8,
  ]);
  expect(failures).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test.each([
  ['the network', AWAY],
  ['the server', new CallError('server.unexpected', 'x', { status: 500 })],
  ['a limit', new CallError('request.rate-limited', 'x', { status: 429 })],
  ['the fetching of a script', new TypeError('Failed to fetch dynamically imported module')],
])('gives the profile when %s had failed and the next try succeeds', async (_, error) => {
  call.mockRejectedValueOnce(error).mockResolvedValueOnce({ name: 'A' });
  const result = load();
  await vi.runAllTimersAsync();
  expect(await result).toEqual({ name: 'A' });
});

test('tries at once when the network is back', async () => {
  call.mockRejectedValueOnce(AWAY).mockResolvedValueOnce({ name: 'A' });
  const result = load();
  await triesAfter(10);
  window.dispatchEvent(new Event('online'));
  expect(await result).toEqual({ name: 'A' });
});

test('does not try again when signed out', async () => {
  call.mockRejectedValue(new CallError('auth.signed-out', 'x', { status: 401 }));
  expect(await load()).toMatchObject({ code: 'auth.signed-out' });
  expect(call).toHaveBeenCalledTimes(1);
});

test('does not try again for a page that was left', async () => {
  call.mockRejectedValue(AWAY);
  const result = load();
  await triesAfter(10);
  leaving.abort();
  await triesAfter(60_000);
  expect(await result).toBe(AWAY);
  expect(call).toHaveBeenCalledTimes(1);
});
