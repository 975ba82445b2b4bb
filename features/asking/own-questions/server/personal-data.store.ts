import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import type { PersonalData } from '@dhruva/server/platform/personal-data.ts';
import './answering/desk-read.store.ts';
import { listSets } from './question-set.store.ts';

const readsOf = async (db: Db, { userId }: UserKey) =>
  db
    .selectFrom('desk_reads')
    .innerJoin('custom_question_sets', 'custom_question_sets.id', 'desk_reads.set_id')
    .select(['desk_reads.set_id', 'desk_reads.operator', 'desk_reads.action', 'desk_reads.at'])
    .where('custom_question_sets.user_id', '=', userId)
    .orderBy('desk_reads.at')
    .orderBy('desk_reads.id')
    .execute();

/** Personal data of own questions, and the access log of staff, which must be kept by law. */
export const ownQuestionsData: PersonalData = {
  title: 'Questions answered by our team',
  erases: ['desk_reads', 'custom_question_sets'],
  collect: async (db, key) => ({
    questions: await listSets(db, key),
    readByStaff: await readsOf(db, key),
  }),
  retain: async (db, key) => ({ questionReads: await readsOf(db, key) }),
  erase: async (tx, userId) => {
    const sets = tx.selectFrom('custom_question_sets').select('id').where('user_id', '=', userId);
    await tx.deleteFrom('desk_reads').where('set_id', 'in', sets).execute();
    await tx.deleteFrom('custom_question_sets').where('user_id', '=', userId).execute();
  },
};
