import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import type { PersonalData } from '@dhruva/server/platform/personal-data.ts';
import { currentDraft, dropDraft } from './draft.store.ts';
import { FIELD } from './intake.store.ts';

const formsOf = async (db: Db, key: UserKey) => {
  const rows = await db
    .selectFrom('intake_forms')
    .selectAll()
    .where('user_id', '=', key.userId)
    .orderBy('revision')
    .execute();
  return rows.map(({ revision, submitted_at, form }) => ({
    revision,
    submittedAt: submitted_at,
    form: JSON.parse(key.open(FIELD, form)) as unknown,
  }));
};

/** Personal data of the intake form: every revision, and the draft. */
export const intakeData: PersonalData = {
  title: 'Intake forms',
  erases: ['intake_drafts', 'intake_forms'],
  collect: async (db, key) => ({
    sent: await formsOf(db, key),
    notSentYet: (await currentDraft(db, key)) ?? null,
  }),
  erase: async (tx, userId) => {
    await dropDraft(tx, userId);
    await tx.deleteFrom('intake_forms').where('user_id', '=', userId).execute();
  },
};
