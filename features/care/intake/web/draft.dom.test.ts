import { saveIntakeDraft, submitIntake } from '../contract/routes.ts';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settle } from '@dhruva/web/test/clock.ts';
import { asked, NO_NETWORK, refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { TestQueryClient } from '@dhruva/web/test/page.tsx';
import { PROFILE } from '@dhruva/web/test/people.ts';
import { clearToken, storeToken } from '@dhruva/web/lib/token.ts';
import { discardIntakeDraft, unsavedDraft } from './draft.ts';
import { newForm } from './intake-form.rules.ts';
import { useIntakeForm } from './use-intake-form.ts';

const SAVED = { savedAt: '2026-11-23T06:30:01Z' };
const TAKEN = { message: 'Thank you.', showHelp: false };

/** Pending drafts must not leak into the next test. */
afterEach(discardIntakeDraft);

beforeEach(() => {
  storeToken('secret');
  serve(saveIntakeDraft, SAVED);
  serve(submitIntake, TAKEN);
});

const open = () => {
  const { result, unmount } = renderHook(() => useIntakeForm(newForm(PROFILE), vi.fn()), {
    wrapper: TestQueryClient,
  });
  return {
    now: () => result.current,
    type: (text: string) => act(() => result.current.form.setValue('occupation', text)),
    submit: () => act(() => void result.current.submit()),
    unmount,
  };
};
const saves = () => asked(saveIntakeDraft).map(({ body }) => body.occupation);
const leave = () => act(() => void window.dispatchEvent(new Event('pagehide')));
const hide = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

/** A reply that arrives when released. */
const later = () => {
  const { promise, resolve } = Promise.withResolvers<typeof SAVED>();
  return { promise, come: () => resolve(SAVED) };
};

test('saved by itself a second after the last key, whole, and said so', async () => {
  const { now, type } = open();
  expect(now().saveState).toBe('nothing');
  type('Tea');
  await settle(999);
  type('Teacher');
  await settle(999);
  expect(saves()).toEqual([]);
  await settle(1);
  expect(asked(saveIntakeDraft)).toMatchObject([
    { body: { ...newForm(PROFILE), occupation: 'Teacher' }, keepalive: false },
  ]);
  expect([now().saveState, unsavedDraft()]).toEqual(['saved', undefined]);
  await settle(60_000);
  expect(saves()).toEqual(['Teacher']);
  expect(Object.keys(localStorage)).toEqual(['authToken']);
});

test('one request at a time, and the newest wins', async () => {
  const first = later();
  serve(saveIntakeDraft, first.promise, SAVED);
  const { type } = open();
  type('one');
  await settle(1_000);
  for (const text of ['two', 'three']) {
    type(text);
    await settle(5_000);
  }
  expect(saves()).toEqual(['one']);
  first.come();
  await settle(1_000);
  expect(saves()).toEqual(['one', 'three']);
  await settle(60_000);
  expect(saves()).toEqual(['one', 'three']);
});

test.each([
  ['left', leave],
  ['hidden', hide],
])('saved at once when the page is %s, by a request that outlives it, once', async (_, go) => {
  const { type } = open();
  go();
  type('Teacher');
  go();
  go();
  expect(asked(saveIntakeDraft)).toMatchObject([
    { body: { occupation: 'Teacher' }, keepalive: true },
  ]);
  await settle(60_000);
  go();
  expect(saves()).toEqual(['Teacher']);
});

test('left while an older text is on its way: that is given up, and says nothing any more', async () => {
  const first = later();
  serve(saveIntakeDraft, first.promise, SAVED);
  const { now, type } = open();
  type('one');
  await settle(1_000);
  type('two');
  leave();
  expect(asked(saveIntakeDraft).map(({ keepalive }) => keepalive)).toEqual([false, true]);
  await settle();
  first.come();
  await settle(60_000);
  expect([saves(), now().saveState]).toEqual([['one', 'two'], 'saved']);
});

test('closed before a second has passed it is saved at once', async () => {
  const { type, unmount } = open();
  type('Teacher');
  unmount();
  await settle();
  expect(saves()).toEqual(['Teacher']);
});

test('offline, then online: said, tried again by itself, and saved when the network is back', async () => {
  serve(saveIntakeDraft, NO_NETWORK);
  const { now, type, unmount } = open();
  type('Teacher');
  await settle(1_000);
  expect([now().saveState, saves().length]).toEqual(['no-connection', 1]);
  await settle(5_000);
  expect(saves()).toHaveLength(2);
  unmount();
  await settle();
  serve(saveIntakeDraft, SAVED);
  expect(unsavedDraft()?.occupation).toBe('Teacher');
  const before = saves().length;
  act(() => void window.dispatchEvent(new Event('online')));
  await settle();
  expect([saves().length, unsavedDraft()]).toEqual([before + 1, undefined]);
});

test('too many saves: waits as long as the server says; what it refuses is not sent again', async () => {
  serve(
    saveIntakeDraft,
    refuse('request.rate-limited', { retryAfterSeconds: 90 }),
    refuse('request.invalid'),
  );
  const { now, type } = open();
  type('Teacher');
  await settle(1_000);
  expect(now().saveState).toBe('failed');
  await settle(89_000);
  expect(saves()).toHaveLength(1);
  await settle(1_000);
  expect(saves()).toHaveLength(2);
  await settle(600_000);
  expect(saves()).toHaveLength(2);
});

test('cleared when sent: after the save under way, and nothing is saved any more', async () => {
  const first = later();
  serve(saveIntakeDraft, first.promise, SAVED);
  const { now, type, submit, unmount } = open();
  type('one');
  await settle(1_000);
  type('two');
  submit();
  await settle(2_000);
  expect([saves(), asked(submitIntake)]).toEqual([['one'], []]);
  first.come();
  await settle();
  expect(asked(submitIntake).map(({ body }) => body.occupation)).toEqual(['two']);
  expect([unsavedDraft(), now().saveState]).toEqual([undefined, 'nothing']);
  leave();
  unmount();
  await settle(60_000);
  expect(saves()).toEqual(['one']);
});

test('not taken: it goes on being saved; left while it is being sent, it is saved too', async () => {
  serve(submitIntake, NO_NETWORK);
  const { type, submit } = open();
  type('Teacher');
  submit();
  leave();
  await settle();
  expect(saves()).toEqual(['Teacher']);
  type('Teacher, retired');
  await settle(1_000);
  expect(saves()).toEqual(['Teacher', 'Teacher, retired']);
});

test.each([
  ['nobody', () => clearToken()],
  ['somebody else', () => storeToken('somebody else')],
])('never saved nor shown when %s is signed in by then', async (_, change) => {
  const { type } = open();
  type('Teacher');
  act(change);
  expect(unsavedDraft()).toBeUndefined();
  await settle(60_000);
  leave();
  expect(saves()).toEqual([]);
});
