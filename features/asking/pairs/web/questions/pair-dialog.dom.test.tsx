import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BIRTH } from '@dhruva/web/test/answers.ts';
import { settle } from '@dhruva/web/test/clock.ts';
import { NO_NETWORK, serve } from '@dhruva/web/test/fake-server.ts';
import { pageAt } from '@dhruva/web/test/page.tsx';
import { PAIR } from '@dhruva/web/test/people.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { compatibilityQuestionById } from '../../contract/catalogue.ts';
import { checkPair, freeMatch } from '../../contract/routes.ts';
import { PairDialog } from './pair-dialog.tsx';
import { usePairQuestions } from './use-pair-questions.ts';

const births = { self: BIRTH, other: BIRTH };
const STRENGTH = compatibilityQuestionById('relationship-strength').text;
const PARENTS = compatibilityQuestionById('parents-together').text;

const Page = () => (
  <PairDialog
    checked={{ pair: PAIR, births }}
    open
    questions={usePairQuestions([])}
    onRetryKnown={undefined}
    onClose={() => undefined}
  />
);
const MATCH = {
  births,
  ways: [
    { bride: 'other' as const, max: 36, raw: 20, settled: 24.5 },
    { bride: 'self' as const, max: 36, raw: 19, settled: 23.5 },
  ],
  points: ['The points, told.'],
  manglik: ['You are not Manglik.', 'The other person is partly Manglik.'],
};

test('the points both ways and Manglik of each stand above the questions, free', async () => {
  serve(freeMatch, MATCH);
  render(<Page />, { wrapper: pageAt('/') });
  await settle();
  expect(screen.getByText('24.5 or 23.5 of 36 points')).toBeTruthy();
  for (const text of [...MATCH.points, ...MATCH.manglik])
    expect(screen.getByText(text)).toBeTruthy();
});

test('points that cannot be shown are asked for again', async () => {
  serve(freeMatch, NO_NETWORK, MATCH);
  render(<Page />, { wrapper: pageAt('/') });
  await settle();
  await press(screen.getByRole('button', { name: m.pair_retry() }));
  expect(screen.getByText('The points, told.')).toBeTruthy();
});

/** The heading button of a question. */
const row = (text: string) =>
  screen.getAllByRole('button', { name: new RegExp(text.replace('?', String.raw`\?`)) })[0]!;
const press = async (button: HTMLElement) => {
  fireEvent.click(button);
  await settle();
};

test('a question chosen in place of one that is not sold opens, and has the focus', async () => {
  serve(freeMatch, MATCH);
  serve(
    checkPair,
    {
      births,
      firmness: {
        level: null,
        holdsMinutes: null,
        holdsShareOfDay: 0.4,
        holding: ['parents-together'],
      },
    },
    { births, firmness: { level: 'fair', holdsMinutes: null, holdsShareOfDay: 0.8, holding: [] } },
  );
  render(<Page />, { wrapper: pageAt('/') });
  await settle();
  await press(row(STRENGTH));
  await press(screen.getByRole('button', { name: PARENTS }));
  expect(document.activeElement).toBe(row(PARENTS));
  expect(row(PARENTS).getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText(/holds for 80% of that day/).getAttribute('role')).toBe('status');
});
