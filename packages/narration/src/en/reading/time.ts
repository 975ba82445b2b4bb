import type { Graha } from '@dhruva/jyotish/vocabulary';
import type {
  Opening,
  ReadingContext,
  ReadingWords,
  RunningPeriod,
  ToldOpening,
  Turn,
} from '../../telling/everyday/reading-words.ts';
import { capitalised } from '../../text.ts';
import { GRAHA_NAMES } from '../words/grahas.ts';
import { introduced } from './introduced.ts';
import { helped, slowed } from './slowed.ts';
import { placeOf } from './place-of.ts';
import { SPANS } from './spans.ts';
import { inStretch } from './stretches.ts';

/** Periods by their length. */
const LEVELS = { md: 'years', ad: 'months', pd: 'weeks' } as const;

type Length = keyof typeof SPANS;

/** "until May 2029"; "" where the end is years away. */
const untilOf = ({ until }: RunningPeriod): string => (until === '' ? '' : ` until ${until}`);

const spanOf = (graha: Graha, length: Length): string =>
  `the ${SPANS[length]} of ${GRAHA_NAMES[graha]}`;

/** How a running period acts, from its graha: "Until May 2029 Saturn slows a promotion"; long ones have no near end. */
const acting = (period: RunningPeriod, { area, matter }: ReadingContext): string => {
  const start = period.until === '' ? 'In these years ' : `Until ${period.until} `;
  const acts = (period.acts === 'against' ? slowed : helped)(matter, 'one');
  return `${start}${GRAHA_NAMES[period.graha]}${introduced(period, area)} ${acts}`;
};

/** The periods that run now, and how they act. */
export const running: ReadingWords<never>['running'] = {
  alone: (period, length, context) =>
    period.acts === undefined
      ? `These are ${spanOf(period.graha, length)}${introduced(period, context.area)}${untilOf(period)}.`
      : `${acting(period, context)}.`,
  within: (short, long) =>
    `These are ${spanOf(short.graha, 'short')}${untilOf(short)}, within ${spanOf(long.graha, 'long')}.`,
  despite: (short, long, context) => {
    const years = spanOf(long.graha, 'long');
    return short.acts === 'for'
      ? `${acting(short, context)}, in small steps, since ${years} are slow.`
      : `${acting(short, context)}, while ${years} as a whole are on your side.`;
  },
};

/** The long period that comes next: "In September 2027 the 19 years of Saturn begin, and they slow a promotion". */
export const follows: ReadingWords<never>['follows'] = (
  { from, years, graha, tie, acts },
  { area, matter },
) => {
  const acting = (acts === 'against' ? slowed : helped)(matter, 'many');
  return `In ${from} the ${years} years of ${GRAHA_NAMES[graha]}${introduced({ graha, tie }, area)} begin, and they ${acting}.`;
};

/** Where a graha was at birth, seen from the one that comes there or looks at it. */
const birthplaceOf = (
  { graha, other }: { readonly graha: Graha; readonly other: Graha },
  named: ReadingContext['named'],
): string =>
  graha === other
    ? 'its own place in your birth chart'
    : `your birth ${named(other).replace(/^the /u, '')}`;

/** The two slow grahas, which are not said to support themselves. */
const MOVERS: readonly Graha[] = ['jupiter', 'saturn'];

/** What opens a window. */
const openingOf = (opening: Opening, { area, named }: ReadingContext): string => {
  switch (opening.by) {
    case 'both':
      return `Jupiter and Saturn both support ${placeOf(opening.house, area)}`;
    case 'both-on-lord':
      return MOVERS.includes(opening.lord)
        ? `Jupiter and Saturn both support ${placeOf(opening.house, area)}`
        : `Jupiter and Saturn both reach ${placeOf(opening.house, area)} or its planet ${named(opening.lord)}`;
    case 'passage':
      return `${GRAHA_NAMES[opening.graha]} passes through ${placeOf(opening.house, area)}`;
    case 'glance':
      return `${GRAHA_NAMES[opening.graha]} looks at ${placeOf(opening.house, area)}`;
    case 'meeting':
      return `${GRAHA_NAMES[opening.graha]} comes to ${birthplaceOf(opening, named)}`;
    case 'sight':
      return `${GRAHA_NAMES[opening.graha]} looks at ${birthplaceOf(opening, named)}`;
    case 'moon':
      return `${GRAHA_NAMES[opening.graha]} passes one of its kinder places from your Moon`;
    case 'period': {
      const { graha, house, level } = opening;
      const tie = house === undefined ? undefined : ({ by: 'carries', house } as const);
      return `the ${LEVELS[level]} of ${GRAHA_NAMES[graha]}${introduced({ graha, tie }, area)} run`;
    }
  }
};

const TURNS: Readonly<Record<Turn, (months: string, reasons: string, matter: string) => string>> = {
  open: (months, reasons, matter) =>
    reasons === ''
      ? `That makes ${months} a good stretch for ${matter}.`
      : `At present ${reasons}, so ${months} is a good stretch for ${matter}.`,
  'even-so': (months, _, matter) => `Even so, ${months} is a good stretch for ${matter}.`,
  eases: (months, reasons) => `Relief comes ${inStretch(months)}, when ${reasons}.`,
  gathers: (months, reasons, matter) =>
    `The next good stretch for ${matter} is ${months}, when ${reasons}.`,
  told: (months, reasons) => `${capitalised(inStretch(months))} ${reasons}.`,
  later: (months, reasons, matter) =>
    `No stretch stands out in the time you ask about; the next good one for ${matter} is ${months}, when ${reasons}.`,
};

/** All that opens a window, as clauses. */
export const opened = (openings: readonly ToldOpening[], context: ReadingContext): string =>
  openings
    .map((each) => {
      const notes = [each.isFromMoon ? 'counted from your Moon' : '', each.only].filter(Boolean);
      return `${openingOf(each, context)}${notes.length === 0 ? '' : ` (${notes.join('; ')})`}`;
    })
    .join(' while ');

/** The coming months against what the chart promises. */
export const pace: ReadingWords<never>['pace'] = (leads, { matter }) =>
  leads === 'for'
    ? `The chart is on your side here, but the coming months are slower for ${matter} than most of yours.`
    : `The chart asks for patience here, but the coming months are kinder to ${matter} than most of yours.`;

/** Why a window is good. */
export const window: ReadingWords<never>['window'] = (openings, context) => {
  const text = opened(openings, context);
  return openings.some(({ isNow }) => isNow) ? `${capitalised(text)}.` : `Then ${text}.`;
};

/** The best part of a window that is open: ", most of all from February to May 2027, when …". */
const most = (peak: ToldOpening | undefined, context: ReadingContext): string =>
  peak === undefined
    ? ''
    : `, most of all ${inStretch(peak.only)}, when ${opened([{ ...peak, only: '' }], context)}`;

/** What opens a window. */
export const opens: ReadingWords<never>['opens'] = ({ openings, months, turn, peak }, context) =>
  TURNS[turn](months, opened(openings, context), `${context.matter}${most(peak, context)}`);
