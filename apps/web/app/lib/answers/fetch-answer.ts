import { getSingleAnswer } from '@dhruva/contract/compatibility/routes';
import type { PairAnswer, PairData } from '@dhruva/contract/compatibility/schemas';
import { getPrediction, savePrediction } from '@dhruva/contract/predictions/routes';
import type { Answer, UserDetails } from '@dhruva/contract/predictions/schemas';
import { CallError, NO_REPLY } from '../call-error.ts';
import { call } from '../call.ts';

/** Asks the server to find the answer in the history; a failure is only logged (specification, section 7). */
const noteInHistory = (answer: Answer, details: UserDetails): void => {
  const { dob, timeOfBirth, placeOfBirth } = details;
  call(savePrediction, {
    body: { question: answer.question, answer, details: { dob, timeOfBirth, placeOfBirth } },
  }).catch((error: unknown) => {
    // oxlint-disable-next-line no-console -- the specification asks that the failure be logged
    console.error('The answer could not be noted in the history', error);
  });
};

/** The answer of an unlocked question, which is noted in the history. */
export const fetchAnswer = async (
  questionText: string,
  userDetails: UserDetails,
): Promise<Answer> => {
  const { prediction } = await call(getPrediction, { body: { questionText, userDetails } });
  noteInHistory(prediction, userDetails);
  return prediction;
};

/** The answer of an unlocked question about two people. */
export const fetchPairAnswer = async (
  questionText: string,
  { selfData, otherData, otherAgrees }: PairData,
): Promise<PairAnswer> => {
  const agreement = otherAgrees !== undefined && { otherAgrees };
  const body = { questionText, selfData, otherData, ...agreement };
  return (await call(getSingleAnswer, { body })).answer;
};

/** Why no answer came, in words; `fallback` when nobody said. */
export const reasonOf = (error: unknown, fallback: string): string =>
  error instanceof CallError && error.code !== NO_REPLY ? error.message : fallback;

/** Is this the refusal of a question that is not unlocked? */
export const isLocked = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'prediction.not-entitled';
