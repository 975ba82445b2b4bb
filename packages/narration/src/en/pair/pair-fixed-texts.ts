import type { CompatibilityQuestionId, Trend } from '@dhruva/jyotish/vocabulary';
import type { PairCertaintyWords, Whose } from '../../telling/pair/pair-locale.ts';
import type { ToleranceWords, WindowNotes } from '../../telling/direct/locale.ts';
import { countInWords } from '../words/numbers.ts';
import type { Person } from '../noun-phrases.ts';
import type { OtherIn } from './people.ts';

/** What each step of the trend means between two charts. */
export const PAIR_TREND_TEXTS: Readonly<Record<Trend, string>> = {
  'very-supportive':
    'Very supportive: between the two charts more than twice as much helps as holds back.',
  supportive: 'Supportive: clearly more between the two charts helps than holds back.',
  mixed: 'Mixed: between the two charts help leads by little, or not at all.',
  demanding: 'Demanding: more between the two charts holds back than helps, so it asks for effort.',
  'very-demanding':
    'Very demanding: far more between the two charts holds back than helps, so it asks for patience and care.',
};

/** Short, and about the matter: a trend, not a guarantee. */
export const PAIR_CAVEATS: Readonly<Record<CompatibilityQuestionId, string>> = {
  'relationship-strength':
    'This is a trend, not a guarantee; how you treat each other counts for more.',
  'relationship-issues': 'This is a trend, not a guarantee; an issue named early is half solved.',
  'spouse-compatibility':
    'This is a trend, not a guarantee; points neither make nor break a marriage, two people do.',
  'strengths-and-weaknesses': 'This is a tendency, not a label and not a guarantee; people grow.',
  'business-partnership':
    'This is a trend, not a guarantee, and not business advice; check figures and papers with care.',
  'parents-together':
    'This is a trend, not a guarantee; it speaks of ways of caring only, and children need both.',
};

const whoseTime = (whose: Whose, other: Person): string =>
  whose === 'both'
    ? 'neither birth time is known'
    : `${whose === 'self' ? 'your' : other.possessive} birth time is not known`;

/** The day, or the days, at whose hours an answer was tried; of two days, each with the other time as told. */
const whoseDay = (whose: Whose, other: Person): string =>
  whose === 'both'
    ? 'each of the two days of birth, tried one at a time'
    : `the day ${whose === 'self' ? 'you were' : `${other.name} was`} born`;

/** The error of either birth time under which an answer holds. */
export const pairCertaintyWords = (otherIn: OtherIn): PairCertaintyWords => ({
  fragile: 'A small error in either birth time can change the direct answer, so check both.',
  holds: (minutes) =>
    `The answer would be the same if either of you were born ${countInWords(minutes)} minutes earlier or later.`,
  unknown: (whose, question, percent) => {
    const part = percent === 100 ? 'all' : `about ${percent} %`;
    return `As ${whoseTime(whose, otherIn(question))}, what lies between the charts is counted from the Moons; the rising signs and the divisional charts are left out. The direct answer is the same for ${whose === 'both' && percent < 100 ? 'at least ' : ''}${part} of ${whoseDay(whose, otherIn(question))}.`;
  },
});

/** A line about the windows as a whole. */
export const PAIR_WINDOW_NOTES: WindowNotes = {
  looked: (horizon) => `Looked at: ${horizon}.`,
  withoutTime:
    'Without both birth times no months are named, because the planetary periods shift with them.',
  none: (horizon) =>
    `No stretch of months stands out for both of you within ${horizon}: the periods and transits of your two charts do not agree long enough in any of them.`,
};

/** The error of either birth time under which a window holds. */
export const PAIR_TOLERANCE_WORDS: ToleranceWords = {
  holds: (minutes) => `Holds if either birth time is ${countInWords(minutes)} minutes off.`,
  moves: 'Moves if either birth time is two minutes off.',
};
