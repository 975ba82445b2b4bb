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
