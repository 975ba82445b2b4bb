import type { JulianDayUt } from '../../units.ts';

const YEAR_DAYS = 365.2425;

/** Completed years at a moment of asking. */
export const ageAt = (birth: JulianDayUt, at: JulianDayUt): number =>
  Math.floor((at - birth) / YEAR_DAYS);

/** Ages in completed years from which an answer is told otherwise, each with the reason for it. */
export const AGES = {
  pastEntry: {
    from: 42,
    because:
      'Ours, because entry to public service ends at 27 to 32 by post (SSC CGL, UPSC CSE), three, five or ten years later by reservation or disability; only where two of these add up does it go beyond 42, to 47.',
  },
  laterLove: {
    from: 45,
    because:
      'Ours, because by then all but a few have married once (BAND_ENDS), and who asks of a partner asks for company and a home rather than for the beginning of a family.',
  },
  grownChildren: {
    from: 60,
    because: 'Ours, because children born before one is forty are grown by then.',
  },
  pastWork: {
    from: 65,
    because:
      'Posts end at 58 to 65 in India; ours to take the last, since work of one’s own has no such line.',
  },
  elder: {
    from: 70,
    because: 'Ours, because parents would be ninety and more, and plans are made for nearer years.',
  },
} as const;

/** The most months an elder’s question looks ahead, unless it names its years itself. */
export const ELDER_MONTHS = 36;

const BANDS = ['early', 'usual', 'later'] as const;
type Band = (typeof BANDS)[number];

/**
 * The age at which each time of marrying is over, for the asker, of any gender. Ours, whatever the circle
 * calls usual: in India half of the women are married at 19 and half of the men before 25 (medians of NFHS-4,
 * 2015–16), and few marry after 35: 3.0 % of the men at 35 to 39 and 1.8 % of the women at 30 to 34 never had
 * (NFHS-3, 2005–06; somewhat more since).
 */
export const BAND_ENDS: Readonly<Record<Band, number>> = { early: 25, usual: 30, later: 35 };

/** A time of marrying as one’s own age allows it: the next one that is not over, then `ahead`. */
export const bandAt = (band: Band, age: number): Band | 'ahead' =>
  BANDS.slice(BANDS.indexOf(band)).find((each) => age < BAND_ENDS[each]) ?? 'ahead';
