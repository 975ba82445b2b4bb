import { type Question, questionByText } from '../contract/catalogue.ts';
import { QUESTIONS_HI } from '../contract/catalogue-hi.ts';
import type { Answer } from '@dhruva/asking/answers/contract/schemas';
import type { ResolvedBirth } from '@dhruva/asking/births/contract/schemas';
import { judge, movedAnswer } from '@dhruva/jyotish';
import { followUpsOf, narrate } from '@dhruva/narration';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import {
  answerOnce,
  answerDay,
  contractChart,
  answerOf,
  sentencesOf,
} from '@dhruva/asking/answers/server';
import { preparedFollowUps } from '@dhruva/asking/follow-ups/server';
import { isSameBirth } from '@dhruva/asking/births/server';
import type { ReadBirth } from '@dhruva/asking/births/server';
import { usedFacts } from '../contract/needed-facts.ts';
import { requireFit } from './fitting.service.ts';
import { refuseUnlessFirm } from './firmness/holds.ts';
import { predictions } from './question.store.ts';
import type { AnsweredPrediction } from './question.store.ts';

/** A stored answer and the id it is stored under. */
interface Delivered {
  readonly predictionId: string;
  readonly prediction: Answer;
}

/** The answer to a question for one birth: one entitlement gives one stored answer, the same at each later request; undefined: none could be made. */
export const getPrediction = async (
  deps: Pick<Deps, 'db' | 'userKeys' | 'log'>,
  userId: string,
  { questionText, read }: { readonly questionText: string; readonly read: ReadBirth },
): Promise<Delivered | undefined> => {
  const question = questionByText(questionText);
  if (question === undefined) throw new AppError('prediction.question-unknown');
  requireFit(question.id, read.typed);
  const noted = { questionId: question.id, details: { typed: read.typed } };
  return answerOnce(deps, {
    userId,
    question: { kind: 'question', ...question },
    findDelivered: async (tx, key) => findDelivered(tx, key, { question, birth: read.birth }),
    refuse: (at) => refuseUnlessFirm(question.id, read, at),
    saveRequest: async (tx, key, { entitlementId, at }) =>
      predictions.saveAsked(tx, key, { ...noted, entitlementId }, at),
    make: (at) => makeAnswer(question, read, at),
    saveAnswer: async (tx, key, { entitlementId, made, at }) => {
      const { id, answer } = await predictions.saveAnswer(tx, key, { entitlementId, ...made }, at);
      return { predictionId: id, prediction: answer };
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
  { id, text, tier }: Question,
  { typed, birth, chart }: ReadBirth,
  now: Date,
): AnsweredPrediction => {
  const { asOf, at } = answerDay(now);
  const facts = usedFacts(id, typed.facts ?? {});
  const input = { question: id, ...chart, at, facts };
  const judgement = judge(input);
  const earlier = movedAnswer(input, judgement);
  const depth = tier === 199 ? 'deep' : 'usual';
  const narrated = {
    judgement,
    narrative: narrate(judgement, 'en', depth),
    hindi: narrate(judgement, 'hi', depth),
    facts,
    ...(typed.questionFor === 'other' && { names: { self: typed.name } }),
  };
  const answer = {
    ...answerOf({ text, hindi: QUESTIONS_HI[id] }, narrated, asOf),
    chart: contractChart(judgement.chart),
    birth,
  };
  const followUps = preparedFollowUps(
    followUpsOf(judgement, earlier, 'en'),
    followUpsOf(judgement, earlier, 'hi'),
    tier,
  );
  return { judgement, answer, sentences: sentencesOf(narrated), language: 'en', followUps };
};
