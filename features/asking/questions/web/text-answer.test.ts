import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import { afterEach, expect, test, vi } from 'vitest';
import { PAIR_STEPS, QUESTION_STEPS } from '@dhruva/asking/answers/web';
import { fetchPairAnswer } from '@dhruva/asking/pairs/web';
import { fetchAnswer } from './fetch-answer.ts';

const DETAILS: UserDetails = {
  questionFor: 'self',
  gender: 'female',
  dob: '1990-08-15',
  timeOfBirth: '14:30',
  placeOfBirth: 'Nagpur',
};
const PERSON = { dateOfBirth: '1990-08-15', timeOfBirth: '14:30', placeOfBirth: 'Nagpur' };
const PAIR = { selfData: PERSON, otherData: PERSON };

const calls: { readonly path: string; readonly body: unknown }[] = [];

/** Makes the server answer everything with this. */
const answering = (reply: unknown): void => {
  vi.stubGlobal('window', { localStorage: { getItem: () => null } });
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    calls.push({ path, body: JSON.parse(body) });
    return Response.json(reply);
  });
};

afterEach(() => {
  vi.unstubAllGlobals();
  calls.splice(0);
});

test('an answer may be a text; it is asked for and saved as the specification says', async () => {
  answering({ success: true, prediction: 'A good year.', id: 'its record' });
  expect(await fetchAnswer('When?', DETAILS)).toBe('A good year.');
  const { dob, timeOfBirth, placeOfBirth } = DETAILS;
  expect(calls).toEqual([
    {
      path: '/api/engine/get-prediction',
      body: { questionText: 'When?', userDetails: DETAILS },
    },
    {
      path: '/api/predictions/save',
      body: {
        question: 'When?',
        answer: 'A good year.',
        details: { dob, timeOfBirth, placeOfBirth },
      },
    },
  ]);
  answering({ success: true, answer: 'They go well together.' });
  expect(await fetchPairAnswer('How?', PAIR)).toBe('They go well together.');
});

test('a history that cannot be written is logged, and the answer stands', async () => {
  answering({ success: true, prediction: 'A good year.', id: 'its record' });
  const answered = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/api/predictions/save') throw new TypeError('no network');
    return answered(path, init);
  });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await fetchAnswer('When?', DETAILS)).toBe('A good year.');
  await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
  logged.mockRestore();
});

test('six texts take turns for one person, four for two', () => {
  expect(new Set(QUESTION_STEPS).size).toBe(6);
  expect(PAIR_STEPS).toEqual([
    'Analyzing planetary positions for two…',
    'Calculating relationship karma…',
    'Decoding the language of the stars…',
    'Almost there, fetching your report…',
  ]);
});
