import type { PersonalData } from '../privacy/privacy.api.ts';
import './unlock.store.ts';

/** Assessments bought. */
export const assessmentsData: PersonalData = {
  title: 'Assessments',
  erases: ['assessment_unlocks'],
  collect: async (db, { userId }) =>
    db
      .selectFrom('assessment_unlocks')
      .select(['assessment_id', 'therapist_id', 'bought_at', 'revoked_at'])
      .where('user_id', '=', userId)
      .orderBy('bought_at')
      .execute(),
  erase: async (tx, userId) => {
    await tx.deleteFrom('assessment_unlocks').where('user_id', '=', userId).execute();
  },
};
