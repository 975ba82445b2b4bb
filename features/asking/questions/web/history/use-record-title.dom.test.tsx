import type { PredictionRecord } from '@dhruva/asking/questions/contract/history';
import { questionById } from '@dhruva/asking/questions/contract/catalogue';
import { QUESTIONS_HI } from '@dhruva/asking/questions/contract/catalogue-hi';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ANSWER } from '@dhruva/web/test/answers.ts';
import { settle } from '@dhruva/web/test/clock.ts';
import { TestQueryClient } from '@dhruva/web/test/page.tsx';
import { DETAILS } from '@dhruva/web/test/people.ts';
import { useAnswerLanguage, useLanguageOf } from '@dhruva/asking/answers/web';
import './question-in-hindi.ts';
import { useRecordTitle } from './use-record-title.ts';

const ENGLISH = questionById('suitable-work').text;
const HINDI = QUESTIONS_HI['suitable-work'];
const WAITING: PredictionRecord = {
  kind: 'question',
  id: 'kept',
  question: ENGLISH,
  state: 'waiting',
  createdAt: '2026-11-20T06:30:00Z',
  orderId: null,
  tier: 99,
  answer: null,
  asked: DETAILS,
  details: DETAILS,
};
const IN_HINDI = {
  question: 'तब का सवाल',
  direct: '',
  trendText: '',
  windows: [],
  windowsNote: '',
  factors: [],
  sure: '',
  advice: [],
  caveat: '',
};
const answered = (hi?: typeof IN_HINDI): PredictionRecord => ({
  ...WAITING,
  state: 'answered',
  answer: { ...ANSWER, ...(hi && { hi }) },
});

const read = async (record: PredictionRecord, language: 'en' | 'hi') => {
  const { result } = renderHook(
    () => ({ ...useRecordTitle(record), choose: useAnswerLanguage().choose }),
    { wrapper: TestQueryClient },
  );
  act(() => result.current.choose(language));
  await settle();
  return [result.current.title, result.current.language];
};

test('in English under the question as it was asked', async () => {
  expect(await read(WAITING, 'en')).toEqual([ENGLISH, 'en']);
  expect(await read(answered(IN_HINDI), 'en')).toEqual([ENGLISH, 'en']);
});

test('in Hindi under the words of its answer; a waiting one under those of the catalogue', async () => {
  expect(await read(answered(IN_HINDI), 'hi')).toEqual([IN_HINDI.question, 'hi']);
  expect(await read(WAITING, 'hi')).toEqual([HINDI, 'hi']);
});

test('an answer without Hindi, and a question nobody translated, stay in English', async () => {
  expect(await read(answered(), 'hi')).toEqual([ENGLISH, 'en']);
  expect(await read({ ...WAITING, question: 'Something else?' }, 'hi')).toEqual([
    'Something else?',
    'en',
  ]);
});

test('the language chosen is remembered, and all that is on screen changes together', () => {
  const first = renderHook(() => useAnswerLanguage());
  const other = renderHook(() => [useLanguageOf({ hi: IN_HINDI }), useLanguageOf({})]);
  expect(other.result.current).toEqual(['en', 'en']);
  act(() => first.result.current.choose('hi'));
  expect(other.result.current).toEqual(['hi', 'en']);
  expect(renderHook(() => useAnswerLanguage()).result.current.language).toBe('hi');
});
