import { ERROR_MESSAGES } from '@dhruva/kernel/messages';
import type { ErrorCode } from '@dhruva/kernel/error-codes';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { Problem } from '../lib/problem.ts';

/** A form field and the error code of its problem. */
export interface FieldProblem {
  readonly field: string;
  readonly code: ErrorCode;
}

/**
 * A react-hook-form resolver over a validation function; each error code becomes its message from the
 * catalogue.
 */
export const resolverOf =
  <Values extends FieldValues>(
    problemsOf: (values: Values) => readonly FieldProblem[],
  ): Resolver<Values> =>
  (values) => {
    const problems = problemsOf(values);
    if (problems.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      problems.map(({ field, code }) => [field, { type: code, message: ERROR_MESSAGES[code] }]),
    );
    return { values: {}, errors: errors as FieldErrors<Values> };
  };

/** The errors of a form for its error summary: one line for each message, linked to the first field it concerns. */
export const problemsOf = <Values extends FieldValues>(
  errors: FieldErrors<Values>,
  fieldId: (field: string) => string,
): Problem[] => {
  const byMessage = new Map<string, string>();
  for (const [field, error] of Object.entries(errors)) {
    const message = error?.message;
    if (typeof message === 'string' && !byMessage.has(message)) byMessage.set(message, field);
  }
  return [...byMessage].map(([message, field]) =>
    field === 'root' ? { message } : { message, fieldId: fieldId(field) },
  );
};
