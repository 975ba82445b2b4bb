import { hinduDayAt, type HinduDay } from '../../src/panchanga/hindu-day.ts';
import { limbsAt, type LimbName } from '../../src/panchanga/limbs.ts';
import { panchangaOf } from '../../src/panchanga/panchanga.ts';
import { sunDay } from '../../src/sky/horizon/sun-day.ts';
import { PRODUCT_CONVENTIONS } from '../../src/tables/conventions.ts';
import { degrees, type JulianDayUt } from '../../src/units.ts';
import { conventionsOf, instantOf, instantOfBirth, type Clock } from '../case-skies.ts';
import { longitudeNamed, outsideCases } from '../outside-cases.ts';
import { allEqual, worstWithin, type Check, type Difference, type Pair } from './check.ts';

type Report = Readonly<Record<string, number | string>>;

/** Our limb → names of its number and of its remaining percents in a report. */
const PRINTED: Readonly<Record<LimbName, readonly [number: string, left: string]>> = {
  tithi: ['tithi_number', 'tithi_left_pct'],
  nakshatra: ['nakshatra_number', 'nakshatra_left_pct'],
  yoga: ['yoga_number', 'yoga_left_pct'],
  karana: ['karana_half_index_from_shukla1', 'karana_left_pct'],
};
const SECONDS_PER_DAY = 86_400;

const reports = () => outsideCases<Clock, Report>('-panchanga');

const limbsOfReports = () =>
  reports().flatMap((found) => {
    const limbs = limbsAt(instantOfBirth(found.input), conventionsOf(found));
    return (Object.keys(PRINTED) as LimbName[]).map((name) => {
      const [number, left] = PRINTED[name];
      return {
        at: `${found.id} ${name}`,
        ours: limbs[name],
        number: found.expected[number],
        left: Number(found.expected[left]),
      };
    });
  });

const dayOf = (clock: Clock): HinduDay => {
  const day = hinduDayAt(instantOfBirth(clock), clock);
  if (typeof day === 'string') throw new Error(`the Sun ${day}`);
  return day;
};

const secondsFrom = (ours: JulianDayUt, wall: string, clock: Clock): number =>
  (ours - instantOf(`${clock.date} ${wall.padStart(8, '0')}`, clock.utc_offset_hours)) *
  SECONDS_PER_DAY;

const sunTimes = (): readonly Difference[] =>
  reports().flatMap(({ id, input, expected }) => {
    const { sunrise, sunset } = dayOf(input);
    return [
      {
        at: `${id} sunrise`,
        value: secondsFrom(sunrise, String(expected['sunrise_local']), input),
      },
      { at: `${id} sunset`, value: secondsFrom(sunset, String(expected['sunset_local']), input) },
    ];
  });

/** Delhi as Drik Panchang prints it, to the minute. */
const drikDifference = (): Difference => {
  const delhi = { date: '2026-04-03', time: '', utc_offset_hours: 5.5, lat: 28.6139, lon: 77.209 };
  const { sunrise } = sunDay(
    instantOf(`${delhi.date} 00:00:00`, 5.5),
    delhi,
    PRODUCT_CONVENTIONS.rising,
  );
  const value = typeof sunrise === 'string' ? Number.NaN : secondsFrom(sunrise, '06:09:00', delhi);
  return { at: 'Delhi 2026-04-03', value };
};

const bookPairs = (): readonly Pair[] =>
  [
    ...outsideCases<Record<'sun' | 'moon', string>, Record<string, number>>('-yoga'),
    ...outsideCases<Record<'sun' | 'moon', string>, Record<string, number>>('-exr3-tithi'),
  ].flatMap(({ id, input, expected }) => {
    const limbs = panchangaOf(
      degrees(longitudeNamed(input.sun)),
      degrees(longitudeNamed(input.moon)),
    );
    return (['tithi', 'yoga'] as const)
      .filter((limb) => expected[limb] !== undefined)
      .map((limb) => ({ at: `${id} ${limb}`, ours: limbs[limb] + 1, theirs: expected[limb] }));
  });

/** Checks of limbs, what is left of them, sunrise and sunset, against reports and books. */
export const almanacChecks = (): readonly Check[] => [
  allEqual(
    'tithi, nakshatra, yoga, karana of reports',
    limbsOfReports().map(({ at, ours, number }) => ({ at, ours: ours.index + 1, theirs: number })),
  ),
  worstWithin(
    'what is left of each limb',
    limbsOfReports().map(({ at, ours, left }) => ({ at, value: ours.left - left })),
    { value: 0.02, unit: ' %' },
  ),
  worstWithin('sunrise and sunset, Hindu rising', sunTimes(), { value: 2, unit: ' s' }),
  worstWithin('sunrise to the minute, upper limb', [drikDifference()], { value: 59, unit: ' s' }),
  allEqual('tithi and yoga numbers, book examples', bookPairs()),
];
