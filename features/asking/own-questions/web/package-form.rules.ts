/** Numbers (from 0) of the questions left empty. */
export const emptyQuestions = (questions: readonly string[]): number[] =>
  questions.flatMap((question, index) => (question.trim() === '' ? [index] : []));

/** Refusals of the server by question, from field names that end in its number (`questions.3`). */
export const refusedQuestions = (
  fields: Readonly<Record<string, string>> | undefined,
): ReadonlyMap<number, string> =>
  new Map(
    Object.entries(fields ?? {}).flatMap(([field, sentence]) => {
      const number = /\d+$/.exec(field)?.[0];
      return number === undefined ? [] : [[Number(number), sentence] as const];
    }),
  );

/** So many questions, beginning with those kept. */
export const questionsFrom = (kept: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, index) => kept[index] ?? '');

/** The lines of the error summary: what is wrong with the whole, then each sentence once, leading to its first question. */
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
