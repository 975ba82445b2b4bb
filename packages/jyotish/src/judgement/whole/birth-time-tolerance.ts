import type { JudgementInput } from '../judgement.types.ts';
import { memoize } from '../reading/memoize.ts';
import { monthNumber } from '../reading/month-number.ts';
import type { Stretch } from '../sum/windows.ts';
import { ANSWER_MINUTES, minutesHeld, readShifted } from './birth-time-scan.ts';
import { sameDirectAnswer, sameFirstWindow } from './direct-answer.ts';
import {
  timeReading,
  judgeTimed,
  windowsOf,
  type AskedQuestion,
  type TimedReading,
  type JudgedReading,
} from './judge-reading.ts';

/**
 * Largest tested birth-time error (± minutes) under which the direct answer stays with its first
 * window where it was, and each window by index.
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
  const shiftedBy = memoize((minutes: number): Shifted => {
    const timed = timeReading(readShifted(input, minutes), asked);
    return { timed, windows: windowsOf(timed, asked) };
  });
  const heads = { ...asked, firstOfEachKindOnly: true } as const;
  const staysTrue = ({ timed, windows }: Shifted): boolean =>
    sameFirstWindow(base.windows, windows) &&
    sameDirectAnswer(base, judgeTimed(timed, windows, heads));
  const at = (minutes: number) => [() => shiftedBy(minutes)];
  const [direct = 0] = minutesHeld<Shifted>([staysTrue], at, ANSWER_MINUTES);
  const windows = minutesHeld<Shifted>(
    base.windows.map((window) => (shifted) => staysIn(window, shifted.windows)),
    at,
  );
  return { direct, windows };
};
