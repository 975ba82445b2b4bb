import type { AUTH_ERRORS } from '../contract/errors.ts';
import { readEmail, readName, readPhone } from '@dhruva/account/profile/contract/contact';

type Code = keyof typeof AUTH_ERRORS;

/** A form field and the error code of what is wrong with it. */
export interface FieldProblem {
  readonly field: string;
  readonly code: Code;
}

export interface LoginDetails {
  readonly phone: string;
  readonly email: string;
  readonly age: boolean;
  readonly terms: boolean;
}

export interface SignupDetails {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

const problems = (checks: readonly (readonly [boolean, string, Code])[]): FieldProblem[] =>
  checks.flatMap(([wrong, field, code]) => (wrong ? [{ field, code }] : []));

/** Validates the first step of logging in, in the order of the form (specification, section 5). */
export const loginProblems = ({ phone, email, age, terms }: LoginDetails): FieldProblem[] =>
  problems([
    [readPhone(phone) === undefined, 'phone', 'auth.phone-invalid'],
    [readEmail(email) === undefined, 'email', 'auth.email-invalid'],
    [!age, 'age', 'auth.age-unconfirmed'],
    [!terms, 'terms', 'auth.terms-unaccepted'],
  ]);

/** Validates the first step of signing up. */
export const signupProblems = ({ name, email, phone }: SignupDetails): FieldProblem[] => {
  const missing = problems([
    [readName(name) === '', 'name', 'auth.signup-fields-missing'],
    [email.trim() === '', 'email', 'auth.signup-fields-missing'],
    [phone.trim() === '', 'phone', 'auth.signup-fields-missing'],
  ]);
  if (missing.length > 0) return missing;
  return problems([
    [readEmail(email) === undefined, 'email', 'auth.email-invalid'],
    [readPhone(phone) === undefined, 'phone', 'auth.phone-invalid'],
  ]);
};
