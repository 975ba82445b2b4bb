import type { PersonalData } from '../privacy/privacy.api.ts';
import './compatibility.store.ts';

/** Questions about two people with their answers; the other one is as much theirs as the asker’s. */
export const compatibilityData: PersonalData = {
  title: 'Questions about two people',
  erases: ['compatibility_answers'],
  collect: async (db, key) => {
    const rows = await db
      .selectFrom('compatibility_answers')
      .selectAll()
      .where('user_id', '=', key.userId)
      .orderBy('asked_at')
      .execute();
    const opened = (field: string, sealed: Buffer | null): unknown =>
      sealed && JSON.parse(key.open(`compatibility_answers.${field}`, sealed));
    return rows.map((row) => ({
      questionId: row.question_id,
      askedAt: row.asked_at,
      details: opened('details', row.details),
      answeredAt: row.answered_at,
      answer: opened('answer', row.answer),
      findings: opened('judgement', row.judgement),
    }));
  },
  erase: async (tx, userId) => {
    await tx.deleteFrom('compatibility_answers').where('user_id', '=', userId).execute();
  },
};
