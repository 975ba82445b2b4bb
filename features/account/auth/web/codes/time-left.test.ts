import { AUTH_ERRORS } from '../../contract/errors.ts';
import { CallError } from '@dhruva/web/lib/call-error.ts';
import { expect, test } from 'vitest';
import { refusalInWords, waitInWords } from './time-left.ts';

test.each([
  [1, '1 s'],
  [59, '59 s'],
  [60, '1 min'],
  [61, '2 min'],
  [3_599, '60 min'],
  [3_600, '1 h'],
  [3_601, '2 h'],
])('%i seconds are told as %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});

const refused = (code: keyof typeof AUTH_ERRORS, extras: object) =>
  refusalInWords(new CallError(code, AUTH_ERRORS[code].sentence, { status: 400, ...extras }));

test('a wrong code says how often and how long it can still be typed', () => {
  const wrong = refused('auth.code-wrong', { codeLeft: { tries: 3, seconds: 200 } });
  expect(wrong).toBe(
    'Invalid OTP. Please try again. Tries left with this code: 3. It holds for 4 min more.',
  );
  expect(refused('auth.code-wrong', { codeLeft: { tries: 0, seconds: 200 } })).toContain(
    'Please ask for a new one.',
  );
});

test('whoever has to wait is told how long', () => {
  expect(refused('auth.code-locked', { retryAfterSeconds: 90 })).toMatch(
    /You can try again in 2 min\.$/,
  );
});

test('what has no time says what it said', () => {
  expect(refused('auth.code-expired', {})).toBe(AUTH_ERRORS['auth.code-expired'].sentence);
  expect(refusalInWords(new Error('Something else'))).toBe('Something else');
});
