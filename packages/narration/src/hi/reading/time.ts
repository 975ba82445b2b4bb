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
import { partOf } from './houses.ts';
import { introduced } from './introduced.ts';
import { during } from './stretches.ts';

const ACTS: Readonly<Record<Leads, string>> = {
  for: 'इस मामले में मदद करता है',
  against: 'इस मामले में धीमा है',
};

type Span = 'छोटा दौर' | 'लंबा दौर';

const spanOf = (period: RunningPeriod, span: Span, { area }: ReadingContext): string =>
  `${period.until} तक ${GRAHA_NAMES[period.graha]} का ${span} है${introduced(period, area)}`;

/** A period that acts: "इस समय … तक मंगल का छोटा दौर है, और यह इस मामले में मदद करता है।" */
const alone = (period: RunningPeriod, span: Span, context: ReadingContext): string => {
  const acts = period.acts === undefined ? '' : `, और यह ${ACTS[period.acts]}`;
  return `इस समय ${spanOf(period, span, context)}${acts}।`;
};

/** The periods that run now, and how they act. */
export const running: ReadingWords<never>['running'] = (long, short, context) => {
  if (short === undefined) return alone(long, 'लंबा दौर', context);
  if (short.acts === undefined && long.acts !== undefined) return alone(long, 'लंबा दौर', context);
  const months = `इस समय ${spanOf(short, 'छोटा दौर', context)}`;
  const years = `${GRAHA_NAMES[long.graha]} का लंबा दौर`;
  if (short.acts === undefined) return `${months}, और ${long.until} तक ${years}।`;
  if (long.acts === undefined || long.acts === short.acts) return alone(short, 'छोटा दौर', context);
  const other = long.acts === 'for' ? 'रुकावट नहीं डालता' : 'धीमा है';
  return `${months}, जो ${ACTS[short.acts]}, हालाँकि ${long.until} तक चलने वाला ${years} ${other}।`;
};

/** "है" of what opens a window now, "होगा" of what opens one to come. */
interface Tense {
  readonly isNow: boolean;
  readonly isFirst: boolean;
  /** The house named just before. */
  readonly house: Bhava | undefined;
}

const inChart = (house: Bhava, { area }: ReadingContext): string =>
  `कुंडली के ${partOf(house, area).oblique}`;

const openingOf = (
  opening: Opening,
  context: ReadingContext,
  { isNow, isFirst, house }: Tense,
): string => {
  const [is, isF] = isNow ? ['है', 'है'] : ['होगा', 'होगी'];
  switch (opening.by) {
    case 'both':
      return `बृहस्पति और शनि, दोनों का असर ${inChart(opening.house, context)} पर ${is}`;
    case 'passage':
      return `${GRAHA_NAMES[opening.graha]} ${inChart(opening.house, context)} में ${is}`;
    case 'glance':
      return `${GRAHA_NAMES[opening.graha]} की नज़र ${inChart(opening.house, context)} पर ${isF}`;
    case 'meeting':
      return `${GRAHA_NAMES[opening.graha]} उस जगह ${is} जहाँ आपके जन्म के समय ${context.named(opening.other)} था`;
    case 'moon':
      return `${GRAHA_NAMES[opening.graha]} आपके चंद्रमा से गिनी जाने वाली एक अच्छी जगह में ${is}`;
    case 'period': {
      const time = `${GRAHA_NAMES[opening.graha]} का दौर ${isFirst ? '' : 'भी '}इसके पक्ष में ${is}`;
      return opening.house !== undefined && opening.house === house
        ? `${time}, क्योंकि यही हिस्सा उसके ज़िम्मे है`
        : time;
    }
  }
};

const houseOf = (opening: Opening | undefined): Bhava | undefined =>
  opening !== undefined && 'house' in opening ? opening.house : undefined;

const TURNS: Readonly<Record<Turn, (months: string, reasons: string) => string>> = {
  open: (months, reasons) => `अभी ${reasons}; इसी से ${months} का समय अच्छा बनता है।`,
  eases: (months, reasons) => `${during(months)} बोझ हल्का होता दिखता है: तब ${reasons}।`,
  gathers: (months, reasons) => `${during(months)} बात बनती दिखती है: तब ${reasons}।`,
  told: (_, reasons) => `उन महीनों में ${reasons}।`,
};

/** What opens a window. */
export const opens: ReadingWords<never>['opens'] = (openings, months, turn, context) =>
  TURNS[turn](
    months,
    joined(
      openings.map((each, index) =>
        openingOf(each, context, {
          isNow: turn === 'open',
          isFirst: index === 0,
          house: houseOf(openings[index - 1]),
        }),
      ),
    ),
  );
