import type { PersonalData } from '../privacy/privacy.api.ts';
import { deleteEntries, listEntries } from './entry.store.ts';

/** How somebody felt. */
export const counsellingData: PersonalData = {
  title: 'How you felt',
  erases: ['counselling_entries'],
  collect: listEntries,
  erase: async (tx, userId) => {
    await deleteEntries(tx, userId);
  },
};
