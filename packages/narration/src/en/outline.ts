import type { DatedPeriod, OutlineWords } from '../telling/outline/outline-words.ts';
import { capitalised } from '../text.ts';
import { GRAHA_NAMES, GRAHA_SIGNIFICATIONS } from './words/grahas.ts';
import { houseMeaning, ORDINALS } from './words/houses.ts';
import { monthInWords } from './words/months.ts';
import { rashiInWords } from './words/chart-extras.ts';

const dayInWords = (day: string): string =>
  `${Number(day.slice(8))} ${monthInWords(day.slice(0, 7))}`;

/** "until 12 March 2034"; where only the months are known, "until between March 2033 and May 2034". */
const until = ({ endsFrom, endsBy }: DatedPeriod): string => {
  if (endsFrom === endsBy) return `until ${dayInWords(endsBy)}`;
  const [first, last] = [endsFrom, endsBy].map((day) => monthInWords(day.slice(0, 7)));
  return first === last
    ? `until ${first}`
    : `to an end between ${first} and ${last}, by the hour of birth`;
};

const LEVELS = { 1: 'long period', 2: 'sub-period' } as const;

const COUNTED = { lagna: 'your rising sign', moon: 'your Moon' } as const;

/** English words of a birth at the first look. */
export const englishOutline: OutlineWords = {
  signGives: [
    'directness and a quick start',
    'calm, and a liking for what lasts',
    'curiosity and quick words',
    'care, and an eye for moods',
    'warmth and pride',
    'precision and a practical eye',
    'fairness and tact',
    'depth, and little shown at once',
    'openness and hope',
    'patience and a sense of duty',
    'independence and long thought',
    'gentleness and imagination',
  ],
  stars: [
    'Ashwini',
    'Bharani',
    'Krittika',
    'Rohini',
    'Mrigashira',
    'Ardra',
    'Punarvasu',
    'Pushya',
    'Ashlesha',
    'Magha',
    'Purva Phalguni',
    'Uttara Phalguni',
    'Hasta',
    'Chitra',
    'Swati',
    'Vishakha',
    'Anuradha',
    'Jyeshtha',
    'Mula',
    'Purva Ashadha',
    'Uttara Ashadha',
    'Shravana',
    'Dhanishta',
    'Shatabhisha',
    'Purva Bhadrapada',
    'Uttara Bhadrapada',
    'Revati',
  ],
  either: (names) => names.join(' or '),
  lagna: (gives) => `The first impression: ${gives}.`,
  moon: (gives) => `At heart: ${gives}.`,
  star: (lord) => `Under ${GRAHA_NAMES[lord]}: ${GRAHA_SIGNIFICATIONS[lord]}.`,
  graha: (graha) => capitalised(GRAHA_NAMES[graha]),
  running: (maha, antar) =>
    [
      `${capitalised(until(maha))}: ${GRAHA_SIGNIFICATIONS[maha.graha]}.`,
      ...(antar ? [`Within it ${GRAHA_NAMES[antar.graha]}, ${until(antar)}.`] : []),
    ].join(' '),
  period: ({ on, level, ends, begins }) =>
    `On ${dayInWords(on)} the ${LEVELS[level]} of ${GRAHA_NAMES[ends]} ends and that of ${GRAHA_NAMES[begins]} begins: the accent moves from ${GRAHA_SIGNIFICATIONS[ends]} to ${GRAHA_SIGNIFICATIONS[begins]}.`,
  sign: ({ on, graha, rashi, direct, house, from }) => {
    const enters = `On ${dayInWords(on)} ${GRAHA_NAMES[graha]} ${direct ? 'enters' : 'goes back into'} ${rashiInWords(rashi)}`;
    const themes = GRAHA_SIGNIFICATIONS[graha];
    return house === null
      ? `${enters}, and its themes, ${themes}, take on a new colour.`
      : `${enters}, the ${ORDINALS[house]} sign from ${COUNTED[from]}, and brings its themes, ${themes}, to ${houseMeaning(house, 'overall-timeline')}.`;
  },
};
