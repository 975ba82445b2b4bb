import type { JudgementInput } from '../judgement.types.ts';
import { monthNumber } from '../reading/month-number.ts';
import type { Stretch } from '../sum/windows.ts';
import { minutesHeld, readShifted } from './birth-time-scan.ts';
import { sameDirectAnswer } from './direct-answer.ts';
import {
  timeReading,
  judgeTimed,
  windowsOf,
  type AskedQuestion,
  type TimedReading,
  type JudgedReading,
} from './judge-reading.ts';

/**
 * Largest tested birth-time error (± minutes) under which the direct answer, and each window by
 * index, stays.
 */
export interface BirthTimeTolerance {
  readonly direct: number;
  readonly windows: readonly number[];
}

/** Number of months from one `YYYY-MM` to another, both included. */
const lengthOf = (from: string, to: string): number => monthNumber(to) - monthNumber(from) + 1;

type Months = Pick<Stretch, 'from' | 'to'>;

const common = (a: Months, b: Months): number =>
  lengthOf(a.from > b.from ? a.from : b.from, a.to < b.to ? a.to : b.to);

/** Whether at least half of a window lies in the given windows. */
export const staysIn = (window: Months, others: readonly Months[]): boolean => {
  const shared = others.reduce((sum, other) => sum + Math.max(0, common(window, other)), 0);
  return shared * 2 >= lengthOf(window.from, window.to);
};

/**
 * A birth shifted by some minutes: its months and windows; the birth chart is scored only when
 * needed.
 */
interface Shifted {
  readonly timed: TimedReading;
  readonly windows: readonly Stretch[];
}

/**
 * Tests the direct answer and each window with the birth shifted earlier and later, until none
 * stays.
 */
export const birthTimeToleranceOf = (
  input: JudgementInput,
  asked: AskedQuestion,
  base: JudgedReading,
): BirthTimeTolerance => {
  const shiftedBy = (minutes: number): Shifted => {
    const timed = timeReading(readShifted(input, minutes), asked);
    return { timed, windows: windowsOf(timed, asked) };
  };
  const heads = { ...asked, firstOfEachKindOnly: true } as const;
  const [direct = 0, ...windows] = minutesHeld<Shifted>(
    [
      (shifted) => sameDirectAnswer(base, judgeTimed(shifted.timed, shifted.windows, heads)),
      ...base.windows.map((window) => (shifted: Shifted) => staysIn(window, shifted.windows)),
    ],
    (minutes) => [() => shiftedBy(minutes)],
  );
  return { direct, windows };
};
