/** Indices of the empty questions. */
export const emptyQuestions = (questions: readonly string[]): number[] =>
  questions.flatMap((question, index) => (question.trim() === '' ? [index] : []));

/** The server's messages by question, from field names that end in its index (`questions.3`). */
export const refusedQuestions = (
  fields: Readonly<Record<string, string>> | undefined,
): ReadonlyMap<number, string> =>
  new Map(
    Object.entries(fields ?? {}).flatMap(([field, sentence]) => {
      const number = /\d+$/.exec(field)?.[0];
      return number === undefined ? [] : [[Number(number), sentence] as const];
    }),
  );

/** The questions of a draft, padded or cut to `count`. */
export const questionsFrom = (kept: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, index) => kept[index] ?? '');

/** The error summary: the message on the whole form, then each message once, linked to its first question. */
export const problemsOfQuestions = (
  errors: ReadonlyMap<number, string>,
  whole: string | undefined,
  fieldId: (index: number) => string,
): { readonly message: string; readonly fieldId?: string }[] => {
  const first = new Map<string, number>();
  for (const [index, message] of errors) if (!first.has(message)) first.set(message, index);
  return [
    ...(whole === undefined ? [] : [{ message: whole }]),
    ...[...first].map(([message, index]) => ({ message, fieldId: fieldId(index) })),
  ];
};
