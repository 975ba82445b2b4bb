import type { PersonalData } from '../privacy/privacy.api.ts';
import './prediction.store.ts';

/** Questions asked, the birth details they were asked with, what was found and what was said. */
export const predictionsData: PersonalData = {
  title: 'Questions and answers',
  erases: ['predictions'],
  collect: async (db, key) => {
    const rows = await db
      .selectFrom('predictions')
      .selectAll()
      .where('user_id', '=', key.userId)
      .orderBy('asked_at')
      .execute();
    const opened = (field: string, sealed: Buffer | null): unknown =>
      sealed && JSON.parse(key.open(`predictions.${field}`, sealed));
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
    await tx.deleteFrom('predictions').where('user_id', '=', userId).execute();
  },
};
