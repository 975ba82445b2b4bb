import { followUpsOfUser } from '@dhruva/asking/follow-ups/server';
import type { PersonalData } from '@dhruva/server/platform/personal-data.ts';
import { type AnswerTable, sealing, withFollowUps } from './answer-rows.store.ts';

/**
 * The personal data in one table of answers: questions, their input, findings and texts. The sentences with
 * their claims are erased with them but not downloaded: they say again what the texts and the findings say.
 */
export const answersData = (title: string, table: AnswerTable): PersonalData => ({
  title,
  erases: [table],
  collect: async (db, key) => {
    const { open } = sealing(table);
    const rows = await db
      .selectFrom(table)
      .selectAll()
      .where('user_id', '=', key.userId)
      .orderBy('asked_at')
      .orderBy('id')
      .execute();
    const followUpsOf = await followUpsOfUser(db, key);
    return rows.map((row) => ({
      questionId: row.question_id,
      askedAt: row.asked_at,
      details: open(key, 'details', row.details),
      answeredAt: row.answered_at,
      answer: withFollowUps(
        open(key, 'answer', row.answer) as object | null,
        followUpsOf(row.entitlement_id),
      ),
      findings: open(key, 'judgement', row.judgement),
    }));
  },
  erase: async (tx, userId) => {
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  },
});
