import { yoginiDasha, yoginiPeriods } from '../../src/dasha/yogini.ts';
import { degrees, julianDayUt } from '../../src/units.ts';
import { longitudeNamed, outsideCases } from '../outside-cases.ts';
import { allEqual, worstWithin, type Check } from './check.ts';

interface Expected {
  readonly first: string;
  readonly balance_ymd: readonly [number, number, number];
  readonly ends_ymd: Readonly<Record<string, readonly [number, number, number]>>;
}

/** Months of 30 days, as the source counts. */
const daysNamed = ([years, months, days]: readonly [number, number, number]): number =>
  years * 360 + months * 30 + days;

const BIRTH = julianDayUt(2451545);

/** The worked example of a teaching page: the first yogini, its balance and when five periods end. */
export const yoginiChecks = (): readonly Check[] => {
  const found = outsideCases<{ moon: string }, Expected>('-yogini').map(
    ({ id, input, expected }) => ({
      id,
      expected,
      dasha: yoginiDasha(degrees(longitudeNamed(input.moon)), BIRTH, 360),
    }),
  );
  return [
    allEqual(
      'Yogini dasha order, a worked example',
      found.flatMap(({ id, expected, dasha }) =>
        Object.keys(expected.ends_ymd).map((name, i) => ({
          at: `${id} ${name}`,
          ours: yoginiPeriods(dasha)[i]?.yogini,
          theirs: name.toLowerCase(),
        })),
      ),
    ),
    worstWithin(
      'Yogini dasha balance and ends, a worked example',
      found.flatMap(({ id, expected, dasha }) => [
        {
          at: `${id} balance`,
          value: dasha.balanceYears * 360 - daysNamed(expected.balance_ymd),
        },
        ...Object.entries(expected.ends_ymd).map(([name, ymd], i) => ({
          at: `${id} ${name}`,
          value: (yoginiPeriods(dasha)[i]?.end ?? Number.NaN) - BIRTH - daysNamed(ymd),
        })),
      ]),
      { value: 1, unit: ' day' },
    ),
  ];
};
