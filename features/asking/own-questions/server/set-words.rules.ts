import { timeInWords, wallClock } from '@dhruva/civil-time';
import { ANSWERING_HOURS } from '@dhruva/kernel/answering-hours';
import { questionPackage } from '../contract/catalogue.ts';
import type { QuestionPackageId } from '../contract/catalogue.ts';

export type SetState = 'waiting' | 'answered' | 'missed' | 'refunded';

const MONTH = new Intl.DateTimeFormat('en-IN', { month: 'short', timeZone: 'UTC' });

/** "5:40 PM, 23 Nov (IST)". */
export const promiseInWords = (due: Date): string => {
  const { date, time } = wallClock(due.getTime(), ANSWERING_HOURS.zone);
  const day = new Date(`${date}T00:00:00Z`);
  return `${timeInWords(time.slice(0, 5))}, ${day.getUTCDate()} ${MONTH.format(day)} (IST)`;
};

/** "10 questions, answered within 2 hours". */
export const packageTitle = (id: QuestionPackageId): string => {
  const { questions, delivery } = questionPackage(id);
  return `${questions} questions, answered ${delivery}`;
};

/** The state of a set, in words. */
export const stageOf = (state: SetState, due: Date): string =>
  ({
    waiting: `Answer due by ${promiseInWords(due)}`,
    answered: 'Answered',
    missed: `Not answered by ${promiseInWords(due)}; refunded in full`,
    refunded: 'Cancelled before it was answered',
  })[state];
