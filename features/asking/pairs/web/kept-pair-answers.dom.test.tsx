import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { pairAnswer } from '@dhruva/asking/pairs/contract/schemas';
import { KEPT_PAIR_ANSWERS } from '@dhruva/web/test/kept-answers.ts';
import { PairAnswerView } from './pair-answer-view.tsx';

type Kept = keyof typeof KEPT_PAIR_ANSWERS;

const { shape1, shape2 } = KEPT_PAIR_ANSWERS;

const show = (kept: Kept): HTMLElement => {
  render(
    <MemoryRouter>
      <PairAnswerView answer={pairAnswer.parse(KEPT_PAIR_ANSWERS[kept])} />
    </MemoryRouter>,
  );
  return screen.getByRole('article');
};

test.each(Object.keys(KEPT_PAIR_ANSWERS) as Kept[])(
  'the contract reads a kept answer about two people and takes nothing from it: %s',
  (kept) => {
    expect(pairAnswer.parse(KEPT_PAIR_ANSWERS[kept])).toEqual(KEPT_PAIR_ANSWERS[kept]);
  },
);

test.each(['oldest', 'shape1'] as const)('an answer of shape 1 is shown as it was: %s', (kept) => {
  const article = show(kept);
  for (const text of [shape1.direct, ...shape1.advice, shape1.caveat])
    expect(article.textContent).toContain(text);
  expect(within(article).getByRole('heading', { name: 'When' })).toBeTruthy();
  expect(article.querySelector('details.printed-open')).toBeNull();
});

test('an answer of shape 2 is told as a reading, with its points folded away', () => {
  const article = show('shape2');
  const { direct, reading, past, advice, custom, caveat } = shape2;
  for (const text of [direct, ...reading, ...past, ...advice, custom, caveat])
    expect(article.textContent).toContain(text);
  expect(within(article).getByRole('heading', { name: 'Looking back' })).toBeTruthy();
  const points = within(article).getByRole('table', { name: /^Ashtakoota/ });
  expect(article.querySelector('details.printed-open')?.contains(points)).toBe(true);
});
