import type { Horizons } from '../../telling/direct/direct-words.ts';
import type { BestMonths, WhenWords } from '../../telling/direct/phrases.ts';
import { lists } from '../lists.ts';

/** Horizons of questions in words. */
export const HORIZONS: Horizons = {
  6: 'the next six months',
  12: 'the next twelve months',
  24: 'the next two years',
  36: 'the next three years',
  48: 'the next four years',
  60: 'the next five years',
};

const lead = ({ isHard, what }: BestMonths): string =>
  isHard ? `Even so, for ${what}` : `For ${what}`;

/** Sentences that answer "when". */
export const when: WhenWords = {
  withoutTime: (what) => `For ${what} no months can be named without a birth time.`,
  none: (what, horizon) =>
    `No stretch of months stands out for ${what} within ${horizon}, so go by your own readiness rather than by a date.`,
  later: (what, horizon, stretch) =>
    `No stretch of months stands out for ${what} within ${horizon}; the first after that is ${stretch}.`,
  onlyWeak: (bestMonths) => {
    const { weak, isHard } = bestMonths;
    const several = isHard ? 'some lighter chances show' : 'only lighter chances show';
    const chances = weak.length === 1 ? 'one lighter chance shows' : several;
    return `${lead(bestMonths)} ${chances}: ${lists.inSequence(weak)}.`;
  },
  strong: (bestMonths) => {
    const { strong, weak } = bestMonths;
    const lighter = weak.length === 1 ? 'is a lighter chance' : 'are lighter chances';
    const rest = weak.length > 0 ? `; ${weak.join(' and ')} ${lighter}` : '';
    return `${lead(bestMonths)} the months that stand out are ${lists.inSequence(strong)}${rest}.`;
  },
};
