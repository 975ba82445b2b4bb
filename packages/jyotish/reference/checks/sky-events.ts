import { nakshatraEntries } from '../../src/gochara/ingress.ts';
import { lunarEclipses } from '../../src/sky/eclipses/lunar-eclipses.ts';
import { solarEclipses } from '../../src/sky/eclipses/solar-eclipses.ts';
import { grahaMotionAt } from '../../src/sky/graha-motion.ts';
import { moonDay } from '../../src/sky/horizon/moon-day.ts';
import type { Rising } from '../../src/tables/conventions.ts';
import { julianDayUt, type JulianDayUt } from '../../src/units.ts';
import type { Graha } from '../../src/vocabulary.ts';
import { skyEvents } from '../sky-events.ts';
import { allEqual, explained, worstWithin, type Check, type Difference } from './check.ts';

const SECONDS_PER_DAY = 86_400;
/** Eclipses of the list lie between these. */
const SPAN = { start: julianDayUt(2_415_051.5), end: julianDayUt(2_488_360.5) };

const EVENTS = skyEvents();
const within = ({ jd }: { readonly jd: number }): boolean => jd > SPAN.start && jd < SPAN.end;

/** Ours within a day of an event of theirs. */
const near = <Event extends { readonly greatest: JulianDayUt }>(
  ours: readonly Event[],
  jd: number,
): Event | undefined => ours.find(({ greatest }) => Math.abs(greatest - jd) < 1);

const dateOf = (jd: number): string => `JD ${jd.toFixed(1)}`;

/** Both lists in full: each of theirs is one of ours, and none of ours is new. */
const eclipseChecks = (
  what: string,
  ours: readonly { readonly greatest: JulianDayUt; readonly kind: string }[],
  theirs: readonly { readonly jd: number; readonly kind: string }[],
): readonly Check[] => [
  allEqual(`${what}: kind`, [
    ...theirs.map(({ jd, kind }) => ({ at: dateOf(jd), ours: near(ours, jd)?.kind, theirs: kind })),
    { at: 'their number', ours: ours.length, theirs: theirs.length },
  ]),
  worstWithin(
    `${what}: when greatest`,
    theirs.map(({ jd }) => ({
      at: dateOf(jd),
      value: ((near(ours, jd)?.greatest ?? Number.NaN) - jd) * SECONDS_PER_DAY,
    })),
    { value: 20, unit: ' s' },
  ),
];

/** Swiss Ephemeris calls them hybrid; NASA's canon has them annular, as we do. */
const ANNULAR_IN_THE_CANON = [2_424_884, 2_432_680];

const solarChecks = (): readonly Check[] =>
  eclipseChecks(
    'eclipses of the Sun, 1900 to 2100',
    solarEclipses(SPAN),
    EVENTS.solar.filter(within).map((event) => ({
      ...event,
      kind: ANNULAR_IN_THE_CANON.includes(Math.floor(event.jd)) ? 'annular' : event.kind,
    })),
  ).map((check, at) =>
    at === 0
      ? explained(
          check,
          'of 3 January 1927 and 9 May 1948, which Swiss Ephemeris has as hybrid, as the canon of NASA has them',
        )
      : check,
  );

const lunarChecks = (): readonly Check[] => {
  const ours = lunarEclipses(SPAN);
  const theirs = EVENTS.lunar.filter(within);
  return [
    ...eclipseChecks('eclipses of the Moon, 1900 to 2100', ours, theirs),
    worstWithin(
      'magnitude of eclipses of the Moon',
      theirs.flatMap(({ jd, kind, magnitude, penumbralMagnitude }) => {
        const found = near(ours, jd);
        const of = kind === 'penumbral' ? 'penumbralMagnitude' : 'magnitude';
        const printed = kind === 'penumbral' ? penumbralMagnitude : magnitude;
        return { at: dateOf(jd), value: (found?.[of] ?? Number.NaN) - printed };
      }),
      { value: 0.005, unit: '' },
    ),
  ];
};

const moonDifferences = (rising: Rising): readonly Difference[] =>
  EVENTS.moon.flatMap((row) => {
    const ours = moonDay(julianDayUt(row.midnight), row, rising);
    const theirs =
      rising === 'hindu'
        ? { moonrise: row.hinduMoonrise, moonset: row.hinduMoonset }
        : { moonrise: row.moonrise, moonset: row.moonset };
    return (['moonrise', 'moonset'] as const).map((event) => {
      const [mine, printed] = [ours[event], theirs[event]];
      const value =
        mine === null || printed === null
          ? Number(mine !== printed) * SECONDS_PER_DAY
          : (mine - printed) * SECONDS_PER_DAY;
      return { at: `${dateOf(row.midnight)} ${event}`, value };
    });
  });

const entryDifferences = (): readonly Difference[] =>
  [...Map.groupBy(EVENTS.nakshatra, ({ graha }) => graha)].flatMap(([graha, theirs]) => {
    const last = theirs.at(-1)?.jd ?? 0;
    const span = { start: julianDayUt(2_461_041.5), end: julianDayUt(last + 0.1) };
    const ours = nakshatraEntries(graha as Graha, span, grahaMotionAt);
    return theirs.map(({ jd, nakshatra, direct }, at) => {
      const mine = ours[at];
      const isThat = mine?.nakshatra === nakshatra && mine.direct === direct;
      const value = isThat ? (mine.at - jd) * SECONDS_PER_DAY : Number.NaN;
      return { at: `${graha} ${dateOf(jd)}`, value };
    });
  });

/** Eclipses, moonrises and entries into nakshatras beside Swiss Ephemeris. */
export const skyEventChecks = (): readonly Check[] => [
  ...solarChecks(),
  ...lunarChecks(),
  worstWithin('moonrise and moonset, Hindu rising', moonDifferences('hindu'), {
    value: 5,
    unit: ' s',
  }),
  explained(
    worstWithin('moonrise and moonset, upper limb', moonDifferences('upper-limb'), {
      value: 20,
      unit: ' s',
    }),
    'refraction at the horizon is taken as 34′; theirs depends on the weather',
  ),
  worstWithin('entries into nakshatras', entryDifferences(), { value: 300, unit: ' s' }),
];
