import type { Bhava } from '@dhruva/jyotish/vocabulary';
import type {
  Leads,
  Opening,
  ReadingContext,
  ReadingWords,
  RunningPeriod,
  Turn,
} from '../../telling/everyday/reading-words.ts';
import { joined } from '../lists.ts';
import { GRAHA_NAMES } from '../words/grahas.ts';
import { placeOf } from './place-of.ts';
import { introduced } from './introduced.ts';

const ACTS: Readonly<Record<Leads, string>> = {
  for: 'with you in this',
  against: 'slow in this',
};

const SPANS = { long: 'years', short: 'months' } as const;

const spanOf = ({ graha }: RunningPeriod, length: keyof typeof SPANS): string =>
  `the ${SPANS[length]} of ${GRAHA_NAMES[graha]}`;

/** The periods that run now, and how they act. */
export const running: ReadingWords<never>['running'] = {
  alone: (period, length, { area }) => {
    const acts = period.acts === undefined ? '' : `, and they are ${ACTS[period.acts]}`;
    return `You live in ${spanOf(period, length)}${introduced(period, area)} until ${period.until}${acts}.`;
  },
  within: (short, long) =>
    `You live in ${spanOf(short, 'short')} until ${short.until}, within ${spanOf(long, 'long')} until ${long.until}.`,
  despite: (short, long, { area }) => {
    const months = `${spanOf(short, 'short')}${introduced(short, area)} until ${short.until}`;
    const years = `${spanOf(long, 'long')}, which run until ${long.until},`;
    return `You live in ${months}: they are ${ACTS[short.acts]}, though ${years} are ${long.acts === 'for' ? 'not against you' : 'slow'}.`;
  },
};

/** What opens a window; `before`: the house named just before. */
const openingOf = (
  opening: Opening,
  { area, named }: ReadingContext,
  before: Bhava | undefined,
): string => {
  switch (opening.by) {
    case 'both':
      return `Jupiter and Saturn both reach ${placeOf(opening.house, area)}`;
    case 'passage':
      return `${GRAHA_NAMES[opening.graha]} passes through ${placeOf(opening.house, area)}`;
    case 'glance':
      return `${GRAHA_NAMES[opening.graha]} looks at ${placeOf(opening.house, area)}`;
    case 'meeting':
      return `${GRAHA_NAMES[opening.graha]} comes to where ${named(opening.other)} was at your birth`;
    case 'moon':
      return `${GRAHA_NAMES[opening.graha]} passes one of its kinder places from your Moon`;
    case 'period': {
      const time = `the time belongs to ${GRAHA_NAMES[opening.graha]}`;
      return opening.house !== undefined && opening.house === before
        ? `${time}, who carries it`
        : time;
    }
  }
};

const houseIn = (opening: Opening | undefined): Bhava | undefined =>
  opening !== undefined && 'house' in opening ? opening.house : undefined;

const TURNS: Readonly<Record<Turn, (months: string, reasons: string) => string>> = {
  open: (months, reasons) => `Right now ${reasons}, which makes ${months} a good stretch.`,
  eases: (months, reasons) => `It grows lighter in ${months}, when ${reasons}.`,
  gathers: (months, reasons) => `It comes together in ${months}, when ${reasons}.`,
  told: (months, reasons) => `In ${months} ${reasons}.`,
  later: (months, reasons) =>
    `The first clearly better stretch after that is ${months}, when ${reasons}.`,
};

/** What opens a window. */
export const opens: ReadingWords<never>['opens'] = (openings, months, turn, context) =>
  TURNS[turn](
    months,
    joined(openings.map((each, index) => openingOf(each, context, houseIn(openings[index - 1])))),
  );
