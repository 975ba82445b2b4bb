import { getSingleAnswer } from '@dhruva/asking/pairs/contract/routes';
import type { PairAnswer, PairData } from '@dhruva/asking/pairs/contract/schemas';
import { getPrediction, savePrediction } from '@dhruva/asking/questions/contract/routes';
import type { Answer } from '../contract/schemas.ts';
import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import * as z from 'zod/mini';
import { m } from '@dhruva/web/paraglide/messages.js';
import { CallError, NO_REPLY } from '@dhruva/web/lib/call-error.ts';
import { call } from '@dhruva/web/lib/call.ts';

/** Our server tells answers in parts; by the specification one may be a text as well. */
const askOne = {
  ...getPrediction,
  reply: z.union([
    getPrediction.reply,
    z.object({ success: z.literal(true), prediction: z.string() }),
  ]),
};
const askTwo = {
  ...getSingleAnswer,
  reply: z.union([
    getSingleAnswer.reply,
    z.object({ success: z.literal(true), answer: z.string() }),
  ]),
};

/** Asks the server to find the answer in the history; a failure is only logged (specification, section 7). */
const noteInHistory = (
  question: string,
  answer: Answer | string,
  { dob, timeOfBirth, placeOfBirth }: UserDetails,
): void => {
  call(savePrediction, {
    body: { question, answer, details: { dob, timeOfBirth, placeOfBirth } },
  }).catch((error: unknown) => {
    // oxlint-disable-next-line no-console -- the specification asks that the failure be logged
    console.error('The answer could not be noted in the history', error);
  });
};

/** The server could not make the answer; it may have said why. */
const notMade = (why: string | undefined): CallError =>
  new CallError('server.unexpected', why || m.answer_unsuccessful());

/** The answer of an unlocked question, which is noted in the history. */
export const fetchAnswer = async (
  questionText: string,
  userDetails: UserDetails,
): Promise<Answer | string> => {
  const reply = await call(askOne, { body: { questionText, userDetails } });
  if (!reply.success) throw notMade(reply.prediction);
  noteInHistory(questionText, reply.prediction, userDetails);
  return reply.prediction;
};

/** The answer of an unlocked question about two people. */
export const fetchPairAnswer = async (
  questionText: string,
  { selfData, otherData, otherAgrees }: PairData,
): Promise<PairAnswer | string> => {
  const agreement = otherAgrees !== undefined && { otherAgrees };
  const body = { questionText, selfData, otherData, ...agreement };
  const reply = await call(askTwo, { body });
  if (!reply.success) throw notMade(reply.reason ?? reply.answer);
  return reply.answer;
};

/** Why no answer came, in words; `fallback` when nobody said. */
export const reasonOf = (error: unknown, fallback: string): string =>
  error instanceof CallError && error.code !== NO_REPLY ? error.message : fallback;

/** Is this the refusal of a question that is not unlocked? */
export const isLocked = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'prediction.not-entitled';
