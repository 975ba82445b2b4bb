import { aspectsRashi } from '../../../chart/drishti.ts';
import { houseFrom, houseLord } from '../../../chart/houses.ts';
import type { Bhava, Graha, RashiIndex } from '../../../vocabulary.ts';
import { rashiLord } from '../../../tables/rashis.ts';
import { pairFinding } from '../pair-finding.ts';
import { baseChart, BOTH_WAYS, signOf, type PairReading } from '../pair-reading.ts';
import type { WeightedItem } from '../../pair-steps.ts';
import type { PairFinding } from '../pair.types.ts';
import { placePoints, regardOf } from './regard.ts';

type ItemOf<K extends WeightedItem['item']> = Extract<WeightedItem, { readonly item: K }>;

const MUHURTA = 'MUH';
const SYNASTRY = 'HTJ II';
const TOUCH = 1;
/** Places of the Moons that are left out: trines, which bhakoot already counts as hard (5/9). */
const MOON_UNTOLD: readonly Bhava[] = [5, 9];

/** Finding of the place of one Moon from the other, beyond bhakoot. */
export const moons = (pair: PairReading): readonly PairFinding[] => {
  const place = houseFrom(signOf(pair, 'self', 'moon'), signOf(pair, 'other', 'moon'));
  return MOON_UNTOLD.includes(place)
    ? []
    : [pairFinding('pair.moons', placePoints(place), { place }, { source: MUHURTA })];
};

/** Finding of the place of one lagna from the other; none without both birth times. */
export const lagnas = (pair: PairReading): readonly PairFinding[] => {
  if (pair.from === 'moon') return [];
  const place = houseFrom(pair.self.chart.lagna.rashi, pair.other.chart.lagna.rashi);
  return [pairFinding('pair.lagnas', placePoints(place), { place }, { source: SYNASTRY })];
};

/** Finding of the friendship of the two Moon lords. */
export const moonLords = (pair: PairReading): readonly PairFinding[] => {
  const lord = rashiLord(signOf(pair, 'self', 'moon'));
  const otherLord = rashiLord(signOf(pair, 'other', 'moon'));
  const { regard, points } = regardOf(lord, otherLord);
  return [pairFinding('pair.moon-lords', points, { lord, otherLord, regard }, { source: MUHURTA })];
};

/** Finding of the friendship of the lords of one house in both charts. */
export const houseLords = (
  pair: PairReading,
  { house }: ItemOf<'house-lords'>,
): readonly PairFinding[] => {
  const lord = houseLord(baseChart(pair, 'self'), house);
  const otherLord = houseLord(baseChart(pair, 'other'), house);
  const { regard, points } = regardOf(lord, otherLord);
  const evidence = { house, lord, otherLord, regard, from: pair.from };
  return [pairFinding('pair.house-lords', points, evidence, { source: SYNASTRY })];
};

/** Finding of one graha's place in one chart counted from its place in the other. */
export const inStep = (pair: PairReading, { graha }: ItemOf<'in-step'>): readonly PairFinding[] => {
  const place = houseFrom(signOf(pair, 'self', graha), signOf(pair, 'other', graha));
  return [pairFinding('pair.in-step', placePoints(place), { graha, place }, { source: SYNASTRY })];
};

/** Findings of a graha of each chart from another graha of the other: Venus and Mars. */
export const meets = (
  pair: PairReading,
  { graha, other }: ItemOf<'meets'>,
): readonly PairFinding[] =>
  BOTH_WAYS.map(([whose, them]) => {
    const place = houseFrom(signOf(pair, whose, graha), signOf(pair, them, other));
    const evidence = { graha, other, place };
    return pairFinding('pair.meets', placePoints(place), evidence, { source: SYNASTRY, whose });
  });

type How = 'joins' | 'aspects';

const howOf = (graha: Graha, from: RashiIndex, to: RashiIndex): How | null => {
  if (from === to) return 'joins';
  return aspectsRashi(graha, from, to) ? 'aspects' : null;
};

const touchPoints = (how: How, side: 'for' | 'against'): number =>
  (how === 'joins' ? TOUCH : 0.7 * TOUCH) * (side === 'for' ? 1 : -1);

/** Findings of a graha of one chart that joins or fully aspects a graha of the other. BPHS 26. */
export const touch = (
  pair: PairReading,
  { graha, on, side }: ItemOf<'touch'>,
): readonly PairFinding[] =>
  BOTH_WAYS.flatMap(([whose, them]) => {
    const how = howOf(graha, signOf(pair, whose, graha), signOf(pair, them, on));
    if (how === null) return [];
    const source = `${SYNASTRY}; BPHS 26`;
    const points = touchPoints(how, side);
    return [pairFinding('pair.touch', points, { graha, on, how }, { source, whose })];
  });

/**
 * Findings of a graha of one chart in, or fully aspecting, the other's lagna; none without both
 * birth times.
 */
export const touchLagna = (
  pair: PairReading,
  { graha, side }: ItemOf<'touch-lagna'>,
): readonly PairFinding[] =>
  BOTH_WAYS.flatMap(([whose, them]) => {
    const [from, to] = [signOf(pair, whose, graha), pair[them].chart.lagna.rashi];
    const how = howOf(graha, from, to);
    if (pair.from === 'moon' || how === null) return [];
    const source = `${SYNASTRY}; BPHS 26`;
    return [
      pairFinding('pair.touch-lagna', touchPoints(how, side), { graha, how }, { source, whose }),
    ];
  });

/**
 * Findings of each seventh lord, counted from the other's lagna and Moon and compared with the
 * other's lagna lord.
 */
export const seventhLord = (pair: PairReading): readonly PairFinding[] =>
  BOTH_WAYS.flatMap(([whose, them]) => {
    const { from } = pair;
    const lord = houseLord(baseChart(pair, whose), 7);
    const otherLord = houseLord(baseChart(pair, them), 1);
    const sign = signOf(pair, whose, lord);
    const place = houseFrom(baseChart(pair, them).lagna.rashi, sign);
    const { regard, points } = regardOf(lord, otherLord);
    const rest = { source: 'HTJ II; MUH', whose };
    const fromMoon = houseFrom(signOf(pair, them, 'moon'), sign);
    const beside = pairFinding(
      'pair.seventh-lord-moon',
      placePoints(fromMoon) * 0.6,
      { lord, place: fromMoon },
      rest,
    );
    return [
      ...(from === 'lagna' ? [beside] : []),
      pairFinding('pair.seventh-lord-place', placePoints(place), { lord, place, from }, rest),
      pairFinding(
        'pair.seventh-lord-regard',
        points * 0.8,
        { lord, otherLord, regard, from },
        rest,
      ),
    ];
  });
