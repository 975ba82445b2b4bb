import type { Question } from '@dhruva/contract/catalogue/questions';
import { checkBirth, getPrediction, savePrediction } from '@dhruva/contract/predictions/routes';
import type { Answer, UserDetails } from '@dhruva/contract/predictions/schemas';
import { updateProfile } from '@dhruva/contract/profile/routes';
import type { Profile } from '@dhruva/contract/profile/schemas';
import { CallError, NO_REPLY } from '../../lib/call-error.ts';
import { call } from '../../lib/call.ts';
import { m } from '../../paraglide/messages.js';

/** Has the details read back; throws CallError when something must be mended or chosen first. */
export const checkDetails = async (userDetails: UserDetails): Promise<void> => {
  await call(checkBirth, { body: { userDetails } });
};

/** Claims the free question; the profile as it is afterwards. */
export const claimFreeQuestion = async (): Promise<Profile> =>
  call(updateProfile, { body: { hasUsedFreeQuestion: true } });

/** The answer of an unlocked question. */
export const fetchAnswer = async (
  question: Question,
  userDetails: UserDetails,
): Promise<Answer> => {
  const { prediction } = await call(getPrediction, {
    body: { questionText: question.text, userDetails },
  });
  return prediction;
};

/** Asks the server to find the answer in the history; a failure is only logged (specification, section 7). */
export const noteInHistory = (answer: Answer, details: UserDetails): void => {
  const { dob, timeOfBirth, placeOfBirth } = details;
  call(savePrediction, {
    body: { question: answer.question, answer, details: { dob, timeOfBirth, placeOfBirth } },
  }).catch((error: unknown) => {
    // oxlint-disable-next-line no-console -- the specification asks that the failure be logged
    console.error('The answer could not be noted in the history', error);
  });
};

/** Why no answer came, in words. */
export const reasonOf = (error: unknown): string =>
  error instanceof CallError && error.code !== NO_REPLY ? error.message : m.questions_no_reason();

/** Is this the refusal of a question that is not unlocked? */
export const isLocked = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'prediction.not-entitled';
