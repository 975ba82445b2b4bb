import type { CompatibilityQuestion } from '../../contract/catalogue.ts';
import type { PairAnswer, PairData, PersonData } from '../../contract/schemas.ts';
import type { PairRecord } from '../../contract/record.ts';

export type PairQuestionId = CompatibilityQuestion['id'];

/** What the server knows of one question about one pair. `boughtFor`: it was paid for another pair and not read yet. */
export type Standing =
  | { readonly kind: 'locked' }
  | { readonly kind: 'unlocked'; readonly boughtFor?: PairData }
  | { readonly kind: 'answered'; readonly answer: PairAnswer };

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

/** The same text for the same two births, as they were typed. */
export const pairKey = ({ selfData, otherData }: PairData): string =>
  `${personKey(selfData)}&${personKey(otherData)}`;

/** Read already, paid for this pair, paid for another pair, or nothing of it. */
export const standingOf = (
  records: readonly PairRecord[],
  question: CompatibilityQuestion,
  pair: PairData,
): Standing => {
  const mine = records.filter((record) => record.question === question.text);
  const same = mine.filter((record) => pairKey(record.asked) === pairKey(pair));
  const answer = same.find((record) => record.state === 'answered')?.answer;
  if (answer) return { kind: 'answered', answer };
  if (same.some((record) => record.state === 'waiting')) return { kind: 'unlocked' };
  const other = mine.find((record) => record.state === 'waiting');
  return other ? { kind: 'unlocked', boughtFor: other.asked } : { kind: 'locked' };
};
