import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NOW, settle } from '@dhruva/web/test/clock.ts';
import { useCodeFromSms, useSecondsUntil } from './one-time-code.ts';

/** A browser that reads codes from SMS, and an incoming message. */
const phone = () => {
  const sms = Promise.withResolvers<{ code: string } | null>();
  const get = vi.fn<(wanted: { signal: AbortSignal }) => Promise<{ code: string } | null>>(
    async () => sms.promise,
  );
  vi.stubGlobal('OTPCredential', () => undefined);
  vi.stubGlobal('navigator', { credentials: { get } });
  return { sms, get, signal: () => get.mock.calls[0]?.[0].signal };
};

const expecting = (expected: boolean) => {
  const onCode = vi.fn<(code: string) => void>();
  const { rerender, unmount } = renderHook((props) => useCodeFromSms(onCode, props.expected), {
    initialProps: { expected },
  });
  return { onCode, rerender, unmount };
};

test('the code of the message is taken, once', async () => {
  const { sms, get } = phone();
  const { onCode, rerender } = expecting(true);
  rerender({ expected: true });
  expect(get).toHaveBeenCalledOnce();
  expect(get.mock.calls[0]?.[0]).toMatchObject({ otp: { transport: ['sms'] } });
  sms.resolve({ code: '123456' });
  await settle();
  expect(onCode.mock.calls).toEqual([['123456']]);
});

test('no message is on its way: the browser is not asked', () => {
  const { get } = phone();
  expecting(false);
  expect(get).not.toHaveBeenCalled();
});

test('a browser that reads no messages is not asked', () => {
  const get = vi.fn<() => Promise<null>>();
  vi.stubGlobal('navigator', { credentials: { get } });
  expecting(true);
  expect(get).not.toHaveBeenCalled();
});

test('declined or without a code: nothing is taken', async () => {
  const { sms } = phone();
  const { onCode } = expecting(true);
  sms.resolve(null);
  await settle();
  const second = phone();
  const declined = expecting(true);
  second.sms.reject(new Error('declined'));
  await settle();
  expect([onCode.mock.calls, declined.onCode.mock.calls]).toEqual([[], []]);
});

test('the browser stops listening when the step is over', () => {
  const { signal } = phone();
  const { unmount } = expecting(true);
  expect(signal()?.aborted).toBe(false);
  unmount();
  expect(signal()?.aborted).toBe(true);
});

test('whole seconds are counted down to nothing, and anew for another end', async () => {
  const { result, rerender } = renderHook(({ end }) => useSecondsUntil(end), {
    initialProps: { end: NOW + 2_500 },
  });
  const after = async (milliseconds: number) => {
    await settle(milliseconds);
    return result.current;
  };
  expect([await after(0), await after(1_000), await after(1_000)]).toEqual([3, 2, 1]);
  expect([await after(1_000), await after(1_000)]).toEqual([0, 0]);
  await settle(500);
  rerender({ end: NOW + 34_400 });
  expect(result.current).toBe(30);
});
