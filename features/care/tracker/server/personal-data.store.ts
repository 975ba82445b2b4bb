import type { Db } from '@dhruva/server/platform/database/db.ts';
import type { PersonalData } from '@dhruva/server/platform/personal-data.ts';
import { deleteEntries, listEntries } from './entry.store.ts';
import { dropShares, sharesOf } from './sharing/share.store.ts';

const consentsOf = async (db: Db, userId: string) =>
  (await sharesOf(db, userId)).map(({ therapistId, version, since, endedAt, endedBy }) => ({
    therapistId,
    version,
    since,
    endedAt,
    endedBy,
  }));

/** Personal data of the mood tracker: entries, and consents to share them, which are kept by law. */
export const trackerData: PersonalData = {
  title: 'How you felt',
  erases: ['counselling_entries', 'entry_shares'],
  collect: async (db, key) => ({
    entries: await listEntries(db, key),
    shownTo: await consentsOf(db, key.userId),
  }),
  retain: async (db, { userId }) => ({ entriesShownTo: await consentsOf(db, userId) }),
  erase: async (tx, userId) => {
    await dropShares(tx, userId);
    await deleteEntries(tx, userId);
  },
};
