import { houseFrom } from '../../chart/houses.ts';
import { rashiIndex } from '../../chart/placement.ts';
import { dashasBetween } from '../../dasha/vimshottari.ts';
import type { Span } from '../../units.ts';
import type { Bhava, Graha, RashiIndex } from '../../vocabulary.ts';
import { daysOf } from '../reading/days.ts';
import type { Reading } from '../reading/reading.ts';
import { SLOW_GRAHAS, slowStays, type SlowGraha, type SlowStay } from '../reading/slow-stays.ts';
import type { Interval } from './life.types.ts';

const PHASES = { 12: 'rising', 1: 'peak', 2: 'setting' } as const;

const isPhase = (house: Bhava): house is keyof typeof PHASES => house in PHASES;

const periods = ({ dasha, from }: Reading, span: Span): readonly Interval[] =>
  (from === 'lagna' ? ([1, 2, 3] as const) : ([1, 2] as const)).flatMap((level) =>
    dashasBetween(dasha, span, level).map((period): Interval => ({
      is: 'period',
      level,
      graha: period.lord,
      during: daysOf(period),
    })),
  );

const stay = (
  { chart, from }: Reading,
  graha: Graha,
  { during }: SlowStay,
  rashi: RashiIndex,
): Interval => ({
  is: 'stay',
  graha,
  during,
  fromLagna: from === 'lagna' ? houseFrom(chart.lagna.rashi, rashi) : null,
  fromMoon: houseFrom(chart.grahas.moon.rashi, rashi),
});

/** What a stay of Saturn is called by its house from the Moon. */
const passage = ({ chart }: Reading, { during, rashi }: SlowStay): readonly Interval[] => {
  const house = houseFrom(chart.grahas.moon.rashi, rashi);
  if (isPhase(house)) return [{ is: 'sade-sati', phase: PHASES[house], during }];
  return house === 4 || house === 8 ? [{ is: 'dhaiya', place: house, during }] : [];
};

const ofGraha = (reading: Reading, graha: SlowGraha, each: SlowStay): readonly Interval[] => {
  const own = stay(reading, graha, each, each.rashi);
  if (graha === 'saturn') return [own, ...passage(reading, each)];
  return graha === 'rahu' ? [own, stay(reading, 'ketu', each, rashiIndex(each.rashi + 6))] : [own];
};

/**
 * Every interval that touches a span, in order of its first day: periods to the third level (from
 * the Moon to the second), unbroken stays of Jupiter, Saturn and the nodes, Sade Sati by phase and
 * dhaiyas, each with its whole days.
 */
export const intervalsIn = (reading: Reading, span: Span): readonly Interval[] => {
  const stays = slowStays(span);
  return [
    ...periods(reading, span),
    ...SLOW_GRAHAS.flatMap((graha) =>
      stays[graha].flatMap((each) => ofGraha(reading, graha, each)),
    ),
  ].toSorted((a, b) => (a.during.start < b.during.start ? -1 : 1));
};
