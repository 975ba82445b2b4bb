import type { PersonalData } from '@dhruva/server/platform/personal-data.ts';
import { listPeople } from './people.store.ts';

/** The people a user keeps. */
export const peopleData: PersonalData = {
  title: 'My people',
  erases: ['people'],
  collect: async (db, key) => listPeople(db, key),
  erase: async (tx, userId) => {
    await tx.deleteFrom('people').where('user_id', '=', userId).execute();
  },
};
