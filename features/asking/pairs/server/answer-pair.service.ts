import { compatibilityQuestionByText } from '../contract/catalogue.ts';
import type { CompatibilityQuestion } from '../contract/catalogue.ts';
import { PAIR_QUESTIONS_HI } from '../contract/catalogue-hi.ts';
import type { PairAnswer } from '../contract/schemas.ts';
import { judgePair, movedPairAnswer } from '@dhruva/jyotish';
import { narratePair, pairFollowUpsOf } from '@dhruva/narration';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { answerOnce, answerDay, answerOf, sentencesOf } from '@dhruva/asking/answers/server';
import { preparedFollowUps } from '@dhruva/asking/follow-ups/server';
import { pairAnswers } from './pair.store.ts';
import type { AnsweredPair } from './pair.store.ts';
import { kutaTable } from './kuta-table.rules.ts';
import { pairInput, refuseUnlessFirm } from './pair-firmness.ts';
import { birthsOf, isSamePair } from './pair.service.ts';
import type { ReadPair, ResolvedPair } from './pair.service.ts';

/** A stored answer and the id it is stored under. */
interface Delivered {
  readonly answerId: string;
  readonly answer: PairAnswer;
}

/** The answer to a question about one pair: one entitlement gives one stored answer, the same at each later request; undefined: none could be made. */
export const getSingleAnswer = async (
  deps: Pick<Deps, 'db' | 'userKeys' | 'log'>,
  userId: string,
  { questionText, pair }: { readonly questionText: string; readonly pair: ReadPair },
): Promise<Delivered | undefined> => {
  const question = compatibilityQuestionByText(questionText);
  if (question === undefined) throw new AppError('prediction.question-unknown');
  return answerOnce(deps, {
    userId,
    question: { kind: 'compatibility', id: question.id, tier: null },
    findDelivered: async (tx, key) => findDelivered(tx, key, { question, births: birthsOf(pair) }),
    refuse: (at) => refuseUnlessFirm(question.id, pair, at),
    saveRequest: async (tx, key, { entitlementId, at }) =>
      pairAnswers.saveAsked(
        tx,
        key,
        { entitlementId, questionId: question.id, details: pair.typed },
        at,
      ),
    make: (at) => makeAnswer(question, pair, at),
    saveAnswer: async (tx, key, { entitlementId, made, at }) => {
      const { id, answer } = await pairAnswers.saveAnswer(tx, key, { entitlementId, ...made }, at);
      return { answerId: id, answer };
    },
  });
};

/** The answer already delivered to a question about this pair. */
export const findDelivered = async (
  db: Db,
  key: UserKey,
  { question, births }: { readonly question: CompatibilityQuestion; readonly births: ResolvedPair },
): Promise<Delivered | undefined> => {
  const asked = await pairAnswers.list(db, key, question.id);
  const same = asked.find(({ answer }) => answer !== null && isSamePair(answer.births, births));
  return same?.answer ? { answerId: same.id, answer: same.answer } : undefined;
};

const makeAnswer = (
  { id, text }: CompatibilityQuestion,
  pair: ReadPair,
  now: Date,
): AnsweredPair => {
  const { asOf } = answerDay(now);
  const input = pairInput(id, pair, now);
  const judgement = judgePair(input);
  const earlier = movedPairAnswer(input, judgement);
  const { names } = pair.typed;
  const narrated = {
    judgement,
    narrative: narratePair(judgement, 'en', names?.other),
    hindi: narratePair(judgement, 'hi', names?.other),
    names,
  };
  const answer = {
    ...answerOf({ text, hindi: PAIR_QUESTIONS_HI[id] }, narrated, asOf),
    births: birthsOf(pair),
    kuta: kutaTable(judgement),
  };
  const followUps = preparedFollowUps(
    pairFollowUpsOf(judgement, earlier, 'en', names?.other),
    pairFollowUpsOf(judgement, earlier, 'hi', names?.other),
    null,
  );
  return { judgement, answer, sentences: sentencesOf(narrated), language: 'en', followUps };
};
