import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { settle } from '@dhruva/web/test/clock.ts';
import { TestQueryClient } from '@dhruva/web/test/page.tsx';
import type { CheckedFirmness } from '../../contract/schemas.ts';
import { FirmnessNote } from './firmness-note.tsx';

const FIRM: CheckedFirmness = {
  level: 'firm',
  holdsMinutes: 20,
  holdsShareOfDay: null,
  holding: [],
};
const NOT_SOLD: CheckedFirmness = {
  level: null,
  holdsMinutes: null,
  holdsShareOfDay: 0.4,
  holding: ['main-strengths', 'suitable-work'],
};

const show = (firmness: CheckedFirmness | undefined) => {
  const onAsk = vi.fn();
  render(<FirmnessNote firmness={firmness} whose="self" onAsk={onAsk} />, {
    wrapper: TestQueryClient,
  });
  return onAsk;
};
const line = (): string => screen.getByRole('status').textContent;

test('one line, and nothing to press', () => {
  show(FIRM);
  expect(line()).toBe('Firm: it would still be so if you were born 20 minutes earlier or later.');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('nothing is said while it is not known', () => {
  show(undefined);
  expect(line()).toBe('');
});

test('not sold: why, and questions that lead on', () => {
  const onAsk = show(NOT_SOLD);
  expect(line()).toContain('only 40% of that day');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'What are my main strengths according to my chart?',
    'What kind of work suits me best?',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'What kind of work suits me best?' }));
  expect(onAsk.mock.calls).toEqual([['suitable-work']]);
});

test('not sold, and nothing else holds: says so', () => {
  show({ ...NOT_SOLD, holding: [] });
  expect(document.body.textContent).toContain('no other question holds');
});

test('in Hindi where answers are read in Hindi', async () => {
  window.localStorage.setItem('answerLanguage', 'hi');
  show(NOT_SOLD);
  await settle();
  expect(line()).toContain('40% समय');
  expect(screen.getByRole('button', { name: /मेरे लिए/ })).toBeTruthy();
});
