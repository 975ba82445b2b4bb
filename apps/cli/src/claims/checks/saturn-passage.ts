import { fold } from '../chart/signs.ts';
import type { Natal } from '../chart/natal.ts';
import { noonOf } from '../time/days.ts';
import { transitSign, type Days } from '../time/spans.ts';

/** Houses from the Moon of a Sade Sati and of the two dhaiyas. */
const PASSAGES = [[12, 1, 2], [4], [8]];
/** Days within which Saturn may come back in retrograde motion. */
const RETURN = 400;
const STEP = 5;
const EDGE = 2;

/** Whether Saturn is in one of the signs at some sampled moment of so many days. */
const isSeen = (signs: readonly number[], from: number, days: number): boolean => {
  for (let day = 0; day <= days; day += STEP) {
    if (signs.includes(transitSign('saturn', from + day))) return true;
  }
  return false;
};

/**
 * Whether a stretch is a whole Sade Sati or dhaiya, from Saturn's first entry to its last exit, the
 * weeks it steps back out of it included.
 */
export const isSaturnPassage = ({ signs }: Natal, { start, end }: Days): boolean => {
  const [first, last] = [noonOf(start), noonOf(end)];
  return PASSAGES.some((places) => {
    const own = places.map((place) => fold(signs.moon + place - 1));
    const isBegun = own.includes(transitSign('saturn', first + EDGE));
    const isEnded = own.includes(transitSign('saturn', last - EDGE));
    return (
      isBegun &&
      isEnded &&
      !isSeen(own, first - EDGE - RETURN, RETURN) &&
      !isSeen(own, last + EDGE, RETURN) &&
      last - first < places.length * 3.5 * 365.25
    );
  });
};
