import { chartOf } from '../../src/chart/chart.ts';
import { instantOf, skyOfCase, type Clock } from '../case-skies.ts';
import { outsideCases } from '../outside-cases.ts';
import { allEqual, type Check, type Pair } from './check.ts';
import { repliesOf } from './run-command.ts';

type MoonAndLagna = Readonly<
  Record<'moon_nakshatra' | 'moon_rashi' | 'moon_pada' | 'lagna_rashi', number>
>;

const viewerPairs = (): readonly Pair[] =>
  outsideCases<Clock, MoonAndLagna>('')
    .filter(({ id }) => id.startsWith('tz-'))
    .flatMap((found) => {
      const { lagna, grahas } = chartOf(skyOfCase(found, found.input));
      const ours: MoonAndLagna = {
        moon_nakshatra: grahas.moon.nakshatra + 1,
        moon_rashi: grahas.moon.rashi + 1,
        moon_pada: grahas.moon.pada,
        lagna_rashi: lagna.rashi + 1,
      };
      return (Object.keys(found.expected) as (keyof MoonAndLagna)[]).map((field) => ({
        at: `${found.id} ${field}`,
        ours: ours[field],
        theirs: found.expected[field],
      }));
    });

const SECONDS_PER_DAY = 86_400;

/** "+05:21:10 (…)" → seconds. */
const offsetNamed = (text: string): number => {
  const [, sign, hours, minutes, seconds] = /^([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(text) ?? [];
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds ?? 0);
  return sign === '-' ? -size : size;
};

/** The offset the chart command finds: how far its instant lies before the wall clock. */
const offsetPairs = (): readonly Pair[] => {
  const cases = outsideCases<{ zone: string; local: string }, { offset: string }>('').filter(
    ({ id }) => id.startsWith('tzdb-'),
  );
  const replies = repliesOf(
    'chart',
    cases.map(({ id, input: { zone, local } }) => {
      const [date, time] = local.split('T');
      return { id, date, time, zone, lat: 22, lon: 80 };
    }),
  );
  return cases.map(({ id, input, expected }, i) => {
    const wall = instantOf(`${input.local}:00`, 0);
    const ours = Math.round((wall - Number(replies[i]?.['jdUt'])) * SECONDS_PER_DAY);
    return { at: id, ours, theirs: offsetNamed(expected.offset) };
  });
};

/** Births read from another zone, and offsets of Indian clocks in the past. */
export const zoneChecks = (): readonly Check[] => [
  allEqual('births read from another zone', viewerPairs()),
  allEqual('UTC offset of Indian civil time, seconds', offsetPairs()),
];
