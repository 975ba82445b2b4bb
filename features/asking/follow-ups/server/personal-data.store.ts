import type { PersonalData } from '@dhruva/server/platform/personal-data.ts';
import { listFollowUps } from './follow-ups.store.ts';

/** Personal data of follow-ups: question and answer of each, and when it was chosen. */
export const followUpsData: PersonalData = {
  title: 'Follow-ups to answers',
  erases: ['follow_ups'],
  collect: async (db, key) =>
    (await listFollowUps(db, key)).map(({ told: { en, hi }, takenAt }) => ({
      takenAt,
      en,
      hi,
    })),
  erase: async (tx, userId) => {
    await tx.deleteFrom('follow_ups').where('user_id', '=', userId).execute();
  },
};
