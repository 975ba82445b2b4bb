import type { OwnQuestionSet } from '../contract/schemas.ts';
import { QUESTION_PACKAGE_IDS } from '../contract/catalogue.ts';
import type { OwnQuestionsRecord } from '../contract/record.ts';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import { readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { promiseOf } from './package.product.ts';
import * as store from './question-set.store.ts';
import { packageTitle } from './set-words.rules.ts';

const shown = (set: store.QuestionSet): OwnQuestionSet => ({
  id: set.id,
  packageId: set.packageId,
  state: set.state === 'missed' ? 'refunded' : set.state,
  questions: set.questions,
  answers: set.answers,
  dueAt: set.dueAt.toISOString(),
  createdAt: set.createdAt.toISOString(),
});

const recordOf = (set: store.QuestionSet): OwnQuestionsRecord => {
  const { id, state, createdAt } = shown(set);
  return {
    kind: 'custom',
    id,
    question: packageTitle(set.packageId),
    state,
    createdAt,
    orderId: set.orderId,
    set: shown(set),
  };
};

/** A user's sets with their answers, newest first, as records of My Predictions. */
export const listSetRecords = async (db: Db, key: UserKey): Promise<OwnQuestionsRecord[]> =>
  (await store.listSets(db, key)).map(recordOf);

/** The set a payment of this user bought. */
export const findPaidSet = async (
  { db, userKeys }: Pick<Deps, 'db' | 'userKeys'>,
  userId: string,
  paymentId: string,
): Promise<OwnQuestionSet> => {
  const key = await userKeys.load(db, userId);
  const [set] = key ? await store.listSets(db, key, paymentId) : [];
  if (!set) throw new AppError('booking.payment-unknown');
  return shown(set);
};

/** When the answers of a package would be due if paid now. */
export const dueIfPaidNow = async (db: Db, packageId: string): Promise<Date> => {
  const known = QUESTION_PACKAGE_IDS.find((id) => id === packageId);
  if (known === undefined) throw new AppError('custom-question.package-unknown');
  return promiseOf(known, await readNow(db));
};
