import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AnswerState, Delivered } from '@dhruva/asking/answers/web';
import { QuestionContent } from './question-content.tsx';

const NO_DETAILS: UserDetails = {
  questionFor: 'self',
  gender: 'female',
  dob: '',
  timeOfBirth: '',
  placeOfBirth: '',
};

const shown = (state: AnswerState<UserDetails, Delivered>): string =>
  renderToStaticMarkup(
    <QuestionContent
      state={state}
      kept={{ waiting: undefined, answered: undefined }}
      onGet={() => undefined}
      onRevealed={() => undefined}
      onAsk={() => undefined}
    />,
  );

test('an unlocked question without birth details says so and asks for them', () => {
  const content = shown({ kind: 'unlocked', details: NO_DETAILS });
  expect(content).toContain(
    'Internal error: Could not find birth details for this question. Please try again.',
  );
  expect(content).toContain('Give birth details');
});

test('an answer that is a text is shown with its lines', () => {
  const content = shown({ kind: 'answered', answer: 'First line.\nSecond line.' });
  expect(content).toContain('<p class="whitespace-pre-line">First line.\nSecond line.</p>');
});
