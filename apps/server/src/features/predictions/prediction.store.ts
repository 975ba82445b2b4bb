import { randomUUID } from 'node:crypto';
import type { Answer, UserDetails } from '@dhruva/contract/predictions/schemas';
import type { Judgement, QuestionId } from '@dhruva/jyotish';
import type { UserKey } from '../../platform/crypto/user-keys.ts';
import type { Db, Tx } from '../../platform/database/db.ts';

interface PredictionRow {
  id: string;
  user_id: string;
  entitlement_id: string;
  question_id: string;
  details: Buffer;
  judgement: Buffer | null;
  answer: Buffer | null;
  language: string | null;
  engine_version: string | null;
  asked_at: Date;
  answered_at: Date | null;
}

declare module '../../platform/database/db.ts' {
  interface Tables {
    predictions: PredictionRow;
  }
}

export interface StoredPrediction {
  readonly id: string;
  readonly entitlementId: string;
  readonly questionId: QuestionId;
  /** Birth details as typed. */
  readonly typed: UserDetails;
  /** Null while the answer is waited for. */
  readonly answer: Answer | null;
  readonly askedAt: Date;
}

interface SealedDetails {
  readonly typed: UserDetails;
}

const predictionOf = (key: UserKey, row: PredictionRow): StoredPrediction => ({
  id: row.id,
  entitlementId: row.entitlement_id,
  questionId: row.question_id as QuestionId,
  typed: (JSON.parse(key.open('predictions.details', row.details)) as SealedDetails).typed,
  answer:
    row.answer === null ? null : (JSON.parse(key.open('predictions.answer', row.answer)) as Answer),
  askedAt: row.asked_at,
});

/** A user's predictions, newest first; only those on one question if given. */
export const listPredictions = async (
  db: Db,
  key: UserKey,
  questionId?: QuestionId,
): Promise<StoredPrediction[]> => {
  const all = db.selectFrom('predictions').selectAll().where('user_id', '=', key.userId);
  const rows = await (questionId ? all.where('question_id', '=', questionId) : all)
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => predictionOf(key, row));
};

export interface Asked {
  readonly entitlementId: string;
  readonly questionId: QuestionId;
  readonly typed: UserDetails;
}

/** Notes what an entitlement is being used for; until it is answered this may change. */
export const saveAsked = async (
  tx: Tx,
  key: UserKey,
  { entitlementId, questionId, typed }: Asked,
  at: Date,
): Promise<void> => {
  const asked = {
    question_id: questionId,
    details: key.seal('predictions.details', JSON.stringify({ typed } satisfies SealedDetails)),
    asked_at: at,
  };
  await tx
    .insertInto('predictions')
    .values({
      id: randomUUID(),
      user_id: key.userId,
      entitlement_id: entitlementId,
      ...asked,
      judgement: null,
      answer: null,
      language: null,
      engine_version: null,
      answered_at: null,
    })
    .onConflict((conflict) => conflict.column('entitlement_id').doUpdateSet(asked))
    .execute();
};

/** What was found and what was said, in one language, by one version of the engine. */
export interface Answered {
  readonly judgement: Judgement;
  readonly answer: Answer;
  readonly language: 'en';
}

/** Stores an answer beside the question it answers and returns the record's id. */
export const saveAnswer = async (
  tx: Tx,
  key: UserKey,
  { entitlementId, judgement, answer, language }: Answered & Pick<Asked, 'entitlementId'>,
  at: Date,
): Promise<string> => {
  const { id } = await tx
    .updateTable('predictions')
    .set({
      judgement: key.seal('predictions.judgement', JSON.stringify(judgement)),
      answer: key.seal('predictions.answer', JSON.stringify(answer)),
      language,
      engine_version: answer.engineVersion,
      answered_at: at,
    })
    .where('entitlement_id', '=', entitlementId)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
