import { scan } from '@dhruva/safety';

export type ReadAnswers =
  | { readonly kind: 'read'; readonly answers: string[] }
  | { readonly kind: 'refused'; readonly problems: readonly string[] };

const SEPARATOR = /^---[^\S\n]*$/m;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

const split = (text: string): string[] | undefined => {
  if (!text.trimStart().startsWith('[')) return text.replaceAll('\r\n', '\n').split(SEPARATOR);
  try {
    const parsed: unknown = JSON.parse(text);
    return isTexts(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
};

const problemsOf = (answer: string, at: number): string[] => {
  if (answer === '') return [`answer ${at + 1} is empty`];
  return scan(answer).map(
    ({ subject, words, sentence }) =>
      `answer ${at + 1} speaks of ${subject} ("${words}"): ${sentence}`,
  );
};

/**
 * Parses a file of answers, one for each question: a JSON array of texts, or texts separated by `---` lines.
 * Returns all problems: wrong number, empty answers, forbidden subjects (decision 21).
 */
export const readAnswers = (text: string, count: number): ReadAnswers => {
  const answers = split(text)?.map((answer) => answer.trim());
  if (!answers) return { kind: 'refused', problems: ['this is no JSON array of texts'] };
  if (answers.length !== count) {
    const problem = `${count} questions were asked, ${answers.length} answers were given`;
    return { kind: 'refused', problems: [problem] };
  }
  const problems = answers.flatMap(problemsOf);
  return problems.length > 0 ? { kind: 'refused', problems } : { kind: 'read', answers };
};
