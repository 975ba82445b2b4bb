import { questionById, questionByText } from '../contract/catalogue.ts';
import type { PairRecord } from '@dhruva/asking/pairs/contract/record';
import type { PredictionRecord, QuestionRecord } from '../contract/history.ts';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { recordState, paymentStates } from '@dhruva/asking/answers/server';
import type { PaymentState } from '@dhruva/asking/answers/server';
import { findPairRecord, listPairRecords } from '@dhruva/asking/pairs/server';
import { listSetRecords } from '@dhruva/asking/own-questions/server';
import { isDescribedBy } from '@dhruva/asking/births/server';
import type { NamedBirth } from '@dhruva/asking/births/server';
import { predictions } from './question.store.ts';
import type { StoredQuestion } from './question.store.ts';

type HistoryDeps = Pick<Deps, 'db' | 'userKeys'>;

const recordOf = (
  { id, questionId, details: { typed }, answer, askedAt }: StoredQuestion,
  { isRefunded, orderId }: PaymentState,
): QuestionRecord => {
  const { text, tier } = questionById(questionId);
  const { questionFor, dob, timeOfBirth, placeOfBirth } = typed;
  return {
    kind: 'question',
    id,
    question: text,
    tier,
    state: recordState(answer !== null, isRefunded),
    answer,
    asked: typed,
    orderId,
    details: { questionFor, dob, timeOfBirth, placeOfBirth },
    createdAt: askedAt.toISOString(),
  };
};

const listQuestionRecords = async (db: Db, key: UserKey): Promise<QuestionRecord[]> => {
  const asked = await predictions.list(db, key);
  const paymentStateOf = await paymentStates(db, key.userId);
  return asked.map((prediction) => recordOf(prediction, paymentStateOf(prediction.entitlementId)));
};

/** All questions of a user with their answers, newest first, including waiting and refunded ones. */
export const myPredictions = async (
  deps: HistoryDeps,
  userId: string,
): Promise<PredictionRecord[]> => {
  const key = await deps.userKeys.load(deps.db, userId);
  if (key === undefined) return [];
  const records = await Promise.all([
    listQuestionRecords(deps.db, key),
    listPairRecords(deps.db, key),
    listSetRecords(deps.db, key),
  ]);
  return records.flat().toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
};

/** One question of a user by its id, about one person or two; undefined where it is not this user's. */
export const findRecord = async (
  deps: HistoryDeps,
  userId: string,
  id: string,
): Promise<QuestionRecord | PairRecord | undefined> => {
  const key = await deps.userKeys.load(deps.db, userId);
  if (key === undefined) return undefined;
  const asked = await predictions.find(deps.db, key, id);
  if (asked === undefined) return findPairRecord(deps.db, key, id);
  return recordOf(asked, (await paymentStates(deps.db, userId))(asked.entitlementId));
};

/** The id of the stored answer to a question for these details. Throws `prediction.not-found`. */
export const findSaved = async (
  deps: HistoryDeps,
  userId: string,
  { question: text, details }: { readonly question: string; readonly details: NamedBirth },
): Promise<string> => {
  const question = questionByText(text);
  const key = await deps.userKeys.load(deps.db, userId);
  const asked = question && key ? await predictions.list(deps.db, key, question.id) : [];
  const found = asked.find(
    ({ details: { typed }, answer }) =>
      answer !== null && isDescribedBy({ typed, birth: answer.birth }, details),
  );
  if (found === undefined) throw new AppError('prediction.not-found');
  return found.id;
};
