import type { PersonalData } from '@dhruva/server/platform/personal-data.ts';

/** Entitlements to answers. Comes after the tables that reference it. */
export const entitlementsData: PersonalData = {
  title: 'Questions unlocked',
  erases: ['entitlements'],
  collect: async (db, { userId }) =>
    db
      .selectFrom('entitlements')
      .select(['kind', 'source', 'question_id', 'created_at', 'delivered_at', 'revoked_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  erase: async (tx, userId) => {
    await tx.deleteFrom('entitlements').where('user_id', '=', userId).execute();
  },
};
