import { type Question, questionByText } from '@dhruva/contract/catalogue/questions';
import type { Answer, ResolvedBirth, UserDetails } from '@dhruva/contract/predictions/schemas';
import { judge } from '@dhruva/jyotish';
import { narrate } from '@dhruva/narration';
import type { UserKey } from '../../platform/crypto/user-keys.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { inTransaction, readNow } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { deliver, lockEntitlements, reserveFor } from '../entitlements/entitlements.api.ts';
import type { BirthPlaces } from '../places/places.api.ts';
import { answerOf, dayOfAsking, judgementInput } from './answer.rules.ts';
import type { BornAt } from './birth.rules.ts';
import { readBirth } from './birth.service.ts';
import * as store from './prediction.store.ts';
import { isSameBirth } from './resolved-birth.rules.ts';

export type PredictionDeps = Pick<Deps, 'db' | 'userKeys'> & { readonly places: BirthPlaces };

/** A stored answer and the id it is stored under. */
export interface Delivered {
  readonly predictionId: string;
  readonly prediction: Answer;
}

interface Asking {
  readonly question: Question;
  readonly typed: UserDetails;
  readonly birth: ResolvedBirth;
  readonly born: BornAt;
}

const keyOf = async (db: Db, deps: PredictionDeps, userId: string): Promise<UserKey> => {
  const key = await deps.userKeys.load(db, userId);
  if (key === undefined) throw new AppError('auth.signed-out');
  return key;
};

/** What birth details are understood as, before anything is asked or paid. */
export const checkBirth = async (
  deps: PredictionDeps,
  details: UserDetails,
): Promise<ResolvedBirth> => readBirth(deps.places, details, await readNow(deps.db)).birth;

/**
 * The answer to a question for one birth. A delivered one is told again as it was; else an entitlement
 * is reserved, the answer made, and both settled together, so that one entitlement gives one answer
 * however often and however parallel it is asked for.
 */
export const getPrediction = async (
  deps: PredictionDeps,
  userId: string,
  { questionText, userDetails }: { questionText: string; userDetails: UserDetails },
): Promise<Delivered> => {
  const now = await readNow(deps.db);
  const { birth, born } = readBirth(deps.places, userDetails, now);
  const question = questionByText(questionText);
  if (question === undefined) throw new AppError('prediction.question-unknown');
  const asking = { question, typed: userDetails, birth, born };
  const reserved = await inTransaction(deps.db, async (tx, at) =>
    reserve(tx, await keyOf(tx, deps, userId), asking, at),
  );
  if ('predictionId' in reserved) return reserved;
  const made = makeAnswer(asking, now);
  return inTransaction(deps.db, async (tx, at) =>
    settle(tx, await keyOf(tx, deps, userId), { ...reserved, asking, made }, at),
  );
};

const findDelivered = async (
  db: Db,
  key: UserKey,
  { question, birth }: Asking,
): Promise<Delivered | undefined> => {
  const asked = await store.listPredictions(db, key, question.id);
  const same = asked.find(
    ({ answer, details }) => answer !== null && isSameBirth(details.birth, birth),
  );
  return same?.answer ? { predictionId: same.id, prediction: same.answer } : undefined;
};

const reserve = async (
  tx: Tx,
  key: UserKey,
  asking: Asking,
  at: Date,
): Promise<Delivered | { readonly entitlementId: string }> => {
  const entitlements = await lockEntitlements(tx, key.userId);
  const delivered = await findDelivered(tx, key, asking);
  if (delivered) return delivered;
  const { question, typed, birth } = asking;
  const entitlementId = await reserveFor(tx, entitlements, question);
  if (entitlementId === undefined) throw new AppError('prediction.not-entitled');
  const details = { typed, birth };
  await store.saveAsked(tx, key, { entitlementId, questionId: question.id, details }, at);
  return { entitlementId };
};

const makeAnswer = ({ question, birth, born }: Asking, now: Date): store.Answered => {
  const asOf = dayOfAsking(now.getTime());
  const judgement = judge(judgementInput(question, { birth, born }, asOf));
  const narrative = narrate(judgement, 'en');
  const answer = answerOf(question, { judgement, narrative }, { birth, asOf });
  return { judgement, answer, language: 'en' };
};

interface Making {
  readonly entitlementId: string;
  readonly asking: Asking;
  readonly made: store.Answered;
}

/** Stores the answer and spends the entitlement, unless a call beside this one did so first. */
const settle = async (
  tx: Tx,
  key: UserKey,
  { entitlementId, asking, made }: Making,
  at: Date,
): Promise<Delivered> => {
  const entitlements = await lockEntitlements(tx, key.userId);
  if (entitlements.some(({ id, isDelivered }) => id === entitlementId && isDelivered)) {
    const first = await findDelivered(tx, key, asking);
    if (first) return first;
    throw new AppError('prediction.not-entitled');
  }
  const { question, typed, birth } = asking;
  const details = { typed, birth };
  await store.saveAsked(tx, key, { entitlementId, questionId: question.id, details }, at);
  const predictionId = await store.saveAnswer(tx, key, { entitlementId, ...made }, at);
  await deliver(tx, { entitlementId, question }, at);
  return { predictionId, prediction: made.answer };
};
