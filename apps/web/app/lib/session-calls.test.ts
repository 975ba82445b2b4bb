import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// Loaded beforehand: the clock of these tests does not wait for files.
import '@dhruva/contract/profile/routes';
import { CallError, NO_REPLY } from './call-error.ts';

const call = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('./call.ts', () => ({ call }));
const { loadProfile } = await import('./session-calls.ts');

const staying = new AbortController().signal;
const load = (signal = staying) => loadProfile(signal).catch((error: unknown) => error);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  call.mockReset();
});

test.each([
  ['the network is away', new CallError(NO_REPLY, 'x')],
  ['the server fails', new CallError('server.unexpected', 'x', { status: 500 })],
])('tries twice more when %s, then gives up', async (_case, error) => {
  call.mockRejectedValue(error);
  const result = load();
  await vi.runAllTimersAsync();
  expect(await result).toBe(error);
  expect(call).toHaveBeenCalledTimes(3);
});

test('waits one second before the second try, and two before the third', async () => {
  call.mockRejectedValue(new CallError(NO_REPLY, 'x'));
  const result = load();
  const tries = async (milliseconds: number): Promise<number> => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return call.mock.calls.length;
  };
  expect([await tries(999), await tries(1), await tries(1_999), await tries(1)]).toEqual([
    1, 2, 2, 3,
  ]);
  expect(await result).toBeInstanceOf(CallError);
});

test('gives the profile when the second try succeeds', async () => {
  call.mockRejectedValueOnce(new CallError(NO_REPLY, 'x')).mockResolvedValueOnce({ name: 'A' });
  const result = load();
  await vi.runAllTimersAsync();
  expect(await result).toEqual({ name: 'A' });
});

test('does not try again when signed out', async () => {
  call.mockRejectedValue(new CallError('auth.signed-out', 'x', { status: 401 }));
  expect(await load()).toMatchObject({ code: 'auth.signed-out' });
  expect(call).toHaveBeenCalledTimes(1);
});

test('does not try again for a page that was left', async () => {
  const leaving = new AbortController();
  leaving.abort();
  call.mockRejectedValue(new CallError(NO_REPLY, 'x'));
  await load(leaving.signal);
  expect(call).toHaveBeenCalledTimes(1);
});
