import type { CompatibilityQuestion } from '../../contract/catalogue.ts';
import type { PairData, PersonData } from '../../contract/schemas.ts';
import type { PairRecord } from '../../contract/record.ts';

export type PairQuestionId = CompatibilityQuestion['id'];

/**
 * The status of a question about a pair on the server. `boughtFor`: the other pair it was paid for, if not
 * answered yet.
 */
export type PairQuestionStatus =
  | { readonly kind: 'locked' }
  | { readonly kind: 'unlocked'; readonly boughtFor?: PairData }
  | { readonly kind: 'answered'; readonly answer: { readonly id: string } };

const personKey = ({
  dateOfBirth,
  timeOfBirth,
  placeOfBirth,
  timeUnknown,
  fold,
}: PersonData): string =>
  JSON.stringify([
    dateOfBirth,
    timeUnknown === true ? '' : timeOfBirth,
    placeOfBirth.trim().toLowerCase(),
    fold ?? '',
  ]);

/** A key that is equal for equal input of two births. */
export const pairKey = ({ selfData, otherData }: PairData): string =>
  `${personKey(selfData)}&${personKey(otherData)}`;

/** The status of a question: answered, paid for this pair, paid for another pair, or locked. */
export const statusOf = (
  records: readonly PairRecord[],
  question: CompatibilityQuestion,
  pair: PairData,
): PairQuestionStatus => {
  const mine = records.filter((record) => record.question === question.text);
  const same = mine.filter((record) => pairKey(record.asked) === pairKey(pair));
  const answered = same.find((record) => record.state === 'answered');
  if (answered) return { kind: 'answered', answer: { id: answered.id } };
  if (same.some((record) => record.state === 'waiting')) return { kind: 'unlocked' };
  const other = mine.find((record) => record.state === 'waiting');
  return other ? { kind: 'unlocked', boughtFor: other.asked } : { kind: 'locked' };
};
