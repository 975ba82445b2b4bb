import type { PredictionRecord } from '@dhruva/contract/predictions/history';
import { dayInWords } from '../../../lib/months.ts';
import { m } from '../../../paraglide/messages.js';

const day = (date: string): string => (Number.isNaN(Date.parse(date)) ? date : dayInWords(date));

const born = (date: string, time: string): string =>
  [day(date), time].filter((part) => part !== '').join(', ');

/** Whose birth a record is about, or how many questions it holds, in one line. */
export const recordDetails = (record: PredictionRecord): string => {
  switch (record.kind) {
    case 'question': {
      const { answer, details } = record;
      return answer
        ? `${answer.birth.inWords} · ${answer.birth.place.label}`
        : `${born(details.dob, details.timeOfBirth)} · ${details.placeOfBirth}`;
    }
    case 'compatibility': {
      const { selfData, otherData } = record.details;
      return m.predictions_two({
        first: born(selfData.dateOfBirth, selfData.timeOfBirth),
        second: born(otherData.dateOfBirth, otherData.timeOfBirth),
      });
    }
    case 'custom':
      return m.predictions_count({ count: record.set.questions.length });
  }
};
