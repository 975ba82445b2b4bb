import type { FollowUps } from '@dhruva/asking/follow-ups/contract/schemas';
import { addFollowUps, followUpsOfUser } from '@dhruva/asking/follow-ups/server';
import type { PreparedFollowUps } from '@dhruva/asking/follow-ups/server';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';
import { newRowId } from '@dhruva/server/platform/database/uuid.ts';
import type { ToldSentences } from './answer.rules.ts';
import { type AnswerRow, type AnswerTable, sealing, withFollowUps } from './answer-rows.store.ts';

/** The types of the encrypted columns of one table, and of its question ids. */
interface AnswerKind {
  readonly questionId: string;
  /** The input of the question, as typed. */
  readonly details: object;
  readonly judgement: object;
  readonly answer: { readonly engineVersion: string; followUps?: FollowUps | undefined };
}

interface AskedOf<Kind extends AnswerKind> {
  readonly entitlementId: string;
  readonly questionId: Kind['questionId'];
  readonly details: Kind['details'];
}

/**
 * The findings, the texts and the sentences of an answer, with the engine version that made them, and the
 * follow-ups it is kept with.
 */
export interface AnsweredOf<Kind extends AnswerKind> {
  readonly judgement: Kind['judgement'];
  readonly answer: Kind['answer'];
  readonly sentences: ToldSentences;
  readonly language: 'en';
  readonly followUps: PreparedFollowUps;
}

export interface StoredOf<Kind extends AnswerKind> extends AskedOf<Kind> {
  readonly id: string;
  /** Null until answered. */
  readonly answer: Kind['answer'] | null;
  readonly askedAt: Date;
}

const listing =
  <Kind extends AnswerKind>(table: AnswerTable) =>
  async (db: Db, key: UserKey, questionId?: Kind['questionId']): Promise<StoredOf<Kind>[]> => {
    const all = db.selectFrom(table).selectAll().where('user_id', '=', key.userId);
    const rows = await (questionId ? all.where('question_id', '=', questionId) : all)
      .orderBy('asked_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    const followUpsOf = await followUpsOfUser(db, key);
    return rows.map((row) => storedOf<Kind>(table, key, row, followUpsOf(row.entitlement_id)));
  };

const finding =
  <Kind extends AnswerKind>(table: AnswerTable) =>
  async (db: Db, key: UserKey, id: string): Promise<StoredOf<Kind> | undefined> => {
    const row = await db
      .selectFrom(table)
      .selectAll()
      .where('user_id', '=', key.userId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const followUpsOf = await followUpsOfUser(db, key);
    return storedOf<Kind>(table, key, row, followUpsOf(row.entitlement_id));
  };

const storedOf = <Kind extends AnswerKind>(
  table: AnswerTable,
  key: UserKey,
  row: AnswerRow,
  followUps: FollowUps | undefined,
): StoredOf<Kind> => {
  const { open } = sealing(table);
  const answer = open(key, 'answer', row.answer) as Kind['answer'] | null;
  return {
    id: row.id,
    entitlementId: row.entitlement_id,
    questionId: row.question_id,
    details: open(key, 'details', row.details) as Kind['details'],
    answer: withFollowUps(answer, followUps),
    askedAt: row.asked_at,
  };
};

const savingRequest =
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
      sentences: null,
      language: null,
      engine_version: null,
      answered_at: null,
    };
    await tx
      .insertInto(table)
      .values({
        id: newRowId(),
        user_id: key.userId,
        entitlement_id: asked.entitlementId,
        ...row,
        ...unanswered,
      })
      .onConflict((conflict) => conflict.column('entitlement_id').doUpdateSet(row))
      .execute();
  };

type Answering<Kind extends AnswerKind> = AnsweredOf<Kind> & Pick<AskedOf<Kind>, 'entitlementId'>;

/** An answer as it was stored, with the record's id and the follow-ups offered to it. */
interface Saved<Kind extends AnswerKind> {
  readonly id: string;
  readonly answer: Kind['answer'];
}

const savingAnswer =
  <Kind extends AnswerKind>(table: AnswerTable) =>
  async (
    tx: Tx,
    key: UserKey,
    { entitlementId, judgement, answer, sentences, language, followUps }: Answering<Kind>,
    at: Date,
  ): Promise<Saved<Kind>> => {
    const { seal, sealPacked } = sealing(table);
    const { id } = await tx
      .updateTable(table)
      .set({
        judgement: seal(key, 'judgement', judgement),
        answer: seal(key, 'answer', answer),
        sentences: sealPacked(key, 'sentences', sentences),
        language,
        engine_version: answer.engineVersion,
        answered_at: at,
      })
      .where('entitlement_id', '=', entitlementId)
      .returning('id')
      .executeTakeFirstOrThrow();
    const offered = await addFollowUps(tx, key, { entitlementId, ...followUps });
    return { id, answer: withFollowUps(answer, offered) };
  };

/**
 * The store of one table of questions and answers. `list`: a user's records, newest first, optionally only
 * those of one question; `find`: one of this user's records by its id; `saveAsked`: records what an entitlement is used for, and may be repeated until it
 * is answered; `saveAnswer`: stores the answer with its follow-ups and returns it with the record's id.
 */
export const answersStore = <Kind extends AnswerKind>(table: AnswerTable) => ({
  list: listing<Kind>(table),
  find: finding<Kind>(table),
  saveAsked: savingRequest<Kind>(table),
  saveAnswer: savingAnswer<Kind>(table),
});
