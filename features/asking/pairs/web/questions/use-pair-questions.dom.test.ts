import { compatibilityQuestionById } from '../../contract/catalogue.ts';
import { getSingleAnswer } from '../../contract/routes.ts';
import type { PairRecord } from '../../contract/record.ts';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PAIR_ANSWER } from '@dhruva/web/test/answers.ts';
import { settle } from '@dhruva/web/test/clock.ts';
import { asked, NO_NETWORK, refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { TestQueryClient } from '@dhruva/web/test/page.tsx';
import { PAIR } from '@dhruva/web/test/people.ts';
import { usePairQuestions } from './use-pair-questions.ts';

const STRENGTH = compatibilityQuestionById('relationship-strength');
const PARENTS = compatibilityQuestionById('parents-together');
const OTHERS = { ...PAIR, otherData: { ...PAIR.otherData, dateOfBirth: '1991-01-01' } };
const WAITING: PairRecord = {
  kind: 'compatibility',
  id: 'kept',
  question: STRENGTH.text,
  state: 'waiting',
  createdAt: '2026-11-20T06:30:00Z',
  orderId: 'ours',
  answer: null,
  asked: PAIR,
  details: PAIR,
};
/** What leads to it. */
const KEPT = { id: 'kept' };
const READ = { success: true, answerId: 'kept', answer: PAIR_ANSWER } as const;

const list = (records: readonly PairRecord[] = []) => {
  const { result } = renderHook(() => usePairQuestions(records), { wrapper: TestQueryClient });
  const of = (question = STRENGTH, pair = PAIR) => result.current.stateOf(question, pair);
  const ask = async (pair = PAIR) => {
    act(() => void result.current.ask(STRENGTH, pair));
    await settle();
  };
  return { result, of, ask };
};

test('what the server knows: locked, waiting, bought for another pair, read before', () => {
  expect(list().of()).toEqual({ kind: 'locked' });
  expect(list([WAITING]).of()).toEqual({ kind: 'unlocked', details: PAIR });
  expect(list([WAITING]).of(STRENGTH, OTHERS)).toEqual({
    kind: 'unlocked',
    details: OTHERS,
    boughtFor: PAIR,
  });
  const read: PairRecord = { ...WAITING, state: 'answered', answer: PAIR_ANSWER };
  expect(list([read]).of()).toEqual({ kind: 'answered', answer: { id: read.id } });
});

test('unlocking one question about one pair unlocks no other', () => {
  const { result, of } = list();
  act(() => result.current.unlock(STRENGTH, PAIR));
  expect(of()).toEqual({ kind: 'unlocked', details: PAIR });
  expect([of(PARENTS), of(STRENGTH, OTHERS)]).toEqual([{ kind: 'locked' }, { kind: 'locked' }]);
});

test('asking: on its way, there while its bar runs, shown', async () => {
  const answer = Promise.withResolvers<typeof READ>();
  serve(getSingleAnswer, answer.promise);
  const { result, of, ask } = list([WAITING]);
  await ask();
  expect([of().kind, result.current.busy]).toEqual(['loading', true]);
  answer.resolve(READ);
  await settle();
  expect(of()).toMatchObject({ kind: 'loading', answer: KEPT });
  expect(result.current.busy).toBe(false);
  act(() => result.current.reveal(STRENGTH, PAIR));
  expect(of()).toEqual({ kind: 'answered', answer: KEPT });
  expect(asked(getSingleAnswer)[0]?.body).toEqual({ questionText: STRENGTH.text, ...PAIR });
});

test('a failure says why, and asking again helps', async () => {
  serve(getSingleAnswer, NO_NETWORK, READ);
  const { result, of, ask } = list([WAITING]);
  await ask();
  expect(of()).toMatchObject({ kind: 'failed', details: PAIR });
  expect(result.current.busy).toBe(false);
  await ask();
  expect(of()).toMatchObject({ kind: 'loading', answer: KEPT });
});

test('what the server does not know as paid is locked, until it is bought', async () => {
  serve(getSingleAnswer, refuse('prediction.not-entitled'));
  const { result, of, ask } = list([WAITING]);
  await ask();
  expect(of()).toEqual({ kind: 'locked' });
  expect(of(STRENGTH, OTHERS).kind).toBe('unlocked');
  act(() => result.current.unlock(STRENGTH, PAIR));
  expect(of()).toEqual({ kind: 'unlocked', details: PAIR });
});

test('another refusal is no lock', async () => {
  serve(getSingleAnswer, refuse('request.rate-limited'));
  const { of, ask } = list([WAITING]);
  await ask();
  expect(of().kind).toBe('failed');
});
