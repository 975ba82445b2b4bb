import type { PersonalData } from '@dhruva/server/platform/personal-data.ts';
import './credit.store.ts';

/** Session credits of plans and packs. */
export const plansData: PersonalData = {
  title: 'Sessions of plans',
  erases: ['session_credits'],
  collect: async (db, { userId }) =>
    db
      .selectFrom('session_credits')
      .select(['plan_id', 'number', 'expires_at', 'used_for', 'voided_at'])
      .where('user_id', '=', userId)
      .orderBy('order_id')
      .orderBy('number')
      .execute(),
  erase: async (tx, userId) => {
    await tx.deleteFrom('session_credits').where('user_id', '=', userId).execute();
  },
};
