import { randomUUID } from 'node:crypto';
import type { PairAnswer, PairData } from '@dhruva/contract/compatibility/schemas';
import type { CompatibilityQuestionId, PairJudgement } from '@dhruva/jyotish';
import type { UserKey } from '../../platform/crypto/user-keys.ts';
import type { Db, Tx } from '../../platform/database/db.ts';

interface PairAnswerRow {
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
    compatibility_answers: PairAnswerRow;
  }
}

/** A question about two people, from its payment on. */
export interface StoredPairAnswer {
  readonly id: string;
  readonly entitlementId: string;
  readonly questionId: CompatibilityQuestionId;
  /** Both people as typed. */
  readonly typed: PairData;
  /** Null while the answer is waited for. */
  readonly answer: PairAnswer | null;
  readonly askedAt: Date;
}

const storedOf = (key: UserKey, row: PairAnswerRow): StoredPairAnswer => ({
  id: row.id,
  entitlementId: row.entitlement_id,
  questionId: row.question_id as CompatibilityQuestionId,
  typed: JSON.parse(key.open('compatibility_answers.details', row.details)) as PairData,
  answer:
    row.answer === null
      ? null
      : (JSON.parse(key.open('compatibility_answers.answer', row.answer)) as PairAnswer),
  askedAt: row.asked_at,
});

/** A user's questions about two people, newest first. */
export const listPairAnswers = async (db: Db, key: UserKey): Promise<StoredPairAnswer[]> => {
  const rows = await db
    .selectFrom('compatibility_answers')
    .selectAll()
    .where('user_id', '=', key.userId)
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => storedOf(key, row));
};

type AskedPair = Pick<StoredPairAnswer, 'entitlementId' | 'questionId' | 'typed'>;

/** Notes what an entitlement is being used for; until it is answered this may change. */
export const saveAskedPair = async (
  tx: Tx,
  key: UserKey,
  { entitlementId, questionId, typed }: AskedPair,
  at: Date,
): Promise<void> => {
  const asked = {
    question_id: questionId,
    details: key.seal('compatibility_answers.details', JSON.stringify(typed)),
    asked_at: at,
  };
  await tx
    .insertInto('compatibility_answers')
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
export interface AnsweredPair {
  readonly judgement: PairJudgement;
  readonly answer: PairAnswer;
  readonly language: 'en';
}

/** Stores an answer beside the question it answers and returns the record's id. */
export const savePairAnswer = async (
  tx: Tx,
  key: UserKey,
  { entitlementId, judgement, answer, language }: AnsweredPair & Pick<AskedPair, 'entitlementId'>,
  at: Date,
): Promise<string> => {
  const { id } = await tx
    .updateTable('compatibility_answers')
    .set({
      judgement: key.seal('compatibility_answers.judgement', JSON.stringify(judgement)),
      answer: key.seal('compatibility_answers.answer', JSON.stringify(answer)),
      language,
      engine_version: answer.engineVersion,
      answered_at: at,
    })
    .where('entitlement_id', '=', entitlementId)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
