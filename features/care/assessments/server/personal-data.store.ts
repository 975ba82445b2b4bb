import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import type { PersonalData } from '@dhruva/server/platform/personal-data.ts';
import { FIELD } from './report/report.store.ts';

const boughtBy = async (db: Db, key: UserKey) => {
  const rows = await db
    .selectFrom('assessment_unlocks')
    .select(['assessment_id', 'therapist_id', 'bought_at', 'due_at', 'revoked_at'])
    .select(['report', 'report_at', 'report_by', 'form_reminded_at'])
    .where('user_id', '=', key.userId)
    .orderBy('bought_at')
    .orderBy('id')
    .execute();
  return rows.map(({ report, ...row }) => ({
    ...row,
    report: report === null ? null : key.open(FIELD, report),
  }));
};

const deliveriesOf = async (db: Db, { userId }: UserKey) =>
  db
    .selectFrom('assessment_unlocks')
    .select(['order_id', 'report_at', 'report_by'])
    .where('user_id', '=', userId)
    .where('report', 'is not', null)
    .orderBy('report_at')
    .execute();

/**
 * Personal data of assessments and their reports. The log of which staff delivered them is kept by law,
 * without their content.
 */
export const assessmentsData: PersonalData = {
  title: 'Assessments',
  erases: ['assessment_unlocks'],
  collect: boughtBy,
  retain: async (db, key) => ({ assessmentReports: await deliveriesOf(db, key) }),
  erase: async (tx, userId) => {
    await tx.deleteFrom('assessment_unlocks').where('user_id', '=', userId).execute();
  },
};
