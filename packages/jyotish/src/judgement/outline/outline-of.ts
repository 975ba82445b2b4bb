import { chartFromMoon, chartOf } from '../../chart/chart.ts';
import type { Chart } from '../../chart/chart.types.ts';
import { dashaAt, nakshatraLord, vimshottari, type Vimshottari } from '../../dasha/vimshottari.ts';
import { skyAt } from '../../sky/sky.ts';
import type { JulianDayUt } from '../../units.ts';
import { eachGraha, GRAHAS } from '../../vocabulary.ts';
import { momentsOf } from '../whole/unknown-time.ts';
import { nextChange } from './next-change.ts';
import type { BirthOutline, OutlineInput, OutlinePeriod } from './outline.types.ts';

/** Moments of the day of an unknown time that are tried beside both of its ends. */
const MOMENTS = 30;
const LEVELS = [1, 2] as const;

interface Moment {
  readonly chart: Chart;
  readonly dasha: Vimshottari;
}

const momentAt = (birth: JulianDayUt, { place }: OutlineInput, from: 'lagna' | 'moon'): Moment => {
  const sky = skyAt(birth, place);
  return {
    chart: from === 'lagna' ? chartOf(sky) : chartFromMoon(sky),
    dasha: vimshottari(sky.grahas.moon.lon, birth),
  };
};

const periodsOf = ({ dasha }: Moment, at: JulianDayUt): readonly OutlinePeriod[] =>
  dashaAt(dasha, at, 2).flatMap(({ lord, end }, index) => {
    const level = LEVELS[index];
    return level === undefined ? [] : [{ level, graha: lord, endsFrom: end, endsBy: end }];
  });

/** The periods that run at every moment, each with its earliest and its latest end. */
const periodsOfAll = (moments: readonly Moment[], at: JulianDayUt): readonly OutlinePeriod[] =>
  moments
    .map((moment) => periodsOf(moment, at))
    .reduce((all, one) =>
      all.flatMap((period, index) => {
        const other = one[index];
        if (other === undefined || other.graha !== period.graha) return [];
        const endsFrom = other.endsFrom < period.endsFrom ? other.endsFrom : period.endsFrom;
        const endsBy = other.endsBy > period.endsBy ? other.endsBy : period.endsBy;
        return [{ ...period, endsFrom, endsBy }];
      }),
    );

/** The values of the moments, each once, in the order of the moments. */
const distinct = <Value>(moments: readonly Moment[], valueOf: (chart: Chart) => Value): Value[] => [
  ...new Set(moments.map(({ chart }) => valueOf(chart))),
];

/** The Moon's signs and stars at moments in order. */
const moonAt = (moments: readonly Moment[]): Pick<BirthOutline, 'moonRashis' | 'stars'> => ({
  moonRashis: distinct(moments, ({ grahas }) => grahas.moon.rashi),
  stars: distinct(moments, ({ grahas }) => grahas.moon.nakshatra).map((nakshatra) => ({
    nakshatra,
    lord: nakshatraLord(nakshatra),
  })),
});

const drawn = (
  { chart }: Moment,
  from: 'lagna' | 'moon',
  moments: readonly Moment[],
): BirthOutline['chart'] => ({
  from,
  lagna: chart.lagna.rashi,
  grahas: eachGraha((graha) => {
    const { rashi, house } = chart.grahas[graha];
    return { rashi, house };
  }),
  steady: GRAHAS.every(
    (graha) => distinct(moments, ({ grahas }) => grahas[graha].rashi).length === 1,
  ),
});

const outlineOfDay = (
  input: OutlineInput,
  day: NonNullable<OutlineInput['unknownWithin']>,
): BirthOutline => {
  const noon = momentAt(input.birth, input, 'moon');
  const moments = [day.start, ...momentsOf(day, MOMENTS), day.end].map((moment) =>
    momentAt(moment, input, 'moon'),
  );
  const moon = moonAt(moments);
  const [rashi, ...later] = moon.moonRashis;
  const from = { from: 'moon', rashi: later.length === 0 ? rashi : undefined } as const;
  return {
    lagna: null,
    ...moon,
    running: periodsOfAll(moments, input.at),
    next: nextChange(input.at, undefined, from),
    chart: drawn(noon, 'moon', moments),
  };
};

/**
 * What a birth shows at the first look: its chart, rising sign, Moon and star, the running periods, and what
 * changes next. Age is not checked. Throws SkyRangeError for a birth or a moment outside SKY_RANGE.
 */
export const outlineOf = (input: OutlineInput): BirthOutline => {
  if (input.unknownWithin) return outlineOfDay(input, input.unknownWithin);
  const moment = momentAt(input.birth, input, 'lagna');
  const { chart, dasha } = moment;
  return {
    lagna: chart.lagna.rashi,
    ...moonAt([moment]),
    running: periodsOf(moment, input.at),
    next: nextChange(input.at, dasha, { from: 'lagna', rashi: chart.lagna.rashi }),
    chart: drawn(moment, 'lagna', [moment]),
  };
};
