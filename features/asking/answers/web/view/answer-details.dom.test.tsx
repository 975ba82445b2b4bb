import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Answer } from '../../contract/schemas.ts';
import { ANSWER, BIRTH } from '@dhruva/web/test/answers.ts';
import { AnswerLanguageProvider } from '../words/answer-language.tsx';
import { AnswerDetails } from './answer-details.tsx';

const HI = {
  question: '',
  direct: '',
  trendText: '',
  windows: [],
  windowsNote: '',
  factors: [],
  sure: '',
  advice: [],
  caveat: '',
  facts: 'इन बातों को देखकर उत्तर: विवाहित',
};
const MARRIED = 'Answered with: married';

const show = (answer: Answer, language: 'en' | 'hi') =>
  render(
    <MemoryRouter>
      <AnswerLanguageProvider value={language}>
        <AnswerDetails answer={answer} births={[{ birth: BIRTH }]} />
      </AnswerLanguageProvider>
    </MemoryRouter>,
  );

test.each([
  ['en', MARRIED],
  ['hi', HI.facts],
] as const)('the facts used are named in the language shown: %s', (language, line) => {
  show({ ...ANSWER, facts: MARRIED, hi: HI }, language);
  expect(screen.queryByText(line)).not.toBeNull();
});

test('an answer without facts, and an older one, names none', () => {
  show(ANSWER, 'en');
  expect(screen.queryByText(/Answered with/)).toBeNull();
});

test.each([
  [{ self: 'Riya', other: 'Arjun' }, ['Riya', 'Arjun']],
  [{ other: 'Arjun' }, ['Person 1 (you)', 'Arjun']],
  [undefined, ['Person 1 (you)', 'Person 2']],
])('of two people each birth stands under the name given: %j', (names, headings) => {
  const births = [
    { whose: 'self', birth: BIRTH },
    { whose: 'other', birth: BIRTH },
  ] as const;
  render(<AnswerDetails answer={{ ...ANSWER, names }} births={births} />, {
    wrapper: MemoryRouter,
  });
  const shown = screen.getAllByRole('heading', { level: 3 });
  expect(shown.map(({ textContent }) => textContent)).toEqual(headings);
});

test('an answer about another person has the name above the birth', () => {
  show({ ...ANSWER, names: { self: 'Meera' } }, 'en');
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Meera');
});
