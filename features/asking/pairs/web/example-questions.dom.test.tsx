import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { COMPATIBILITY_QUESTIONS } from '../contract/catalogue.ts';
import { ExampleQuestions } from './example-questions.tsx';

/** Draws the second question, then the first: both places change. */
const secondThenFirst = () => {
  const draws = [0.2, 0];
  return () => draws.shift() ?? 0;
};

test('drawing two others changes the texts where they stand, and moves no line', () => {
  document.body.innerHTML = renderToString(<ExampleQuestions />);
  const before = screen.getAllByRole('listitem');
  act(() => void hydrateRoot(document.body, <ExampleQuestions random={secondThenFirst()} />));
  const after = screen.getAllByRole('listitem');
  expect(after.map(({ textContent }) => textContent)).toEqual(
    [1, 0].map((index) => COMPATIBILITY_QUESTIONS[index]?.text),
  );
  expect(after[0]).toBe(before[0]);
  expect(after[1]).toBe(before[1]);
});
