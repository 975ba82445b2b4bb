import { type Question, questionByText } from '../contract/catalogue.ts';
import { QUESTIONS_HI } from '../contract/catalogue-hi.ts';
import type { Answer } from '@dhruva/asking/answers/contract/schemas';
import type { ResolvedBirth, UserDetails } from '@dhruva/asking/births/contract/schemas';
import { judge } from '@dhruva/jyotish';
import { narrate } from '@dhruva/narration';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import { readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { answerOnce, answerDay, contractChart, answerOf } from '@dhruva/asking/answers/server';
import { isSameBirth, readBirth } from '@dhruva/asking/births/server';
import type { ReadBirth } from '@dhruva/asking/births/server';
import type { BirthPlaces } from '@dhruva/asking/places/server';
import { predictions } from './question.store.ts';
import type { AnsweredPrediction } from './question.store.ts';

export type QuestionDeps = Pick<Deps, 'db' | 'userKeys' | 'log'> & {
  readonly places: BirthPlaces;
};

/** A stored answer and the id it is stored under. */
interface Delivered {
  readonly predictionId: string;
  readonly prediction: Answer;
}

/** How birth details are understood, before anything is asked or paid. */
export const checkBirth = async (
  deps: QuestionDeps,
  details: UserDetails,
): Promise<ResolvedBirth> => readBirth(deps.places, details, await readNow(deps.db)).birth;

/**
 * The answer to a question for one birth: one entitlement gives one stored answer, returned ever after.
 * Undefined when it could not be made.
 */
export const getPrediction = async (
  deps: QuestionDeps,
  userId: string,
  { questionText, userDetails: typed }: { questionText: string; userDetails: UserDetails },
): Promise<Delivered | undefined> => {
  const now = await readNow(deps.db);
  const read = readBirth(deps.places, typed, now);
  const question = questionByText(questionText);
  if (question === undefined) throw new AppError('prediction.question-unknown');
  const noted = { questionId: question.id, details: { typed } };
  return answerOnce(deps, {
    userId,
    question: { kind: 'question', ...question },
    findDelivered: async (tx, key) => findDelivered(tx, key, { question, birth: read.birth }),
    saveRequest: async (tx, key, { entitlementId, at }) =>
      predictions.saveAsked(tx, key, { ...noted, entitlementId }, at),
    make: () => makeAnswer(question, read, now),
    saveAnswer: async (tx, key, { entitlementId, made, at }) => {
      const predictionId = await predictions.saveAnswer(tx, key, { entitlementId, ...made }, at);
      return { predictionId, prediction: made.answer };
    },
  });
};

/** The answer already delivered to a question for this birth. */
export const findDelivered = async (
  db: Db,
  key: UserKey,
  { question, birth }: { readonly question: Question; readonly birth: ResolvedBirth },
): Promise<Delivered | undefined> => {
  const asked = await predictions.list(db, key, question.id);
  const same = asked.find(({ answer }) => answer !== null && isSameBirth(answer.birth, birth));
  return same?.answer ? { predictionId: same.id, prediction: same.answer } : undefined;
};

const makeAnswer = (
  { id, text }: Question,
  { birth, chart }: ReadBirth,
  now: Date,
): AnsweredPrediction => {
  const { asOf, at } = answerDay(now);
  const judgement = judge({ question: id, ...chart, at });
  const narrated = {
    judgement,
    narrative: narrate(judgement, 'en'),
    hindi: narrate(judgement, 'hi'),
  };
  const answer = {
    ...answerOf({ text, hindi: QUESTIONS_HI[id] }, narrated, asOf),
    chart: contractChart(judgement.chart),
    birth,
  };
  return { judgement, answer, language: 'en' };
};
