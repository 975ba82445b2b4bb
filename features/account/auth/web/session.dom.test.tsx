import { logout } from '../contract/routes.ts';
import { getProfile } from '@dhruva/account/profile/contract/routes';
import type { Profile } from '@dhruva/account/profile/contract/schemas';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { settle } from '@dhruva/web/test/clock.ts';
import { type Answer, asked, NO_NETWORK, refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { PROFILE } from '@dhruva/web/test/people.ts';
import { SessionProvider, useSession } from './session.tsx';
import { call } from '@dhruva/web/lib/call.ts';
import { isRenewed, readToken, storeToken } from '@dhruva/web/lib/token.ts';
import { onToast } from '@dhruva/web/ui/toast-queue.ts';

const RAVI: Profile = { ...PROFILE, account: 'ravi', name: 'Ravi' };
const RETRIES_MS = 3_000;
const LONGEST_WAIT_MS = 30_000;
const NOBODY = { isAuthenticated: false, isLoading: false, profile: null };
const WAITING = { isAuthenticated: true, isUnreachable: true, profile: null };

const logged = vi.fn<(...said: unknown[]) => void>();

beforeEach(() => {
  logged.mockReset();
  vi.spyOn(console, 'error').mockImplementation(logged);
});

const visit = async () => {
  const { result, unmount } = renderHook(() => useSession(), { wrapper: SessionProvider });
  await settle();
  return { now: () => result.current, unmount };
};

test('nobody is signed in, and nobody is asked about', async () => {
  const { now } = await visit();
  expect(now()).toMatchObject(NOBODY);
});

test('a login is kept, and brings the profile', async () => {
  serve(getProfile, PROFILE);
  const { now } = await visit();
  act(() => now().login('secret'));
  expect(now()).toMatchObject({ isAuthenticated: true, isLoading: true, profile: null });
  await settle();
  expect(now()).toMatchObject({ isAuthenticated: true, isLoading: false, profile: PROFILE });
  expect([readToken(), asked(getProfile)[0]?.token]).toEqual(['secret', 'secret']);
});

test('a session the server does not know ends at once', async () => {
  storeToken('old');
  serve(getProfile, refuse('auth.signed-out'));
  const { now } = await visit();
  expect([now().isAuthenticated, readToken()]).toEqual([false, null]);
  await settle(RETRIES_MS);
  expect(asked(getProfile)).toHaveLength(1);
});

test('a session that had ended before the visit says so once', async () => {
  const toasted = vi.fn<() => void>();
  const stop = onToast(toasted);
  toasted.mockReset();
  storeToken('old');
  serve(getProfile, refuse('auth.signed-out'));
  await visit();
  expect(toasted).toHaveBeenCalledOnce();
  stop();
});

describe('a session that the server ends while its page is open', () => {
  const ended = async () => {
    storeToken('secret');
    serve(getProfile, PROFILE, refuse('auth.signed-out'), PROFILE);
    const { now } = await visit();
    await act(async () => call(getProfile).catch(() => undefined));
    return { now };
  };

  test('keeps the page as it is, and sends the dead token no more', async () => {
    const { now } = await ended();
    expect(now()).toMatchObject({ isAuthenticated: true, isEnded: true, profile: PROFILE });
    expect(readToken()).toBeNull();
  });

  test('goes on where it was when the same person logs in', async () => {
    const { now } = await ended();
    act(() => now().login('again'));
    expect(now()).toMatchObject({ isEnded: false, profile: PROFILE });
    await settle();
    expect([now().profile, readToken(), isRenewed()]).toEqual([PROFILE, 'again', true]);
  });

  test('begins anew when it is somebody else', async () => {
    const { now } = await ended();
    serve(getProfile, RAVI);
    act(() => now().login('ravi'));
    await settle();
    expect([now().profile?.name, isRenewed()]).toEqual(['Ravi', false]);
  });

  test('is over when it is signed out', async () => {
    const { now } = await ended();
    serve(logout, refuse('auth.signed-out'));
    act(() => now().logout());
    expect(now()).toMatchObject(NOBODY);
  });
});

test('a refusal is asked once, and ends no session', async () => {
  storeToken('secret');
  serve(getProfile, refuse('request.invalid'));
  const { now } = await visit();
  await settle(RETRIES_MS);
  expect(asked(getProfile)).toHaveLength(1);
  expect([now(), readToken()]).toMatchObject([WAITING, 'secret']);
});

test.each<[string, Answer<typeof getProfile>]>([
  ['no network', NO_NETWORK],
  ['a failing server', refuse('server.unexpected')],
  ['too many at once', refuse('request.rate-limited')],
])('%s: said at the third failure, asked on, and nobody is signed out', async (_, failure) => {
  storeToken('secret');
  serve(getProfile, failure);
  const { now } = await visit();
  expect([asked(getProfile).length, now().isLoading]).toEqual([1, true]);
  await settle(RETRIES_MS - 1);
  expect([asked(getProfile).length, now().isUnreachable]).toEqual([2, false]);
  await settle(1);
  expect(asked(getProfile)).toHaveLength(3);
  expect([now(), readToken()]).toMatchObject([WAITING, 'secret']);
  await settle(4_000 + 8_000 + 16_000 + 2 * LONGEST_WAIT_MS);
  expect(asked(getProfile)).toHaveLength(8);
  expect(logged).toHaveBeenCalledOnce();
  serve(getProfile, PROFILE);
  act(() => void window.dispatchEvent(new Event('online')));
  await settle();
  expect(now()).toMatchObject({ isAuthenticated: true, isUnreachable: false, profile: PROFILE });
});

test('a network that comes back in time keeps the session', async () => {
  storeToken('secret');
  serve(getProfile, NO_NETWORK, refuse('server.unavailable'), PROFILE);
  const { now } = await visit();
  await settle(RETRIES_MS);
  expect(now()).toMatchObject({ isAuthenticated: true, profile: PROFILE });
});

test('another login while a profile is on its way: the late one is nobody’s', async () => {
  const late = Promise.withResolvers<Profile>();
  serve(getProfile, late.promise, RAVI);
  storeToken('asha');
  const { now } = await visit();
  act(() => now().login('ravi'));
  await settle();
  expect(now().profile?.name).toBe('Ravi');
  late.resolve(PROFILE);
  await settle();
  expect(now().profile?.name).toBe('Ravi');
});

test('another login hides the profile of the first at once', async () => {
  const next = Promise.withResolvers<Profile>();
  serve(getProfile, PROFILE, next.promise);
  storeToken('asha');
  const { now } = await visit();
  act(() => now().login('ravi'));
  expect(now()).toMatchObject({ isLoading: true, profile: null });
});

test('a profile that cannot be had any more ends no later session', async () => {
  const late = Promise.withResolvers<never>();
  late.promise.catch(() => undefined);
  serve(getProfile, late.promise, RAVI);
  storeToken('asha');
  const { now } = await visit();
  act(() => now().login('ravi'));
  await settle();
  late.reject(new Error('no network'));
  await settle(RETRIES_MS);
  expect([readToken(), now().profile?.name]).toEqual(['ravi', 'Ravi']);
});

test('a logout ends the session here at once, and on the server', async () => {
  serve(getProfile, PROFILE);
  const over = Promise.withResolvers<{ message: string }>();
  serve(logout, over.promise);
  storeToken('secret');
  const { now } = await visit();
  act(() => now().logout());
  expect(now()).toMatchObject(NOBODY);
  expect(readToken()).toBeNull();
  await settle();
  expect(asked(logout).map(({ token }) => token)).toEqual(['secret']);
});

test('a logout without a network ends the session here', async () => {
  serve(getProfile, PROFILE);
  serve(logout, NO_NETWORK);
  storeToken('secret');
  const { now } = await visit();
  act(() => now().logout());
  await settle();
  expect(now()).toMatchObject(NOBODY);
});

test('signed out already, a logout tells the server nothing', async () => {
  const { now } = await visit();
  act(() => now().logout());
  await settle();
  expect(asked(logout)).toEqual([]);
});

test('another tab that signs out, signs out here', async () => {
  serve(getProfile, PROFILE);
  storeToken('secret');
  const { now } = await visit();
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(now()).toMatchObject(NOBODY);
});

test('what changed is merged into the profile on screen', async () => {
  serve(getProfile, PROFILE);
  storeToken('secret');
  const { now } = await visit();
  act(() => now().mergeProfile({ hasUsedFreeQuestion: true }));
  expect(now().profile).toEqual({ ...PROFILE, hasUsedFreeQuestion: true });
});

test('what changed is merged into nobody’s profile: not before it is there, nor into another’s', async () => {
  serve(getProfile, PROFILE, RAVI);
  const { now } = await visit();
  act(() => now().mergeProfile({ name: 'Nobody' }));
  expect(now().profile).toBeNull();
  act(() => now().login('asha'));
  await settle();
  const ofAsha = now().mergeProfile;
  act(() => now().login('ravi'));
  await settle();
  act(() => ofAsha({ name: 'Asha' }));
  expect(now().profile?.name).toBe('Ravi');
});

test('without a provider it says what is missing', () => {
  expect(() => renderHook(() => useSession())).toThrow('SessionProvider');
});
