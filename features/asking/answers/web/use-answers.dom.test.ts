import { myPredictions } from '@dhruva/asking/questions/contract/routes';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NOW, settle } from '@dhruva/web/test/clock.ts';
import { asked, serve } from '@dhruva/web/test/fake-server.ts';
import { TestQueryClient } from '@dhruva/web/test/page.tsx';
import { useMyPredictions } from '@dhruva/asking/questions/web';
import { CallError, NO_REPLY } from '@dhruva/web/lib/call-error.ts';
import { useAnswers } from './use-answers.ts';

const ASK = { key: 'one', questionText: 'When?', details: 'Asha' };
const NO_REASON = 'Nobody said why.';

const board = async () => {
  serve(myPredictions, []);
  const replies: PromiseWithResolvers<string>[] = [];
  const fetch = vi.fn<(text: string, details: string) => Promise<string>>(async () => {
    replies.push(Promise.withResolvers<string>());
    return replies.at(-1)!.promise;
  });
  const onAnswer = vi.fn<() => void>();
  const onLocked = vi.fn<(key: string, details: string) => void>();
  const { result } = renderHook(
    () => {
      useMyPredictions(true);
      return useAnswers<string, string>({ fetch, noReason: NO_REASON, onAnswer, onLocked });
    },
    { wrapper: TestQueryClient },
  );
  await settle();
  const now = () => result.current;
  const ask = (question = ASK) => act(() => void now().getAnswer(question));
  const reply = async (at: number, text: string) => {
    replies[at]?.resolve(text);
    await settle();
  };
  const fail = async (at: number, error: Error) => {
    replies[at]?.reject(error);
    await settle();
  };
  const state = (key = ASK.key) => now().states[key];
  return { now, ask, reply, fail, state, fetch, onAnswer, onLocked };
};

test('on its way since it was asked, there behind its bar, shown when the bar has run', async () => {
  const { now, ask, reply, state, fetch, onAnswer } = await board();
  ask();
  expect(fetch.mock.calls).toEqual([['When?', 'Asha']]);
  expect(state()).toEqual({ kind: 'loading', details: 'Asha', since: NOW });
  expect(now().busy).toBe(true);
  await reply(0, 'Soon.');
  expect(state()).toEqual({ kind: 'loading', details: 'Asha', since: NOW, answer: 'Soon.' });
  expect([onAnswer.mock.calls.length, asked(myPredictions).length]).toEqual([1, 2]);
  act(() => now().reveal('one'));
  expect([state(), now().busy]).toEqual([{ kind: 'answered', answer: 'Soon.' }, false]);
});

test('a bar that runs out before the answer is there shows nothing', async () => {
  const { now, ask, state } = await board();
  ask();
  act(() => now().reveal('one'));
  expect(state()?.kind).toBe('loading');
  act(() => now().reveal('another'));
  expect(state('another')).toBeUndefined();
});

test('two on their way do not mix', async () => {
  const { ask, reply, state } = await board();
  ask();
  ask({ ...ASK, key: 'two', details: 'Ravi' });
  await reply(1, 'Late.');
  expect([state(), state('two')]).toMatchObject([
    { kind: 'loading', details: 'Asha' },
    { kind: 'loading', details: 'Ravi', answer: 'Late.' },
  ]);
  expect(state()).not.toHaveProperty('answer');
});

test.each([
  [new CallError('request.rate-limited', 'Too many.', { status: 429 }), 'Too many.'],
  [new CallError(NO_REPLY, 'No network.'), NO_REASON],
  [new Error('Broken.'), NO_REASON],
])('a failure says why, or that nobody said (%#)', async (error, reason) => {
  const { now, ask, fail, state, onAnswer, onLocked } = await board();
  ask();
  await fail(0, error);
  expect(state()).toEqual({ kind: 'failed', details: 'Asha', reason });
  expect([now().busy, onAnswer.mock.calls, onLocked.mock.calls]).toEqual([false, [], []]);
  expect(asked(myPredictions)).toHaveLength(1);
});

test('what must be paid first says which', async () => {
  const { ask, fail, onLocked } = await board();
  ask();
  await fail(0, new CallError('prediction.not-entitled', 'Not unlocked.', { status: 402 }));
  expect(onLocked.mock.calls).toEqual([['one', 'Asha']]);
});

test('unlocked, it waits to be asked', async () => {
  const { now, state } = await board();
  act(() => now().unlock('one', 'Asha'));
  expect([state(), now().busy]).toEqual([{ kind: 'unlocked', details: 'Asha' }, false]);
});
