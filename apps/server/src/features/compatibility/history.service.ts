import { compatibilityQuestionById } from '@dhruva/contract/catalogue/compatibility-questions';
import type { PersonData } from '@dhruva/contract/compatibility/schemas';
import type { PairRecord } from '@dhruva/contract/predictions/history';
import type { UserKey } from '../../platform/crypto/user-keys.ts';
import type { Db } from '../../platform/database/db.ts';
import { recordState, standings } from '../answers/answers.api.ts';
import type { Standing } from '../answers/answers.api.ts';
import { listPairAnswers } from './compatibility.store.ts';
import type { StoredPairAnswer } from './compatibility.store.ts';

const dated = ({ dateOfBirth, timeOfBirth }: PersonData) => ({ dateOfBirth, timeOfBirth });

const recordOf = (
  { id, questionId, typed, answer, askedAt }: StoredPairAnswer,
  { isRefunded, orderId }: Standing,
): PairRecord => ({
  kind: 'compatibility',
  id,
  question: compatibilityQuestionById(questionId).text,
  state: recordState(answer !== null, isRefunded),
  createdAt: askedAt.toISOString(),
  orderId,
  answer,
  asked: typed,
  details: { selfData: dated(typed.selfData), otherData: dated(typed.otherData) },
});

/** Questions asked about two people and their answers, as My Predictions shows them. */
export const listPairRecords = async (db: Db, key: UserKey): Promise<PairRecord[]> => {
  const asked = await listPairAnswers(db, key);
  const standingOf = await standings(db, key.userId);
  return asked.map((each) => recordOf(each, standingOf(each.entitlementId)));
};
