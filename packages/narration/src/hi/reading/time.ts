import type { Area, Bhava, Graha } from '@dhruva/jyotish/vocabulary';
import type {
  Leads,
  Opening,
  ReadingContext,
  ReadingWords,
  RunningPeriod,
  ToldOpening,
  Turn,
} from '../../telling/everyday/reading-words.ts';
import { GRAHA_NAMES } from '../words/grahas.ts';
import { houseInTalk } from '../words/houses.ts';
import { IN_MATTER } from './matters.ts';
import { bent } from './names.ts';
import { during } from './stretches.ts';
import { SPANS } from './spans.ts';
import { titled } from './titles.ts';

const ACTS: Readonly<Record<Leads, string>> = {
  for: 'मदद मिलती है',
  against: 'अड़चन आती है',
};

/** How a period acts on the matter of an area: "इससे शादी की बात में मदद मिलती है". */
const actsOn = (area: Area, acts: Leads): string => `इससे ${IN_MATTER[area]} ${ACTS[acts]}`;

/** Periods by their length. */
const LEVELS = { md: 'महादशा', ad: 'अंतर्दशा', pd: 'प्रत्यंतर दशा' } as const;

const spanOf = (period: RunningPeriod, length: keyof typeof SPANS, area: Area): string =>
  `${titled(GRAHA_NAMES[period.graha], period, area).oblique} की ${SPANS[length]}`;

/** "मार्च 2027 तक "; "" where the end is years away. */
const upTo = ({ until }: RunningPeriod): string => (until === '' ? '' : `${until} तक `);

/** "अभी शनि की अंतर्दशा चल रही है, जो मार्च 2027 तक रहेगी". */
const runs = (period: RunningPeriod, length: keyof typeof SPANS, area: Area): string => {
  const end = period.until === '' ? '' : `, जो ${period.until} तक रहेगी`;
  return `अभी ${spanOf(period, length, area)} चल रही है${end}`;
};

/** The periods that run now, and how they act. */
export const running: ReadingWords<never>['running'] = {
  alone: (period, length, { area }) => {
    const start = runs(period, length, area);
    return period.acts === undefined ? `${start}।` : `${start}; ${actsOn(area, period.acts)}।`;
  },
  within: (short, long) => {
    const [name, of] = [GRAHA_NAMES[short.graha], GRAHA_NAMES[long.graha]];
    const both = 'इस बात पर दोनों का असर कम है';
    if (long.until === '')
      return `अभी ${of} की महादशा में ${upTo(short)}${name} की अंतर्दशा है; ${both}।`;
    return short.until === long.until
      ? `अभी ${of} की महादशा में ${name} की अंतर्दशा है, दोनों ${long.until} तक, और ${both}।`
      : `अभी ${short.until} तक ${name} की अंतर्दशा और ${long.until} तक ${of} की महादशा है; ${both}।`;
  },
  despite: (short, long, { area }) => {
    const other = long.acts === 'for' ? 'साथ दे रही है' : 'रफ़्तार धीमी रखती है';
    const of = short.graha === long.graha ? 'उसी' : GRAHA_NAMES[long.graha];
    return `${runs(short, 'short', area)}; ${actsOn(area, short.acts)}, हालाँकि ${upTo(long)}${of} की महादशा ${other}।`;
  },
};

const ACTS_THEN: Readonly<Record<Leads, string>> = {
  for: 'मदद मिल सकती है',
  against: 'अड़चन आ सकती है',
};

/** The long period that comes next: "सितंबर 2027 से शनि की 19 साल की महादशा शुरू होगी; उससे …". */
export const follows: ReadingWords<never>['follows'] = (
  { from, years, graha, tie, acts },
  { area },
) =>
  `${from} से ${titled(GRAHA_NAMES[graha], { graha, tie }, area).oblique} की ${years} साल की महादशा शुरू होगी; उससे ${IN_MATTER[area]} ${ACTS_THEN[acts]}।`;

/** "है" of what opens a window now, "होगा" of what opens one to come. */
interface Tense {
  readonly isNow: boolean;
  /** The house named just before. */
  readonly house: Bhava | undefined;
}

/** The two slow grahas, which are not said to act on themselves. */
const MOVERS: readonly Graha[] = ['jupiter', 'saturn'];

