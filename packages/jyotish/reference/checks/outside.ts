import { chartOf } from '../../src/chart/chart.ts';
import { rashiOf } from '../../src/chart/placement.ts';
import { mahadashas, vimshottari } from '../../src/dasha/vimshottari.ts';
import { signStays } from '../../src/gochara/sign-stays.ts';
import { grahaMotionAt } from '../../src/sky/graha-motion.ts';
import { skyAt } from '../../src/sky/sky.ts';
import { julianDayUt } from '../../src/units.ts';
import type { Varga } from '../../src/vocabulary.ts';
import { instantOf, instantOfBirth, type Clock } from '../case-skies.ts';
import { grahaNamed, outsideCases, signNamed } from '../outside-cases.ts';
import { allEqual, worstWithin, type Check, type Difference } from './check.ts';

const skyOf = (clock: Clock) => skyAt(instantOfBirth(clock), clock);

type MoonAndLagna = Readonly<
  Record<'moon_nakshatra' | 'moon_rashi' | 'moon_pada' | 'lagna_rashi', number>
>;

const zoneCheck = (): Check =>
  allEqual(
    'births read from another zone',
    outsideCases<Clock, MoonAndLagna>('')
      .filter(({ id }) => id.startsWith('tz-'))
      .flatMap(({ id, input, expected }) => {
        const { lagna, grahas } = chartOf(skyOf(input));
        const ours: MoonAndLagna = {
          moon_nakshatra: grahas.moon.nakshatra + 1,
          moon_rashi: grahas.moon.rashi + 1,
          moon_pada: grahas.moon.pada,
          lagna_rashi: lagna.rashi + 1,
        };
        return (Object.keys(expected) as (keyof MoonAndLagna)[]).map((field) => ({
          at: `${id} ${field}`,
          ours: ours[field],
          theirs: expected[field],
        }));
      }),
  );

const jupiterCheck = (): Check =>
  allEqual(
    'Jupiter in fifteen divisions, a book example',
    outsideCases<Clock, Record<string, string>>('pvr-ex27-jup-vargas').flatMap(
      ({ id, input, expected }) => {
        const { vargas } = chartOf(skyOf(input)).grahas.jupiter;
        return Object.entries(expected).map(([varga, sign]) => ({
          at: `${id} D${varga}`,
          ours: vargas[Number(varga) as Varga],
          theirs: signNamed(sign),
        }));
      },
    ),
  );

const dashaOf = (clock: Clock) => {
  const sky = skyOf(clock);
  return vimshottari(sky.grahas.moon.lon, sky.jdUt);
};

const balanceDifferences = (): readonly Difference[] =>
  outsideCases<Clock, { lord: string; balance_ymd: [number, number, number] }>('-vim').flatMap(
    ({ id, input, expected }) => {
      if (expected.lord === undefined) return [];
      const [years, months, days] = expected.balance_ymd;
      const { lordAtBirth, balanceYears } = dashaOf(input);
      const sameLord = lordAtBirth === grahaNamed(expected.lord);
      const apart = (balanceYears - years - months / 12) * 365.25 - days;
      return [{ at: id, value: sameLord ? apart : Number.NaN }];
    },
  );

const startDifferences = (): readonly Difference[] =>
  outsideCases<Clock, Record<string, string>>('pvr-ex54-vim').flatMap(({ id, input, expected }) => {
    const periods = mahadashas(dashaOf(input));
    return Object.entries(expected)
      .filter(([name]) => name.endsWith('_start'))
      .map(([name, date]) => {
        const lord = grahaNamed(name.replace('_start', ''));
        const start = periods.find((period) => period.lord === lord)?.start ?? Number.NaN;
        return { at: `${id} ${lord}`, value: start - instantOf(`${date} 12:00`, 5.5) };
      });
  });

/**
 * Printed sign entries, as arcseconds of motion between their instant and ours. They are of true
 * positions; only the Moon and the mean node are alike in apparent ones.
 */
const ingressDifferences = (): readonly Difference[] =>
  outsideCases<Clock, Record<string, string>>('jh-1996-ingress').flatMap(
    ({ id, input, expected }) => {
      const start = instantOf(`${input.date} ${input.time}`, input.utc_offset_hours);
      const span = { start, end: julianDayUt(start + 600) };
      return Object.entries(expected)
        .filter(([name]) => /^(Moon|Rahu)/.test(name))
        .map(([name, wall]) => {
          const graha = grahaNamed(name.slice(0, 4));
          const entry = instantOf(wall, input.utc_offset_hours);
          const stay = signStays(graha, span, grahaMotionAt).find(
            ({ rashi }) => rashi !== rashiOf(grahaMotionAt(graha, start).lon),
          );
          const days = (stay?.start ?? Number.NaN) - entry;
          return { at: `${id} ${name}`, value: days * grahaMotionAt(graha, entry).speed * 3600 };
        });
    },
  );

/** Facts printed by others that need the sky: outside-cases.json. */
export const outsideChecks = (): readonly Check[] => [
  zoneCheck(),
  jupiterCheck(),
  worstWithin('Vimshottari balance at birth, book examples', balanceDifferences(), {
    value: 2,
    unit: ' day',
  }),
  worstWithin('Vimshottari starts, a book example', startDifferences(), { value: 2, unit: ' day' }),
  worstWithin('sign entries of Moon and Rahu, another program', ingressDifferences(), {
    value: 1.5,
    unit: '″',
  }),
];
