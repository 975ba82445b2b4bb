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
import { tied } from './introduced.ts';
import { during } from './stretches.ts';

const ACTS: Readonly<Record<Leads, string>> = {
  for: 'इस मामले में मदद करता है',
  against: 'इस मामले में देर कराता है',
};

const SPANS = { long: 'लंबा दौर', short: 'छोटा दौर' } as const;

/** ", जो मार्च 2027 तक रहेगा"; "" where the end is years away. */
const lastingOf = ({ until }: RunningPeriod): string =>
  until === '' ? '' : `, जो ${until} तक रहेगा`;

/** The periods that run now, and how they act. */
export const running: ReadingWords<never>['running'] = {
  alone: (period, length, { area }) => {
    const start = `इस समय ${GRAHA_NAMES[period.graha]} का ${SPANS[length]} चल रहा है${lastingOf(period)}`;
    const tie = tied(period, area);
    if (period.acts === undefined) return `${start}।${tie === '' ? '' : ` ${tie}।`}`;
    return tie === ''
      ? `${start}, और यह ${ACTS[period.acts]}।`
      : `${start}। ${tie}, और यह दौर ${ACTS[period.acts]}।`;
  },
  within: (short, long) => {
    const [name, of] = [GRAHA_NAMES[short.graha], GRAHA_NAMES[long.graha]];
    if (long.until === '')
      return `इस समय ${of} के लंबे दौर में ${name} का छोटा दौर चल रहा है${lastingOf(short)}।`;
    return short.until === long.until
      ? `इस समय ${name} का छोटा और ${of} का लंबा दौर चल रहा है; दोनों ${long.until} तक रहेंगे।`
      : `इस समय ${name} का छोटा दौर ${short.until} तक रहेगा और ${of} का लंबा दौर ${long.until} तक।`;
  },
  despite: (short, long) => {
    const [name, of] = [GRAHA_NAMES[short.graha], GRAHA_NAMES[long.graha]];
    const other = long.acts === 'for' ? 'रुकावट नहीं डालता' : 'देर कराता है';
    const lasts = short.until === '' ? '' : `${short.until} तक रहेगा और `;
    const end = long.until === '' ? '' : `${long.until} तक चलने वाला `;
    return `इस समय ${name} का छोटा दौर चल रहा है, जो ${lasts}${ACTS[short.acts]}, हालाँकि ${end}${of} का लंबा दौर ${other}।`;
  },
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
      return `बृहस्पति और शनि दोनों का असर ${inChart(opening.house, context)} पर ${is}`;
    case 'both-on-lord':
      return `बृहस्पति और शनि दोनों का असर ${inChart(opening.house, context)} पर या उसे सँभालने वाले ${context.named(opening.lord)} पर ${is}`;
    case 'passage':
      return `${GRAHA_NAMES[opening.graha]} ${inChart(opening.house, context)} में ${is}`;
    case 'glance':
      return `${GRAHA_NAMES[opening.graha]} की नज़र ${inChart(opening.house, context)} पर ${isF}`;
    case 'meeting':
      return `${GRAHA_NAMES[opening.graha]} उस जगह ${is} जहाँ आपके जन्म के समय ${context.named(opening.other)} था`;
    case 'sight':
      return `${GRAHA_NAMES[opening.graha]} की नज़र उस जगह पर ${isF} जहाँ आपके जन्म के समय ${context.named(opening.other)} था`;
    case 'moon':
      return `${GRAHA_NAMES[opening.graha]} आपके चंद्रमा से गिनी जाने वाली एक अच्छी जगह में ${is}`;
    case 'period': {
      const time = `${GRAHA_NAMES[opening.graha]} का दौर ${isFirst ? '' : 'भी '}आपके पक्ष में ${is}`;
      return opening.house !== undefined && opening.house === house
        ? `${time}, क्योंकि यही हिस्सा उसके ज़िम्मे है`
        : time;
    }
  }
};

const houseOf = (opening: Opening | undefined): Bhava | undefined =>
  opening !== undefined && 'house' in opening ? opening.house : undefined;

const TURNS: Readonly<Record<Turn, (months: string, reasons: string) => string>> = {
  open: (months, reasons) => `अभी ${reasons}; इसी वजह से ${during(months)} समय अच्छा है।`,
  eases: (months, reasons) => `${during(months)} बोझ हल्का होता दिखता है: तब ${reasons}।`,
  gathers: (months, reasons) => `${during(months)} बात बनती दिखती है: तब ${reasons}।`,
  told: (months, reasons) => `${during(months)} ${reasons}।`,
  later: (months, reasons) => `उसके बाद पहला साफ़ अच्छा समय ${months} का है: तब ${reasons}।`,
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
