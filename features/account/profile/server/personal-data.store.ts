import type { PersonalData } from '@dhruva/server/platform/personal-data.ts';
import { loadProfile } from './profile.store.ts';

/** The profile; the law requires the name to be kept. */
export const profileData: PersonalData = {
  title: 'Profile',
  erases: ['profiles'],
  collect: async (db, key) => loadProfile(db, key),
  retain: async (db, key) => ({ name: (await loadProfile(db, key))?.name ?? '' }),
  erase: async (tx, userId) => {
    await tx.deleteFrom('profiles').where('user_id', '=', userId).execute();
  },
};
