import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BIRTH } from '@dhruva/web/test/answers.ts';
import { settle } from '@dhruva/web/test/clock.ts';
import { serve } from '@dhruva/web/test/fake-server.ts';
import { TestQueryClient } from '@dhruva/web/test/page.tsx';
import { PAIR } from '@dhruva/web/test/people.ts';
import { compatibilityQuestionById } from '../../contract/catalogue.ts';
import { checkPair } from '../../contract/routes.ts';
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
    AnswerView={() => null}
    onRetryKnown={undefined}
    onClose={() => undefined}
  />
);
/** The heading button of a question. */
const row = (text: string) =>
  screen.getAllByRole('button', { name: new RegExp(text.replace('?', String.raw`\?`)) })[0]!;
const press = async (button: HTMLElement) => {
  fireEvent.click(button);
  await settle();
};

test('a question chosen in place of one that is not sold opens, and has the focus', async () => {
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
  render(<Page />, { wrapper: TestQueryClient });
  await settle();
  await press(row(STRENGTH));
  await press(screen.getByRole('button', { name: PARENTS }));
  expect(document.activeElement).toBe(row(PARENTS));
  expect(row(PARENTS).getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText(/holds for 80% of that day/).getAttribute('role')).toBe('status');
});