const openingOf = (
  opening: Opening,
  { area, named }: ReadingContext,
  { isNow, house }: Tense,
): string => {
  const [is, isF] = isNow ? ['है', 'है'] : ['होगा', 'होगी'];
  switch (opening.by) {
    case 'both':
      return `बृहस्पति और शनि, दोनों का असर ${houseInTalk(opening.house, area).oblique} पर ${is}`;
    case 'both-on-lord':
      return MOVERS.includes(opening.lord)
        ? `बृहस्पति और शनि, दोनों का असर ${houseInTalk(opening.house, area).oblique} पर ${is}`
        : `बृहस्पति और शनि, दोनों का असर ${houseInTalk(opening.house, area).oblique} या उसके मालिक ${bent(named(opening.lord))} पर ${is}`;
    case 'passage':
      return `${GRAHA_NAMES[opening.graha]} ${houseInTalk(opening.house, area).oblique} में ${is}`;
    case 'glance':
      return `${GRAHA_NAMES[opening.graha]} की दृष्टि ${houseInTalk(opening.house, area).oblique} पर ${isF}`;
    case 'meeting':
      return `${GRAHA_NAMES[opening.graha]} वहाँ ${is} जहाँ आपके जन्म के समय ${named(opening.other)} था`;
    case 'sight':
      return `${GRAHA_NAMES[opening.graha]} की दृष्टि वहाँ ${isF} जहाँ आपके जन्म के समय ${named(opening.other)} था`;
    case 'moon':
      return `${GRAHA_NAMES[opening.graha]} आपके चंद्रमा से अच्छी जगह पर ${is}`;
    case 'period': {
      const name = GRAHA_NAMES[opening.graha];
      const owner = opening.house !== undefined && opening.house === house ? 'उसी घर के मालिक ' : '';
      return `${owner}${name} की ${LEVELS[opening.level]} चल रही ${isF}`;
    }
  }
};

const houseOf = (opening: Opening | undefined): Bhava | undefined =>
  opening !== undefined && 'house' in opening ? opening.house : undefined;

const TURNS: Readonly<Record<Turn, (months: string, reasons: string, most: string) => string>> = {
  open: (months, reasons, most) =>
    reasons === ''
      ? `कुल मिलाकर ${during(months)} समय अच्छा है${most}।`
      : `इस समय ${reasons}, इसलिए ${during(months)} समय अच्छा है${most}।`,
  'even-so': (months, _, most) => `फिर भी ${during(months)} समय अच्छा है${most}।`,
  eases: (months, reasons) => `${during(months)} बोझ हल्का हो सकता है, क्योंकि तब ${reasons}।`,
  gathers: (months, reasons) => `${during(months)} समय साथ दे सकता है, क्योंकि तब ${reasons}।`,
  told: (months, reasons) => `${during(months)} ${reasons}।`,
  later: (months, reasons) =>
    `आपके पूछे समय में कोई दौर अलग से नहीं उभरता; अगला अच्छा समय ${months} का है, जब ${reasons}।`,
};

/** All that opens a window, as clauses, now or to come. */
export const opened = (openings: readonly ToldOpening[], context: ReadingContext): string =>
  openings
    .map((each, index) => {
      const text = openingOf(each, context, {
        isNow: each.isNow,
        house: houseOf(openings[index - 1]),
      });
      const notes = [each.isFromMoon ? 'चंद्र लग्न से' : '', each.only].filter(Boolean);
      return notes.length === 0 ? text : `${text} (${notes.join('; ')})`;
    })
    .join(', और ');

/** The coming months against what the chart promises. */
export const pace: ReadingWords<never>['pace'] = (leads) =>
  leads === 'for'
    ? 'कुंडली इस बात के पक्ष में है, पर आने वाले महीने आपके और महीनों से धीमे हैं।'
    : 'कुंडली में इस बात की राह कठिन है, पर आने वाले महीने आपके और महीनों से बेहतर हैं।';

/** Why a window is good. */
export const window: ReadingWords<never>['window'] = (openings, context) =>
  `${opened(openings, context)}।`;

/** The best part of a window that is open: ", ख़ासकर फ़रवरी से मई 2027 तक, जब …". */
const best = (peak: ToldOpening | undefined, context: ReadingContext): string =>
  peak === undefined
    ? ''
    : `, ख़ासकर ${during(peak.only)}, जब ${opened([{ ...peak, only: '' }], context)}`;

/** What opens a window. */
export const opens: ReadingWords<never>['opens'] = ({ openings, months, turn, peak }, context) =>
  TURNS[turn](months, opened(openings, context), best(peak, context));
