import {
  COMPATIBILITY_QUESTIONS,
  type CompatibilityQuestion,
} from '@dhruva/contract/catalogue/compatibility-questions';
import type { PairAnswer, PairData, PersonData } from '@dhruva/contract/compatibility/schemas';
import type { PairRecord } from '@dhruva/contract/predictions/history';

export type PairQuestionId = CompatibilityQuestion['id'];

/** How far one question about one pair has come. */
export type PairQuestionState =
  | { readonly kind: 'locked' }
  /** `boughtFor`: it was paid for another pair and not read yet. */
  | { readonly kind: 'paid'; readonly boughtFor?: PairData }
  | {
      readonly kind: 'loading';
      /** When it was asked, ms since 1970. */
      readonly since: number;
      readonly answer?: PairAnswer;
    }
  | { readonly kind: 'answered'; readonly answer: PairAnswer }
  /** The apology stands where the answer would; asking again is allowed. */
  | { readonly kind: 'failed'; readonly reason: string };

const keyOf = ({ dateOfBirth, timeOfBirth, placeOfBirth, timeUnknown, fold }: PersonData): string =>
  JSON.stringify([
    dateOfBirth,
    timeUnknown === true ? '' : timeOfBirth,
    placeOfBirth.trim().toLowerCase(),
    fold ?? '',
  ]);

/** The same text for the same two births. */
export const pairKey = ({ selfData, otherData }: PairData): string =>
  `${keyOf(selfData)}&${keyOf(otherData)}`;

/** What the server knows of a question about this pair: read, paid for it, paid for another pair, or nothing. */
export const storedState = (
  records: readonly PairRecord[],
  question: CompatibilityQuestion,
  pair: PairData,
): PairQuestionState => {
  const mine = records.filter((record) => record.question === question.text);
  const same = mine.filter((record) => pairKey(record.asked) === pairKey(pair));
  const answer = same.find((record) => record.state === 'answered')?.answer;
  if (answer) return { kind: 'answered', answer };
  if (same.some((record) => record.state === 'waiting')) return { kind: 'paid' };
  const other = mine.find((record) => record.state === 'waiting');
  return other ? { kind: 'paid', boughtFor: other.asked } : { kind: 'locked' };
};

/** The number of a question among the six, from 0. */
export const questionIndex = (id: PairQuestionId): number =>
  COMPATIBILITY_QUESTIONS.findIndex((question) => question.id === id);
