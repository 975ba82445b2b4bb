import { expect, test } from 'vitest';
import { loginProblems, signupProblems } from './login-form.rules.ts';

const good = { phone: '+91 98765 43210', email: '', age: true, terms: true };

test('a full phone, an empty e-mail and both boxes are enough to log in', () => {
  expect(loginProblems(good)).toEqual([]);
});

test.each([
  [{ ...good, phone: '987654321' }, 'phone', 'auth.phone-invalid'],
  [{ ...good, email: 'nobody' }, 'email', 'auth.email-invalid'],
  [{ ...good, age: false }, 'age', 'auth.age-unconfirmed'],
  [{ ...good, terms: false }, 'terms', 'auth.terms-unaccepted'],
])('a login that lacks something says which: %o', (details, field, code) => {
  expect(loginProblems(details)).toEqual([{ field, code }]);
});

test('everything wrong is said at once, in the order of the form', () => {
  const none = { phone: '', email: 'x', age: false, terms: false };
  expect(loginProblems(none).map(({ field }) => field)).toEqual(['phone', 'email', 'age', 'terms']);
});

test('signing up needs name, e-mail and phone; then each must be right', () => {
  expect(signupProblems({ name: ' ', email: '', phone: '' })).toEqual(
    ['name', 'email', 'phone'].map((field) => ({ field, code: 'auth.signup-fields-missing' })),
  );
  expect(signupProblems({ name: 'Asha', email: 'asha', phone: '12' })).toEqual([
    { field: 'email', code: 'auth.email-invalid' },
    { field: 'phone', code: 'auth.phone-invalid' },
  ]);
});
