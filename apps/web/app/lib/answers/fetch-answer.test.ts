import { beforeEach, expect, test, vi } from 'vitest';
import { CallError, NO_REPLY } from '../call-error.ts';

const call = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../call.ts', () => ({ call }));
const { fetchAnswer, fetchPairAnswer, reasonOf } = await import('./fetch-answer.ts');

const person = { dateOfBirth: '1990-08-15', timeOfBirth: '14:30', placeOfBirth: 'Nagpur' };
const details = {
  questionFor: 'self',
  gender: 'male',
  dob: '1990-08-15',
  timeOfBirth: '14:30',
  placeOfBirth: 'Nagpur',
} as const;
const why = async (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'answered',
    (error: unknown) => reasonOf(error, 'Could not fetch the answer. Please try again.'),
  );
const asked = async () => why(fetchAnswer('A question', details));
const askedOfTwo = async () =>
  why(fetchPairAnswer('A question', { selfData: person, otherData: person }));

beforeEach(() => call.mockReset());

test('without success: the answer’s text, else that it was not successful', async () => {
  call.mockResolvedValueOnce({ success: false, prediction: 'The stars are silent.' });
  expect(await asked()).toBe('The stars are silent.');
  call.mockResolvedValueOnce({ success: false });
  expect(await asked()).toBe('Prediction was not successful.');
});

test('about two people: the server’s reason, its text, else that it was not successful', async () => {
  call.mockResolvedValueOnce({ success: false, reason: 'No kuta.', answer: 'None.' });
  expect(await askedOfTwo()).toBe('No kuta.');
  call.mockResolvedValueOnce({ success: false, answer: 'None.' });
  expect(await askedOfTwo()).toBe('None.');
  call.mockResolvedValueOnce({ success: false });
  expect(await askedOfTwo()).toBe('Prediction was not successful.');
});

test('a refusal says itself why; where nobody answers, the words given are said', async () => {
  call.mockRejectedValueOnce(new CallError('prediction.not-entitled', 'Not unlocked.'));
  expect(await asked()).toBe('Not unlocked.');
  call.mockRejectedValueOnce(new CallError(NO_REPLY, 'No network.'));
  expect(await asked()).toBe('Could not fetch the answer. Please try again.');
});
