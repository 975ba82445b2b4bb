import type { PredictionRecord } from '@dhruva/asking/questions/contract/history';
import { questionByText } from '@dhruva/asking/questions/contract/catalogue';
import { QUESTION_AREAS } from '@dhruva/jyotish/vocabulary';
import type { KeptRecord } from './schemas.ts';

/** A window of an answer, with the answer it is from. Months are `YYYY-MM`, both included. */
export interface ToldWindow {
  readonly record: KeptRecord;
  readonly from: string;
  readonly to: string;
  readonly strength: 'stronger' | 'weaker';
  /** A newer answer about the same person and matter leads (decision 64). */
  readonly isEarlier: boolean;
}

/** Whom answers are about: equal for equal people. Made of birth details, so never part of an address. */
export const personOf = (record: KeptRecord): string => {
  if (record.kind === 'compatibility') return 'pair';
  if (record.asked.questionFor === 'self') return 'self';
  const { dob, timeOfBirth, placeOfBirth } = record.asked;
  return JSON.stringify([dob, timeOfBirth, placeOfBirth.trim().toLowerCase()]);
};

/** The records that have a screen of their own: all but packages of own questions. */
export const keptRecordsOf = (records: readonly PredictionRecord[]): readonly KeptRecord[] =>
  records.filter((record) => record.kind !== 'custom');

const isSameBirths = (one: KeptRecord, other: KeptRecord): boolean =>
  one.kind !== 'compatibility' ||
  (other.kind === 'compatibility' && JSON.stringify(one.details) === JSON.stringify(other.details));

/** The area of life a question is judged under; one about two people is an area of its own. */
export const areaOf = (question: string): string => {
  const known = questionByText(question);
  return known ? QUESTION_AREAS[known.id] : question;
};

/** Whether `newer` takes the lead over `older`: the same question again, or the same matter told in a newer shape. */
const leadsOver = (newer: KeptRecord, older: KeptRecord): boolean => {
  if (newer.answer === null || newer.createdAt <= older.createdAt) return false;
  if (personOf(newer) !== personOf(older) || !isSameBirths(newer, older)) return false;
  if (newer.question === older.question) return true;
  const isNewerShape = newer.answer.shape !== undefined && older.answer?.shape === undefined;
  return isNewerShape && areaOf(newer.question) === areaOf(older.question);
};

/** All windows of all answers, in the order of the records; each says whether a newer answer leads. */
export const toldWindows = (records: readonly KeptRecord[]): readonly ToldWindow[] =>
  records.flatMap((record) => {
    const isEarlier = records.some((other) => leadsOver(other, record));
    return (record.answer?.windows ?? []).map(({ from, to, strength }) => ({
      record,
      from,
      to,
      strength,
      isEarlier,
    }));
  });
