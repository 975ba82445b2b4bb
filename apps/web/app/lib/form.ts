import type { ErrorMeaning } from '@dhruva/kernel/errors';
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { Problem } from '../lib/problem.ts';

/** A field of a form and the code of what is wrong with it. */
export interface FieldProblem<Code> {
  readonly field: string;
  readonly code: Code;
}

/**
 * A react-hook-form resolver over a validation function; each error code becomes its message from the
 * catalogue.
 */
export const resolverOf =
  <Values extends FieldValues, Code extends string>(
    problemsOf: (values: Values) => readonly FieldProblem<Code>[],
    errors: Readonly<Record<NoInfer<Code>, ErrorMeaning>>,
  ): Resolver<Values> =>
  (values) => {
    const problems = problemsOf(values);
    if (problems.length === 0) return { values, errors: {} };
    const wrong: Record<string, FieldError> = Object.fromEntries(
      problems.map(({ field, code }) => [field, { type: code, message: errors[code].sentence }]),
    );
    return { values: {}, errors: wrong as FieldErrors<Values> };
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
