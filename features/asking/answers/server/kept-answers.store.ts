import { randomUUID } from 'node:crypto';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';
import { type AnswerRow, type AnswerTable, sealing } from './answer-rows.store.ts';

/** The types of what one table keeps sealed, and of its questions' ids. */
interface AnswerKind {
  readonly questionId: string;
  /** What the question was asked with, as typed. */
  readonly details: object;
  readonly judgement: object;
  readonly answer: { readonly engineVersion: string };
}

interface AskedOf<Kind extends AnswerKind> {
  readonly entitlementId: string;
  readonly questionId: Kind['questionId'];
  readonly details: Kind['details'];
}

/** What was found and what was said, in one language, by one version of the engine. */
export interface AnsweredOf<Kind extends AnswerKind> {
  readonly judgement: Kind['judgement'];
  readonly answer: Kind['answer'];
  readonly language: 'en';
}

export interface StoredOf<Kind extends AnswerKind> extends AskedOf<Kind> {
  readonly id: string;
  /** Null while the answer is waited for. */
  readonly answer: Kind['answer'] | null;
  readonly askedAt: Date;
}

const listing =
  <Kind extends AnswerKind>(table: AnswerTable) =>
  async (db: Db, key: UserKey, questionId?: Kind['questionId']): Promise<StoredOf<Kind>[]> => {
    const all = db.selectFrom(table).selectAll().where('user_id', '=', key.userId);
    const rows = await (questionId ? all.where('question_id', '=', questionId) : all)
      .orderBy('asked_at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map((row) => storedOf<Kind>(table, key, row));
  };

const storedOf = <Kind extends AnswerKind>(
  table: AnswerTable,
  key: UserKey,
  row: AnswerRow,
): StoredOf<Kind> => {
  const { open } = sealing(table);
  return {
    id: row.id,
    entitlementId: row.entitlement_id,
    questionId: row.question_id,
    details: open(key, 'details', row.details) as Kind['details'],
    answer: open(key, 'answer', row.answer) as Kind['answer'] | null,
    askedAt: row.asked_at,
  };
};

const asking =
  <Kind extends AnswerKind>(table: AnswerTable) =>
  async (tx: Tx, key: UserKey, asked: AskedOf<Kind>, at: Date): Promise<void> => {
    const row = {
      question_id: asked.questionId,
      details: sealing(table).seal(key, 'details', asked.details),
      asked_at: at,
    };
    const unanswered = {
      judgement: null,
      answer: null,
      language: null,
      engine_version: null,
      answered_at: null,
    };
    await tx
      .insertInto(table)
      .values({
        id: randomUUID(),
        user_id: key.userId,
        entitlement_id: asked.entitlementId,
        ...row,
        ...unanswered,
      })
      .onConflict((conflict) => conflict.column('entitlement_id').doUpdateSet(row))
      .execute();
  };

type Answering<Kind extends AnswerKind> = AnsweredOf<Kind> & Pick<AskedOf<Kind>, 'entitlementId'>;

const answering =
  <Kind extends AnswerKind>(table: AnswerTable) =>
  async (
    tx: Tx,
    key: UserKey,
    { entitlementId, judgement, answer, language }: Answering<Kind>,
    at: Date,
  ): Promise<string> => {
    const { seal } = sealing(table);
    const { id } = await tx
      .updateTable(table)
      .set({
        judgement: seal(key, 'judgement', judgement),
        answer: seal(key, 'answer', answer),
        language,
        engine_version: answer.engineVersion,
        answered_at: at,
      })
      .where('entitlement_id', '=', entitlementId)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };

/**
 * The questions of one table with their answers. `list`: a user's, newest first; only those on one question
 * if given. `saveAsked`: notes what an entitlement is being used for; until it is answered this may change.
 * `saveAnswer`: stores an answer beside the question it answers and returns the record's id.
 */
export const keptAnswers = <Kind extends AnswerKind>(table: AnswerTable) => ({
  list: listing<Kind>(table),
  saveAsked: asking<Kind>(table),
  saveAnswer: answering<Kind>(table),
});
