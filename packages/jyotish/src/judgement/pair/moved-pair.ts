import { movedBirth, TEN_MINUTES_EARLIER, type MovedAnswer } from '../moved/moved-answer.ts';
import { sameFirstWindow } from '../whole/direct-answer.ts';
import { askedPair } from './pair-asked.ts';
import type { PairInput, PairJudgement } from './pair.types.ts';
import { samePairAnswer } from './whole/judge-people.ts';
import { baseOf } from './whole/known-pair.ts';

/**
 * The question of a judgement of two people asked with the birth of the first some minutes earlier or
 * later, all else as given; null where either time is unknown.
 */
export const movedPairAnswer = (
  input: PairInput,
  judgement: PairJudgement,
  minutes = TEN_MINUTES_EARLIER,
): MovedAnswer | null => {
  const { self, other } = input;
  if (self.unknownWithin !== undefined || other.unknownWithin !== undefined) return null;
  const moved = { ...input, self: { ...self, birth: movedBirth(self.birth, minutes) } };
  const { told, windows } = baseOf(moved, askedPair(input));
  return {
    minutes,
    trend: told.trend,
    windows: windows.map(({ from, to, strength }) => ({ from, to, strength })),
    isSameAnswer: samePairAnswer(judgement, told),
    isSameFirstWindow: sameFirstWindow(judgement.windows, windows),
  };
};
