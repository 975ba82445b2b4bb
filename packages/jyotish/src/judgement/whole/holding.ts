import type { JudgementInput } from '../judgement.types.ts';
import { monthNumber } from '../reading/calendar.ts';
import type { Stretch } from '../sum/windows.ts';
import { minutesHeld, readMoved } from './birth-time-scan.ts';
import { sameDirectAnswer } from './direct-answer.ts';
import { readTimed, wholeOf, windowsOf, type Asked, type Timed, type Whole } from './read-whole.ts';

/** Largest tried ± minutes of birth-time error the direct answer bears, and each window by its place. */
export interface Holding {
  readonly direct: number;
  readonly windows: readonly number[];
}

/** Months from one name to another, both included. */
const lengthOf = (from: string, to: string): number => monthNumber(to) - monthNumber(from) + 1;

type Months = Pick<Stretch, 'from' | 'to'>;

const common = (a: Months, b: Months): number =>
  lengthOf(a.from > b.from ? a.from : b.from, a.to < b.to ? a.to : b.to);

/** Does at least half of a window lie in one of these? */
export const staysIn = (window: Months, others: readonly Months[]): boolean => {
  const shared = others.reduce((sum, other) => sum + Math.max(0, common(window, other)), 0);
  return shared * 2 >= lengthOf(window.from, window.to);
};

/** A birth some minutes off as far as its windows need it. */
interface Moved {
  readonly timed: Timed;
  readonly windows: readonly Stretch[];
}

/** Reads the chart again with the birth some minutes earlier and later, until nothing holds any more. */
export const holdingOf = (input: JudgementInput, asked: Asked, base: Whole): Holding => {
  const movedBy = (minutes: number): Moved => {
    const timed = readTimed(readMoved(input, minutes), asked);
    return { timed, windows: windowsOf(timed, asked) };
  };
  const heads = { ...asked, headsOnly: true } as const;
  const [direct = 0, ...windows] = minutesHeld<Moved>(
    [
      (moved) => sameDirectAnswer(base, wholeOf(moved.timed, moved.windows, heads)),
      ...base.windows.map((window) => (moved: Moved) => staysIn(window, moved.windows)),
    ],
    (minutes) => [() => movedBy(minutes)],
  );
  return { direct, windows };
};
