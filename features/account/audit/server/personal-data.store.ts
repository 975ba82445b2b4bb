import type { PersonalData } from '@dhruva/server/platform/personal-data.ts';
import { staffReads } from './staff-read.store.ts';

/** The log of staff members' reads of client data. The law requires it to be kept. */
export const auditData: PersonalData = {
  title: 'Who of our staff read what you wrote',
  erases: ['staff_reads'],
  collect: async (db, { userId }) => staffReads(db, { userId }),
  retain: async (db, { userId }) => ({ staffReads: await staffReads(db, { userId }) }),
  erase: async (tx, userId) => {
    await tx.deleteFrom('staff_reads').where('user_id', '=', userId).execute();
  },
};
