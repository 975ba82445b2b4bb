import { expect, it } from 'vitest';
import { EMPTY_MESSAGE, supportProblems } from './support-form.rules.ts';

const GOOD = { issue: 'bug', message: 'It broke.', answerTo: '' } as const;

it('needs an issue and a message, and an answer only where it is wanted', () => {
  expect(supportProblems(GOOD)).toEqual([]);
  expect(supportProblems({ ...GOOD, answerTo: '98765 43210' })).toEqual([]);
  expect(supportProblems(EMPTY_MESSAGE)).toEqual([
    { field: 'issue', code: 'support.fields-missing' },
    { field: 'message', code: 'support.fields-missing' },
  ]);
  expect(supportProblems({ ...GOOD, message: '  ', answerTo: '98765' })).toEqual([
    { field: 'message', code: 'support.fields-missing' },
    { field: 'answerTo', code: 'support.answer-to-invalid' },
  ]);
});
