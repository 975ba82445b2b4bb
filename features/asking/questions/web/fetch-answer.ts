import type { Answer } from '@dhruva/asking/answers/contract/schemas';
import { answerFailure, type Delivered } from '@dhruva/asking/answers/web';
import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import { call } from '@dhruva/web/lib/call.ts';
import * as z from 'zod/mini';
import { getPrediction, savePrediction } from '../contract/routes.ts';

/** The route of the answer; by the specification the answer may also be a plain text. */
const askOne = {
  ...getPrediction,
  reply: z.union([
    getPrediction.reply,
    z.object({ success: z.literal(true), prediction: z.string() }),
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

/** Fetches the answer to an unlocked question, and asks for its record in the history. */
export const fetchAnswer = async (
  questionText: string,
  userDetails: UserDetails,
): Promise<Delivered | string> => {
  const reply = await call(askOne, { body: { questionText, userDetails } });
  if (!reply.success) throw answerFailure(reply.prediction);
  noteInHistory(questionText, reply.prediction, userDetails);
  return 'predictionId' in reply ? { id: reply.predictionId } : reply.prediction;
};
