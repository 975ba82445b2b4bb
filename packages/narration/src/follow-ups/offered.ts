import type { Judgement, MovedAnswer, PairJudgement } from '@dhruva/jyotish';
import type { WordTables } from '../telling/word-tables.ts';
import type { Planned } from './follow-up.types.ts';
import { earlierOf, timeOf } from './of-birth-time.ts';
import { carrierOf, secondOf } from './of-choices.ts';
import { helpsOf, slowsOf } from './of-forces.ts';
import { afterOf, lightestOf, monthOf, waitOf } from './of-windows.ts';

const MOST = 4;

/** At most four; what the birth time changes is the last of them. */
const chosen = (
  fitting: readonly (Planned | undefined)[],
  last: Planned | undefined,
): readonly Planned[] => {
  const all = fitting.filter((each) => each !== undefined);
  return last === undefined ? all.slice(0, MOST) : [...all.slice(0, MOST - 1), last];
};

/** The follow-ups offered to an answer about one person, most fitting first. */
export const offeredTo = (
  judgement: Judgement,
  moved: MovedAnswer | null,
  words: WordTables,
): readonly Planned[] =>
  chosen(
    [
      secondOf(judgement, words),
      waitOf(judgement),
      afterOf(judgement),
      lightestOf(judgement),
      monthOf(judgement),
      slowsOf(judgement),
      helpsOf(judgement),
    ],
    earlierOf(judgement, moved) ?? timeOf(judgement),
  );

/** The follow-ups offered to an answer about two people. */
export const offeredToPair = (
  judgement: PairJudgement,
  moved: MovedAnswer | null,
): readonly Planned[] =>
  chosen(
    [
      carrierOf(judgement),
      waitOf(judgement),
      afterOf(judgement),
      lightestOf(judgement),
      monthOf(judgement),
    ],
    earlierOf(judgement, moved) ?? timeOf(judgement),
  );
