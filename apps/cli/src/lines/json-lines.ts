import { createInterface } from 'node:readline';
import { PROFILE_ERRORS } from '@dhruva/account/profile/contract/errors';
import { ANSWER_ERRORS } from '@dhruva/asking/answers/contract/errors';
import { BIRTH_ERRORS } from '@dhruva/asking/births/contract/errors';
import { PLACE_ERRORS } from '@dhruva/asking/places/contract/errors';
import { QUESTION_ERRORS } from '@dhruva/asking/questions/contract/errors';
import { FOLLOW_UP_ERRORS } from '@dhruva/asking/follow-ups/contract/errors';
import { COMMON_ERRORS } from '@dhruva/kernel/errors';

/** What a line may be refused for. */
const ERRORS = {
  ...COMMON_ERRORS,
  ...PROFILE_ERRORS,
  ...PLACE_ERRORS,
  ...BIRTH_ERRORS,
  ...ANSWER_ERRORS,
  ...QUESTION_ERRORS,
  ...FOLLOW_UP_ERRORS,
};
export type RefusalCode = keyof typeof ERRORS;

/** One line of input: a JSON object whose fields are still to be checked. */
export type InputLine = Readonly<Record<string, unknown>>;

/** Thrown for a line that cannot be answered; the run goes on with the next. */
export class Refusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(ERRORS[code].sentence);
    this.code = code;
  }
}

const parsed = (text: string): InputLine => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal('request.broken-json');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal('request.invalid');
  }
  return value as InputLine;
};

const refused = (id: unknown, failure: unknown): object => {
  if (failure instanceof Refusal) return { id, error: failure.code, message: failure.message };
  console.error(failure);
  const code = 'server.unexpected';
  return { id, error: code, message: ERRORS[code].sentence };
};

/** The reply to one line: the answer under the line's `id`, or `{id, error, message}`. Never throws. */
export const replyTo = (text: string, answer: (line: InputLine) => object): object => {
  let id: unknown = null;
  try {
    const line = parsed(text);
    id = line['id'] ?? null;
    return { id, ...answer(line) };
  } catch (failure) {
    return refused(id, failure);
  }
};

/** Answers every line of standard input on standard output, in order; blank lines are passed over. */
export const answerLines = async (answer: (line: InputLine) => object): Promise<void> => {
  process.stdout.on('error', () => process.exit());
  for await (const text of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (text.trim() === '') continue;
    const taken = process.stdout.write(`${JSON.stringify(replyTo(text, answer))}\n`);
    if (!taken) await new Promise((resolve) => process.stdout.once('drain', resolve));
  }
};
