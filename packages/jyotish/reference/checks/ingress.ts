import { rashiIndex } from '../../src/chart/placement.ts';
import { signEntries, stations, type MotionAt, type SignEntry } from '../../src/gochara/ingress.ts';
import { grahaMotionAt } from '../../src/sky/graha-motion.ts';
import { julianDayUt, type JulianDayUt } from '../../src/units.ts';
import type { RashiIndex } from '../../src/vocabulary.ts';
import { conventionsOf, instantOf, instantOfBirth, type Clock } from '../case-skies.ts';
import { grahaNamed, outsideCases, signNamed, type OutsideCase } from '../outside-cases.ts';
import { worstWithin, type Check, type Difference } from './check.ts';

type Printed = Readonly<Record<string, string>>;

const SECONDS_PER_DAY = 86_400;
const YEARS_TO_COME = 2;

const motionOf = (found: OutsideCase<Clock, Printed>): MotionAt => {
  const conventions = conventionsOf(found);
  return (graha, jd) => grahaMotionAt(graha, jd, conventions);
};

const spanAfter = (found: OutsideCase<Clock, Printed>) => {
  const start = instantOfBirth(found.input);
  return { start, end: julianDayUt(start + YEARS_TO_COME * 365.25) };
};

const secondsApart = (ours: JulianDayUt | undefined, wall: string, { input }: { input: Clock }) =>
  ((ours ?? Number.NaN) - instantOf(wall, input.utc_offset_hours)) * SECONDS_PER_DAY;

/** The sign whose beginning is passed: a retrograde graha leaves by it the sign the report names. */
const signBegun = ({ rashi, direct }: SignEntry): RashiIndex =>
  rashiIndex(direct ? rashi : rashi + 1);

/** "Rahu->Vi (mean)": the first entry after the birth. */
const entryDifferences = (): readonly Difference[] =>
  outsideCases<Clock, Printed>('-ingress').flatMap((found) =>
    Object.entries(found.expected).map(([printed, wall]) => {
      const [name = '', sign = ''] = printed.split(/->| /);
      const [entry] = signEntries(grahaNamed(name), spanAfter(found), motionOf(found));
      const isThere = entry !== undefined && signBegun(entry) === signNamed(sign);
      return {
        at: `${found.id} ${printed}`,
        value: isThere ? secondsApart(entry.at, wall, found) : Number.NaN,
      };
    }),
  );

/** "Mars R": the first station after which it is retrograde. */
const stationDifferences = (): readonly Difference[] =>
  outsideCases<Clock, Printed>('-stations').flatMap((found) =>
    Object.entries(found.expected).map(([printed, wall]) => {
      const [name = '', to = ''] = printed.split(' ');
      const station = stations(grahaNamed(name), spanAfter(found), motionOf(found)).find(
        ({ direct }) => direct === (to === 'D'),
      );
      return { at: `${found.id} ${printed}`, value: secondsApart(station?.at, wall, found) };
    }),
  );

/** Sign entries and stations another program prints, both of geometric positions. */
export const ingressChecks = (): readonly Check[] => {
  const entries = entryDifferences();
  const ofRahu = entries.filter(({ at }) => at.includes('Rahu'));
  return [
    worstWithin(
      'next sign entries',
      entries.filter((entry) => !ofRahu.includes(entry)),
      { value: 30, unit: ' s' },
    ),
    worstWithin('next sign entry of Rahu', ofRahu, { value: 70, unit: ' s' }),
    worstWithin('stations', stationDifferences(), { value: 2400, unit: ' s' }),
  ];
};
