import type { FollowUp } from '@dhruva/narration';
import { Refusal } from './lines/json-lines.ts';

/** A follow-up told; with claims also sentence by sentence. */
export interface ToldFollowUp extends Pick<FollowUp, 'id' | 'question'> {
  readonly text: string;
  readonly sentences?: FollowUp['sentences'];
}

/** Tells one of the follow-ups offered. Throws a Refusal for an id that is none of theirs. */
export const toldFollowUp = (
  offered: readonly FollowUp[],
  asked: string,
  withClaims: boolean,
): ToldFollowUp => {
  const found = offered.find(({ id }) => id === asked);
  if (found === undefined) throw new Refusal('follow-up.not-found');
  const { id, question, sentences } = found;
  const text = sentences.map((each) => each.text).join(' ');
  return { id, question, text, ...(withClaims && { sentences }) };
};
