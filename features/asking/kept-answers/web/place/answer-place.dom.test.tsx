import { webcrypto } from 'node:crypto';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { myPredictions } from '@dhruva/asking/questions/contract/routes';
import type { QuestionRecord } from '@dhruva/asking/questions/contract/history';
import { settle } from '@dhruva/web/test/clock.ts';
import { NO_NETWORK, refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { ANSWERED } from '@dhruva/web/test/kept-record.ts';
import { pageAt, signIn } from '@dhruva/web/test/page.tsx';
import { keepForSession } from '@dhruva/web/lib/offline-copies.ts';
import { keptAnswer } from '../../contract/routes.ts';
import { AnswerPlace } from './answer-place.tsx';

const { id: ID, answer: told } = ANSWERED;

const record = (changes: Partial<QuestionRecord> = {}): QuestionRecord => ({
  ...ANSWERED,
  ...changes,
});

beforeEach(() => {
  // jsdom has no crypto.subtle.
  vi.stubGlobal('crypto', webcrypto);
  window.localStorage.clear();
});

const open = async (): Promise<void> => {
  serve(myPredictions, []);
  render(<AnswerPlace id={ID} />, { wrapper: pageAt(`/answers?id=${ID}`) });
  signIn();
  await settle();
  await settle();
};
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

test('an answer stands under its question, with what can be done with it', async () => {
  serve(keptAnswer, record());
  await open();
  expect(title()).toBe(told.question);
  expect(screen.getByText(told.direct)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Share a line' })).toBeDefined();
  const correct = screen.getByRole('link', { name: 'Something wrong? Correct it' });
  expect(correct.getAttribute('href')).toBe('/profile');
});

test('an unknown id says so kindly, and leads to all answers', async () => {
  serve(keptAnswer, refuse('prediction.not-found'));
  await open();
  expect(screen.getByText(/^We could not find this answer in your account/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'My Predictions' }).getAttribute('href')).toBe(
    '/profile?tab=predictions',
  );
});

test('a question that waits can be answered here', async () => {
  serve(keptAnswer, record({ state: 'waiting', answer: null }));
  await open();
  expect(title()).toBe(told.question);
  expect(screen.getByRole('button', { name: 'Click to Get Answer' })).toBeDefined();
});

test('while the server cannot be reached, what this session kept is shown, and said to be', async () => {
  serve(keptAnswer, NO_NETWORK);
  signIn();
  await keepForSession(ID, record());
  await open();
  await vi.waitFor(() => expect(title()).toBe(told.question));
  expect(screen.getByText('From this device: we cannot be reached just now.')).toBeDefined();
});
