import { trueSolarInstant } from '../../src/dasha/solar-years.ts';
import { mahadashas, subPeriods, vimshottari } from '../../src/dasha/vimshottari.ts';
import { DASHA_YEAR_DAYS } from '../../src/tables/dasha-years.ts';
import { degrees } from '../../src/units.ts';
import { instantOf, instantOfBirth, skyOfCase, type Clock } from '../case-skies.ts';
import { grahaNamed, outsideCases, type OutsideCase } from '../outside-cases.ts';
import { explained, worstWithin, type Check, type Difference } from './check.ts';

const NAKSHATRA = 360 / 27;
const INDIA = 5.5;
/** Half a day from noon, and the quarter of an hour our true solar year is good to. */
const SAME_DATE = { value: 0.51, unit: ' day' };

interface Report {
  readonly birth: Clock;
}

/** Periods printed as dates, in the order they begin. */
interface Printed {
  readonly lords: string;
  readonly date: string;
}

/** Days between noon of the printed date and our start: under half a day is the same date. */
const daysOff = (start: number | undefined, date: string): number =>
  (start ?? Number.NaN) - instantOf(`${date} 12:00:00`, INDIA);

/** Mahadashas and antardashas of a report, in true solar years from our own sky. */
const solarStarts = (found: OutsideCase<Report>): ReadonlyMap<string, number> => {
  const { birth } = found.input;
  const jd = instantOfBirth(birth);
  const moon = skyOfCase(found, birth).grahas.moon.lon;
  const first = mahadashas(vimshottari(moon, jd, DASHA_YEAR_DAYS['true-solar']));
  return new Map(
    [...first, ...first.flatMap(subPeriods)].map(({ lords, start }) => [
      lords.join(' '),
      trueSolarInstant(start, jd),
    ]),
  );
};

const startDifferences = (
  found: OutsideCase<Report>,
  printed: readonly Printed[],
): readonly Difference[] => {
  const starts = solarStarts(found);
  return printed.map(({ lords, date }) => ({
    at: `${found.id} ${lords}`,
    value: daysOff(starts.get(lords), date),
  }));
};

const mahadashaDifferences = (): readonly Difference[] =>
  outsideCases<Report, Readonly<Record<string, string>>>('-vim-md').flatMap((found) =>
    startDifferences(
      found,
      Object.entries(found.expected).map(([lord, date]) => ({ lords: lord.toLowerCase(), date })),
    ),
  );

const antardashaDifferences = (): readonly Difference[] =>
  outsideCases<Report, readonly Readonly<Record<'md' | 'ad' | 'start', string>>[]>(
    '-vim-ad',
  ).flatMap((found) =>
    startDifferences(
      found,
      found.expected.map(({ md, ad, start }) => ({
        lords: `${md} ${ad}`.toLowerCase(),
        date: start,
      })),
    ),
  );

interface Balance {
  readonly lord: string;
  readonly balance_ymd: readonly [years: number, months: number, days: number];
}

/** Days between a printed balance and ours, so many nakshatras on; not a number under another lord. */
const balanceOff = (found: OutsideCase<Clock>, printed: Balance, nakshatrasOn = 0): number => {
  const [years, months, days] = printed.balance_ymd;
  const { grahas, jdUt } = skyOfCase(found, found.input);
  const moon = degrees(grahas.moon.lon + nakshatrasOn * NAKSHATRA);
  const { lordAtBirth, balanceYears, yearDays } = vimshottari(moon, jdUt);
  if (lordAtBirth !== grahaNamed(printed.lord)) return Number.NaN;
  return (balanceYears - years - months / 12) * yearDays - days;
};

const balanceDifferences = (): readonly Difference[] =>
  [...outsideCases<Clock, Balance>('-ex52-vim'), ...outsideCases<Clock, Balance>('-ex55-vim')].map(
    (found) => ({ at: found.id, value: balanceOff(found, found.expected) }),
  );

/** The fourth, fifth and eighth star from the Moon's. */
const STARS_ON = { kshema: 3, utpanna: 4, adhana: 7 } as const;

const starDifferences = (): readonly Difference[] =>
  outsideCases<Clock, Readonly<Record<keyof typeof STARS_ON, Balance>>>('-kshema').flatMap(
    (found) =>
      (Object.keys(STARS_ON) as (keyof typeof STARS_ON)[]).map((star) => ({
        at: `${found.id} ${star}`,
        value: balanceOff(found, found.expected[star], STARS_ON[star]),
      })),
  );

const bookDifferences = (): readonly Difference[] =>
  outsideCases<Clock, Readonly<Record<string, string>>>('-ex54-vim').flatMap((found) => {
    const { grahas, jdUt } = skyOfCase(found, found.input);
    const periods = mahadashas(vimshottari(grahas.moon.lon, jdUt, DASHA_YEAR_DAYS.sidereal));
    return Object.entries(found.expected)
      .filter(([name]) => name.endsWith('_start'))
      .map(([name, date]) => {
        const lord = grahaNamed(name.replace('_start', ''));
        const start = periods.find((period) => period.lord === lord)?.start;
        return { at: `${found.id} ${lord}`, value: daysOff(start, date) };
      });
  });

/** Vimshottari of reports and books, each in its own year. */
export const dashaCaseChecks = (): readonly Check[] => [
  explained(
    worstWithin('mahadasha dates, true solar years', mahadashaDifferences(), SAME_DATE),
    'over half a day is another date; that one begins minutes before midnight',
  ),
  worstWithin('antardasha dates, true solar years', antardashaDifferences(), SAME_DATE),
  worstWithin('mahadasha dates, a book example', bookDifferences(), { value: 2, unit: ' day' }),
  worstWithin('balance at birth, book examples', balanceDifferences(), { value: 2, unit: ' day' }),
  worstWithin('balance from other stars, a book example', starDifferences(), {
    value: 2,
    unit: ' day',
  }),
];
