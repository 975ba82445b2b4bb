import { isUseful } from '../reminder.rules.ts';

interface CurrentState {
  readonly state: string;
  readonly startsAt: Date;
}

type NewsKind = 'booked' | 'moved' | 'cancelled' | 'unplaced' | 'day-before' | 'hour-before';

/** Whether a message still holds at the time of sending. */
export const isStillTrue = (
  news: NewsKind,
  { state, startsAt }: CurrentState,
  now: Date,
): boolean => {
  switch (news) {
    case 'booked':
    case 'moved':
      return state === 'confirmed' && now < startsAt;
    case 'cancelled':
    case 'unplaced':
      return state === news;
    case 'day-before':
      return state === 'confirmed' && isUseful('day', startsAt, now);
    case 'hour-before':
      return state === 'confirmed' && isUseful('hour', startsAt, now);
  }
};
