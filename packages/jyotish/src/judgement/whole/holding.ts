import { julianDayUt } from '../../units.ts';
import type { JudgementInput } from '../judgement.types.ts';
import { monthNumber } from '../reading/calendar.ts';
import { readingAt } from '../reading/reading.ts';
import type { Stretch } from '../sum/windows.ts';
import { sameDirectAnswer } from './direct-answer.ts';
import { readWhole, skyOf, type Asked, type Whole } from './read-whole.ts';

/** Errors of the birth time tried, minutes either way. */
export const TRIED_MINUTES = [2, 5, 15, 30] as const;
const MINUTES_PER_DAY = 1440;

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

/** The same person born some minutes off; the sky is read anew only where its findings may differ. */
const readMoved = (
  { birth, place }: JudgementInput,
  minutes: number,
  asked: Asked,
  base: Whole,
): Whole => {
  const reading = readingAt(julianDayUt(birth + minutes / MINUTES_PER_DAY), place, 'lagna');
  return readWhole(reading, { ...asked, headsOnly: true }, skyOf(reading, base));
};

/** Reads the chart again with the birth some minutes earlier and later, until nothing holds any more. */
export const holdingOf = (input: JudgementInput, asked: Asked, base: Whole): Holding => {
  const held: number[] = [0, ...base.windows.map(() => 0)];
  let standing = held.map((_, thing) => thing);
  for (const minutes of TRIED_MINUTES) {
    const moved = [-minutes, minutes].map((shift) => readMoved(input, shift, asked, base));
    standing = standing.filter((thing) => {
      const window = base.windows[thing - 1];
      return moved.every((other) =>
        window === undefined ? sameDirectAnswer(base, other) : staysIn(window, other.windows),
      );
    });
    for (const thing of standing) held[thing] = minutes;
    if (standing.length === 0) break;
  }
  const [direct = 0, ...windows] = held;
  return { direct, windows };
};
