import { answerFailure, type Delivered } from '@dhruva/asking/answers/web';
import { call } from '@dhruva/web/lib/call.ts';
import * as z from 'zod/mini';
import { getSingleAnswer } from '../contract/routes.ts';
import type { PairData } from '../contract/schemas.ts';

/** The route of the answer; by the specification the answer may also be a plain text. */
const askTwo = {
  ...getSingleAnswer,
  reply: z.union([
    getSingleAnswer.reply,
    z.object({ success: z.literal(true), answer: z.string() }),
  ]),
};

/** Fetches the answer to an unlocked question about two people. */
export const fetchPairAnswer = async (
  questionText: string,
  { selfData, otherData, names, otherAgrees, bride }: PairData,
): Promise<Delivered | string> => {
  const agreement = otherAgrees !== undefined && { otherAgrees };
  const roles = bride !== undefined && { bride };
  const called = names !== undefined && { names };
  const body = { questionText, selfData, otherData, ...called, ...agreement, ...roles };
  const reply = await call(askTwo, { body });
  if (!reply.success) throw answerFailure(reply.reason ?? reply.answer);
  return 'answerId' in reply ? { id: reply.answerId } : reply.answer;
};
