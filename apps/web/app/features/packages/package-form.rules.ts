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
