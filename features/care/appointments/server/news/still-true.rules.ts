import { isOfUse } from '../reminder.rules.ts';

interface Standing {
  readonly state: string;
  readonly startsAt: Date;
}

type Told = 'booked' | 'moved' | 'cancelled' | 'unplaced' | 'day-before' | 'hour-before';

/** Whether a message still holds at the time of sending. */
export const isStillTrue = (news: Told, { state, startsAt }: Standing, now: Date): boolean => {
  switch (news) {
    case 'booked':
    case 'moved':
      return state === 'confirmed' && now < startsAt;
    case 'cancelled':
    case 'unplaced':
      return state === news;
    case 'day-before':
      return state === 'confirmed' && isOfUse('day', startsAt, now);
    case 'hour-before':
      return state === 'confirmed' && isOfUse('hour', startsAt, now);
  }
};
