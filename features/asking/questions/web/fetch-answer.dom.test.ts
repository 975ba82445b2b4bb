import { ANSWER_ERRORS } from '@dhruva/asking/answers/contract/errors';
import { getSingleAnswer } from '@dhruva/asking/pairs/contract/routes';
import { getPrediction } from '../contract/routes.ts';
import { expect, test } from 'vitest';
import { NO_NETWORK, refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { failureReason } from '@dhruva/asking/answers/web';
import { fetchPairAnswer } from '@dhruva/asking/pairs/web';
import { fetchAnswer } from './fetch-answer.ts';
import { DETAILS, PAIR } from '@dhruva/web/test/people.ts';

const why = async (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'answered',
    (error: unknown) => failureReason(error, 'Could not fetch the answer. Please try again.'),
  );
const asked = async () => why(fetchAnswer('A question', DETAILS));
const askedOfTwo = async () => why(fetchPairAnswer('A question', PAIR));

test('without success: the answer’s text, else that it was not successful', async () => {
  serve(getPrediction, { success: false, prediction: 'The stars are silent.' }, { success: false });
  expect(await asked()).toBe('The stars are silent.');
  expect(await asked()).toBe('Prediction was not successful.');
});

test('about two people: the server’s reason, its text, else that it was not successful', async () => {
  serve(
    getSingleAnswer,
    { success: false, reason: 'No kuta.', answer: 'None.' },
    { success: false, answer: 'None.' },
    { success: false },
  );
  expect(await askedOfTwo()).toBe('No kuta.');
  expect(await askedOfTwo()).toBe('None.');
  expect(await askedOfTwo()).toBe('Prediction was not successful.');
});

test('a refusal says itself why; where nobody answers, the words given are said', async () => {
  serve(getPrediction, refuse('prediction.not-entitled'), NO_NETWORK);
  expect(await asked()).toBe(ANSWER_ERRORS['prediction.not-entitled'].sentence);
  expect(await asked()).toBe('Could not fetch the answer. Please try again.');
});
