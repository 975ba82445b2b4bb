import { DEVICE_HEADER, DEVICE_KEY } from '@dhruva/kernel/limits';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sendOtp } from '@dhruva/account/auth/contract/routes';
import { searchPlaces } from '@dhruva/asking/places/contract/routes';
import { myBookings } from '@dhruva/money/purchases/contract/routes';
import { getProfile, updateProfile } from '@dhruva/account/profile/contract/routes';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { CallError, isRetryable, NO_REPLY } from './call-error.ts';
import { endSecondCheck, onSecondCheck } from './second-check.ts';
import { readToken, storeToken } from './token.ts';

const answer = vi.fn<typeof fetch>();
const reply = (status: number, body: unknown) => Response.json(body, { status });
const profile = {
  phone: '9876543210',
  name: '',
  email: '',
  dob: '',
  dobTyped: '',
  timeOfBirth: '',
  timeTyped: '',
  timeUnknown: false,
  placeOfBirth: '',
  placeId: '',
  birthInWords: '',
  gender: 'male',
  genderChosen: false,
  lifeFacts: {},
  hasUsedFreeQuestion: false,
  freeQuestionWaiting: false,
};

const failure = async (promise: Promise<unknown>): Promise<CallError> => {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(CallError);
  return error as CallError;
};

beforeEach(() => {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('fetch', answer);
  answer.mockReset();
});

test('sends the token of this browser where there is one that is whole', async () => {
  answer.mockImplementation(async () => reply(200, profile));
  const device = 'a-random-token-of-this-browser';
  for (const kept of [undefined, 'spoiled ँ', device]) {
    if (kept !== undefined) window.localStorage.setItem(DEVICE_KEY, kept);
    await call(getProfile);
  }
  const sent = answer.mock.calls.map(([, init]) => new Headers(init?.headers).get(DEVICE_HEADER));
  expect(sent).toEqual([null, null, device]);
});

test('sends the token, and gives the reply without what the contract does not name', async () => {
  storeToken('secret');
  answer.mockResolvedValue(reply(200, { ...profile, extra: 1 }));
  expect(await call(getProfile)).toEqual(profile);
  const [address, init] = answer.mock.calls[0]!;
  expect(address).toBe('/api/profile/me');
  expect(init?.headers).toMatchObject({ authorization: 'Bearer secret' });
});

test('sends JSON, to our own address, and waits as long as it takes', async () => {
  answer.mockResolvedValue(reply(200, { message: 'Sent.', challengeId: 'x', resendAfter: 30 }));
  await call(sendOtp, { body: { phone: '9876543210' } }).catch(() => undefined);
  const [address, init] = answer.mock.calls[0]!;
  expect(address).toBe('/api/auth/send-otp');
  expect(init?.body).toBe('{"phone":"9876543210"}');
  expect(init?.headers).toMatchObject({ 'content-type': 'application/json' });
  expect(init).not.toHaveProperty('signal');
});

test('nothing else speaks to the server, but the goodbye of a session and whether it is there', () => {
  const root = join(import.meta.dirname, '../../../..');
  const speaking = globSync('{apps/web/app,features/*/*/web}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['apps/web/app/paraglide/**', '**/*.test.*'],
  })
    .filter((file) =>
      /(?<!\.)\bfetch\(|XMLHttpRequest|sendBeacon/.test(readFileSync(join(root, file), 'utf8')),
    )
    .toSorted();
  expect(speaking).toEqual([
    'apps/web/app/lib/call.ts',
    'apps/web/app/lib/reachability.ts',
    'features/account/auth/web/session-calls.ts',
  ]);
});

test('writes a query into the address, signed out without a token', async () => {
  answer.mockResolvedValue(reply(200, { places: [] }));
  await call(searchPlaces, { query: { q: 'Nag pur' } });
  const [address, init] = answer.mock.calls[0]!;
  expect(address).toBe('/api/places?q=Nag+pur');
  expect(init?.headers).not.toHaveProperty('authorization');
});

test('a refusal keeps its code, sentence, status and extras', async () => {
  const refusal = {
    success: false,
    code: 'auth.send-too-soon',
    message: 'Wait.',
    retryAfterSeconds: 12,
  };
  answer.mockResolvedValue(reply(429, refusal));
  const error = await failure(call(sendOtp, { body: { phone: '9876543210' } }));
  expect(error).toMatchObject({ code: 'auth.send-too-soon', message: 'Wait.', status: 429 });
  expect(error.extras).toEqual({ retryAfterSeconds: 12 });
  expect(isRetryable(error)).toBe(false);
});

test('a token the server does not know is dropped', async () => {
  storeToken('stale');
  answer.mockResolvedValue(
    reply(401, { success: false, code: 'auth.signed-out', message: 'Please log in.' }),
  );
  expect(await failure(call(getProfile))).toMatchObject({ code: 'auth.signed-out' });
  expect(readToken()).toBeNull();
});

test('a 401 for an old token leaves a newer one alone', async () => {
  storeToken('old');
  answer.mockImplementation(async () => {
    storeToken('new');
    return reply(401, { success: false, code: 'auth.signed-out', message: 'Please log in.' });
  });
  await failure(call(getProfile));
  expect(readToken()).toBe('new');
});

describe('refused until a second check', () => {
  const refusal = { success: false, code: 'auth.second-check-needed', message: 'Confirm first.' };
  const open = vi.fn<() => void>();
  beforeEach(() => {
    open.mockReset();
    answer.mockImplementation(async () => reply(403, refusal));
    storeToken('pending');
  });
  const save = async () => call(updateProfile, { body: { name: 'Asha' } });

  test('what is only looked at asks nobody, and the token stays', async () => {
    const stop = onSecondCheck(open);
    expect((await failure(call(myBookings))).code).toBe(refusal.code);
    expect(open).not.toHaveBeenCalled();
    expect(readToken()).toBe('pending');
    stop();
  });

  test('an action waits, and is done with the new token', async () => {
    const stop = onSecondCheck(open);
    const saving = save();
    await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
    storeToken('confirmed');
    answer.mockResolvedValue(reply(200, profile));
    endSecondCheck(true);
    expect(await saving).toEqual(profile);
    expect(answer.mock.calls[1]?.[1]).toMatchObject({
      body: JSON.stringify({ name: 'Asha' }),
      headers: { authorization: 'Bearer confirmed' },
    });
    stop();
  });

  test.each([
    ['is put off', () => endSecondCheck(false)],
    ['goes away', (stop: () => void) => stop()],
  ])('an action is refused when the check %s', async (_case, end) => {
    const stop = onSecondCheck(open);
    const refused = failure(save());
    await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
    end(stop);
    expect((await refused).code).toBe(refusal.code);
    stop();
  });

  test('an action is refused at once where nobody asks', async () => {
    expect((await failure(save())).message).toBe('Confirm first.');
  });
});

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page instead of JSON', () => Promise.resolve(new Response('<html>', { status: 502 }))],
  ['a reply that is not the contract’s', () => Promise.resolve(reply(200, { phone: 1 }))],
])('%s: says so, and may be tried again', async (_case, fetching) => {
  answer.mockImplementation(fetching);
  const error = await failure(call(getProfile));
  expect(error.code).toBe(NO_REPLY);
  expect(isRetryable(error)).toBe(true);
});
