import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BIRTH } from '@dhruva/web/test/answers.ts';
import { settle } from '@dhruva/web/test/clock.ts';
import { NO_NETWORK, serve } from '@dhruva/web/test/fake-server.ts';
import { pageAt } from '@dhruva/web/test/page.tsx';
import { PAIR } from '@dhruva/web/test/people.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import type { PairData } from '../../contract/schemas.ts';
import { compatibilityQuestionById } from '../../contract/catalogue.ts';
import { checkPair, freeMatch } from '../../contract/routes.ts';
import { PairDialog } from './pair-dialog.tsx';
import { usePairQuestions } from './use-pair-questions.ts';

const births = { self: BIRTH, other: BIRTH };
const STRENGTH = compatibilityQuestionById('relationship-strength').text;
const PARENTS = compatibilityQuestionById('parents-together').text;

const Page = ({ names }: Pick<PairData, 'names'>) => (
  <PairDialog
    checked={{ pair: { ...PAIR, ...(names && { names }) }, births }}
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
  en: {
    points: ['The points, told.'],
    manglik: ['You are not Manglik.', 'The other person is partly Manglik.'],
  },
  hi: { points: ['गुण, बताए गए।'], manglik: ['आप मांगलिक नहीं हैं।'] },
};

test('the points both ways and Manglik of each stand above the questions, free', async () => {
  serve(freeMatch, MATCH);
  render(<Page />, { wrapper: pageAt('/') });
  await settle();
  expect(screen.getByText('24.5 or 23.5 of 36 points')).toBeTruthy();
  for (const text of [...MATCH.en.points, ...MATCH.en.manglik])
    expect(screen.getByText(text)).toBeTruthy();
});

test('they are told in Hindi to who has chosen it, with whom "you" means', async () => {
  serve(freeMatch, MATCH);
  render(<Page names={{ self: 'Riya', other: 'Arjun' }} />, { wrapper: pageAt('/') });
  await settle();
  expect(screen.getByText('Here “you” means Riya.')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'हिन्दी' }));
  await settle();
  const told = screen.getByText('गुण, बताए गए।');
  expect(told.closest('[lang]')?.getAttribute('lang')).toBe('hi');
  for (const text of ['36 में से 24.5 या 23.5 गुण', 'यहाँ “आप” का मतलब Riya है।'])
    expect(screen.getByText(text)).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'English' }));
});

test('the two are called by the names given, each with the birth', async () => {
  serve(freeMatch, MATCH);
  render(<Page names={{ other: 'Arjun' }} />, { wrapper: pageAt('/') });
  await settle();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    m.pair_self(),
    'Arjun',
  ]);
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
