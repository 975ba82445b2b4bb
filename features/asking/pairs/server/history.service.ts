import { compatibilityQuestionById } from '../contract/catalogue.ts';
import type { PersonData } from '../contract/schemas.ts';
import type { PairRecord } from '../contract/record.ts';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import { recordState, paymentStates } from '@dhruva/asking/answers/server';
import type { PaymentState } from '@dhruva/asking/answers/server';
import { pairAnswers } from './pair.store.ts';
import type { StoredPair } from './pair.store.ts';

const dated = ({ dateOfBirth, timeOfBirth }: PersonData) => ({ dateOfBirth, timeOfBirth });

const recordOf = (
  { id, questionId, details, answer, askedAt }: StoredPair,
  { isRefunded, orderId }: PaymentState,
): PairRecord => ({
  kind: 'compatibility',
  id,
  question: compatibilityQuestionById(questionId).text,
  state: recordState(answer !== null, isRefunded),
  createdAt: askedAt.toISOString(),
  orderId,
  answer,
  asked: details,
  details: { selfData: dated(details.selfData), otherData: dated(details.otherData) },
});

/** Questions about two people with their answers, as records of My Predictions. */
export const listPairRecords = async (db: Db, key: UserKey): Promise<PairRecord[]> => {
  const asked = await pairAnswers.list(db, key);
  const paymentStateOf = await paymentStates(db, key.userId);
  return asked.map((each) => recordOf(each, paymentStateOf(each.entitlementId)));
};

/** One question about two people of this user by its id. */
export const findPairRecord = async (
  db: Db,
  key: UserKey,
  id: string,
): Promise<PairRecord | undefined> => {
  const asked = await pairAnswers.find(db, key, id);
  return asked && recordOf(asked, (await paymentStates(db, key.userId))(asked.entitlementId));
};
