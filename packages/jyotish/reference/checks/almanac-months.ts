import { hinduDayAt, type HinduDay } from '../../src/panchanga/hindu-day.ts';
import { choghadiyasOf, kalasOf } from '../../src/panchanga/day-parts.ts';
import { limbStarts, type LimbName } from '../../src/panchanga/limbs.ts';
import { lunarMonthAt } from '../../src/panchanga/lunar-month.ts';
import { JAGANNATHA_HORA } from '../../src/tables/conventions.ts';
import { julianDayUt, type JulianDayUt } from '../../src/units.ts';
import { almanacDays, type AlmanacDay } from '../almanac-months.ts';
import { instantOf } from '../case-skies.ts';
import { PRINTED_CHOGHADIYAS, PRINTED_LEAP_MONTHS } from '../almanac-examples.ts';
import { REPORT_CLOCK, REPORTED_MONTHS, reportInstant } from '../report-points.ts';
import { allEqual, worstWithin, type Check, type Difference, type Pair } from './check.ts';

const INDIA = 5.5;
const SECONDS_PER_DAY = 86_400;
const LIMBS: readonly LimbName[] = ['tithi', 'nakshatra', 'yoga', 'karana'];
const KALAS = ['rahu', 'gulika', 'yamaganda'] as const;

/** "1:47*" of a date, to the minute as printed; the star is the next day. */
const instantOn = (date: string, printed: string): JulianDayUt => {
  const clock = printed.replace('*', '').padStart(5, '0');
  return julianDayUt(instantOf(`${date} ${clock}:00`, INDIA) + (printed.endsWith('*') ? 1 : 0));
};

const nearest = (found: readonly { readonly at: JulianDayUt }[], printed: JulianDayUt): number =>
  found.reduce((best, { at }) => {
    const off = (at - printed) * SECONDS_PER_DAY;
    return Math.abs(off) < Math.abs(best) ? off : best;
  }, Infinity);

/** Printed minutes are cut off or rounded: what is between a minute and the next counts as right. */
const limbDifferences = (limb: LimbName): readonly Difference[] =>
  [...Map.groupBy(almanacDays(), ({ date }) => date.slice(0, 4)).values()].flatMap((days) => {
    const start = instantOf(`${days[0]?.date} 00:00:00`, INDIA);
    const span = { start, end: julianDayUt(start + days.length + 2) };
    const starts = limbStarts(span, JAGANNATHA_HORA)[limb];
    return days.flatMap((day) =>
      day[limb].map((printed) => ({
        at: `${day.date} ${limb}`,
        value: nearest(starts, instantOn(day.date, printed)),
      })),
    );
  });

const dayOf = ({ date }: Pick<AlmanacDay, 'date'>): HinduDay => {
  const day = hinduDayAt(instantOf(`${date} 12:00:00`, INDIA), REPORT_CLOCK);
  if (typeof day === 'string') throw new Error(day);
  return day;
};

const kalaDifferences = (): readonly Difference[] =>
  almanacDays().flatMap((printed) => {
    const kalas = kalasOf(dayOf(printed));
    return KALAS.flatMap((kala) =>
      (['start', 'end'] as const).map((end, at) => ({
        at: `${printed.date} ${kala}`,
        value:
          (kalas[kala][end] - instantOn(printed.date, printed[kala][at] ?? '')) * SECONDS_PER_DAY,
      })),
    );
  });

const monthPairs = (): readonly Pair[] =>
  REPORTED_MONTHS.flatMap(([year, month, samvatsara]) => {
    const ours = lunarMonthAt(reportInstant(year), JAGANNATHA_HORA);
    return [
      { at: `${year} month`, ours: ours.month, theirs: month },
      { at: `${year} samvatsara`, ours: ours.samvatsara, theirs: samvatsara },
    ];
  });

const leapPairs = (): readonly Pair[] =>
  PRINTED_LEAP_MONTHS.map(({ date, month, kind }) => {
    const ours = lunarMonthAt(instantOf(`${date} 12:00:00`, INDIA));
    return { at: date, ours: `${ours.kind} ${ours.month}`, theirs: `${kind} ${month}` };
  });

const choghadiyaPairs = (): readonly Pair[] =>
  PRINTED_CHOGHADIYAS.map(({ date, names }) => ({
    at: date,
    ours: choghadiyasOf(dayOf({ date }))
      .map(({ name }) => name)
      .join(' '),
    theirs: names,
  }));

/** Almanacs of whole months, and how months and parts of days are named. */
export const almanacMonthChecks = (): readonly Check[] => [
  ...LIMBS.map((limb) =>
    worstWithin(`ends of each ${limb}, five almanac months`, limbDifferences(limb), {
      value: 60,
      unit: ' s',
    }),
  ),
  worstWithin('Rahu Kalam, Gulika Kalam, Yamaganda', kalaDifferences(), { value: 60, unit: ' s' }),
  allEqual('lunar months and years of reports', monthPairs()),
  allEqual('leap months and lost months', leapPairs()),
  allEqual('choghadiyas of whole days', choghadiyaPairs()),
];
