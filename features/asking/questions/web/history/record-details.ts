import type { PairRecord } from '@dhruva/asking/pairs/contract/record';
import type { PredictionRecord, QuestionRecord } from '@dhruva/asking/questions/contract/history';
import { m } from '@dhruva/web/paraglide/messages.js';
import { type AnswerLabels, formatBirth, formatDate } from '@dhruva/asking/answers/web';

const IS_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A typed birth; its date is formatted where it is in the form's format. */
const typed = (labels: AnswerLabels, date: string, time: string): string =>
  [IS_DAY.test(date) ? formatDate(labels, date) : date, time]
    .filter((part) => part !== '')
    .join(', ');

const ofOne = (labels: AnswerLabels, { answer, asked, details }: QuestionRecord): string => {
  const [name, birth, place] = answer
    ? [answer.names?.self, formatBirth(labels, answer.birth), answer.birth.place.label]
    : [asked.name, typed(labels, details.dob, details.timeOfBirth), details.placeOfBirth];
  return [name, birth, place].filter(Boolean).join(' · ');
};

/** A birth after the name given with it, if any. */
const named = (name: string | undefined, birth = ''): string =>
  name ? `${name}, ${birth}` : birth;

const ofTwo = (labels: AnswerLabels, { answer, asked, details }: PairRecord): string => {
  const names = answer ? answer.names : asked.names;
  const { selfData, otherData } = details;
  const [first, second] = answer
    ? [formatBirth(labels, answer.births.self), formatBirth(labels, answer.births.other)]
    : [selfData, otherData].map(({ dateOfBirth, timeOfBirth }) =>
        typed(labels, dateOfBirth, timeOfBirth),
      );
  return labels.kept.two(named(names?.self, first), named(names?.other, second));
};

/** Whose birth a record is about, or its number of questions, in one line. */
export const recordDetails = (labels: AnswerLabels, record: PredictionRecord): string => {
  switch (record.kind) {
    case 'question':
      return ofOne(labels, record);
    case 'compatibility':
      return ofTwo(labels, record);
    case 'custom':
      return m.predictions_count({ count: record.set.questions.length });
  }
};
