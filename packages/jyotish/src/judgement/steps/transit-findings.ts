import { aspectsRashi } from '../../chart/drishti.ts';
import { houseFrom, houseLord, houseRashi, type SignChart } from '../../chart/houses.ts';
import { rashiIndex } from '../../chart/placement.ts';
import { doubleTransit } from '../../gochara/double-transit.ts';
import { bindusIn } from '../../strength/ashtakavarga/bindus.ts';
import { TRANSIT_BOUNDS } from '../../tables/ashtakavarga.ts';
import { degrees } from '../../units.ts';
import { GRAHAS, type Bhava, type Graha, type RashiIndex } from '../../vocabulary.ts';
import { dated, finding, scaledFinding } from '../finding.ts';
import { commonDays } from '../reading/days.ts';
import type { Finding } from '../judgement.types.ts';
import type { WeightedStrand } from '../reading/weighted-question.ts';
import type { TransitMonth } from '../reading/months.ts';
import type { From, Reading } from '../reading/reading.ts';
import type { SlowGraha } from '../reading/slow-stays.ts';
import { memoize } from '../reading/memoize.ts';
import { moonTransitFindings } from './moon-transit-findings.ts';
import { POINTS } from './points.ts';

const KNR = 'KNR';

/** Weight of a house in transit: 1 for a main house; less for houses the area does not list. */
const shareOf = (focus: WeightedStrand, house: Bhava): number =>
  focus.strand.houses?.[house] === 0 ? 0 : Math.max(1, focus.weightOf(house)) / 3;

const withHeavy = (focus: WeightedStrand, houses: readonly Bhava[]): readonly Bhava[] => [
  ...new Set([...houses, ...focus.heavy.map(({ of }) => of)]),
];

const touches = (graha: Graha, from: RashiIndex, to: RashiIndex): boolean =>
  from === to || aspectsRashi(graha, from, to);

const doubleFindings = (
  chart: SignChart,
  from: From,
  focus: WeightedStrand,
  { signs, stays }: TransitMonth,
): readonly Finding[] => {
  const during = commonDays(stays.jupiter.during, stays.saturn.during);
  return withHeavy(focus, focus.area.transit.double)
    .filter((house) => doubleTransit(chart, house, signs))
    .map((house) => {
      const sign = houseRashi(chart, house);
      const onHouse =
        touches('jupiter', signs.jupiter, sign) && touches('saturn', signs.saturn, sign);
      const points = POINTS.transitDouble * shareOf(focus, house);
      const lord = houseLord(chart, house);
      const found = onHouse
        ? finding('transit.double', points, { house, from }, KNR)
        : finding(
            'transit.double-on-lord',
            points * POINTS.transitDoubleLordShare,
            { house, lord, from },
            KNR,
          );
      return dated(found, during);
    });
};

const nodeFindings = (
  { chart, from }: Reading,
  focus: WeightedStrand,
  signs: TransitMonth['signs'],
): readonly Finding[] => {
  const { transit, source } = focus.area;
  const sign = transit.nodes.side === 'for' ? 1 : -1;
  return (['rahu', 'ketu'] as const).flatMap((graha) =>
    transit.nodes.houses
      .filter((house) => signs[graha] === houseRashi(chart, house) && shareOf(focus, house) > 0)
      .map((house) =>
        finding(
          'transit.node-in-house',
          sign * POINTS.nodeIn,
          { graha, house, from },
          source.transit,
        ),
      ),
  );
};

const houseFindings = (
  reading: Reading,
  focus: WeightedStrand,
  { signs, stays }: TransitMonth,
): readonly Finding[] => {
  const { chart, from } = reading;
  const { transit, source } = focus.area;
  const sees = (graha: Graha, house: Bhava): boolean =>
    aspectsRashi(graha, signs[graha], houseRashi(chart, house));
  const isIn = (graha: Graha, house: Bhava): boolean => signs[graha] === houseRashi(chart, house);
  const jupiter = withHeavy(focus, transit.jupiter).flatMap((house) => {
    const points = shareOf(focus, house);
    const about = { house, from };
    if (isIn('jupiter', house)) {
      return [
        finding('transit.jupiter-in-house', POINTS.jupiterIn * points, about, source.transit),
      ];
    }
    return sees('jupiter', house)
      ? [
          finding(
            'transit.jupiter-aspects-house',
            POINTS.jupiterSees * points,
            about,
            source.transit,
          ),
        ]
      : [];
  });
  const saturn = transit.saturn.flatMap((house) => {
    const points = shareOf(focus, house);
    const about = { house, from };
    if (isIn('saturn', house)) {
      return [finding('transit.saturn-in-house', -POINTS.saturnIn * points, about, source.transit)];
    }
    return sees('saturn', house)
      ? [
          finding(
            'transit.saturn-aspects-house',
            -POINTS.saturnSees * points,
            about,
            source.transit,
          ),
        ]
      : [];
  });
  const during =
    (graha: SlowGraha) =>
    (each: Finding): Finding =>
      dated(each, stays[graha].during);
  return [
    ...jupiter.map(during('jupiter')),
    ...saturn.map(during('saturn')),
    ...nodeFindings(reading, focus, signs).map(during('rahu')),
  ];
};

const grahaFindings = (
  { chart }: Reading,
  focus: WeightedStrand,
  { signs, stays }: TransitMonth,
): readonly Finding[] => {
  const { transit, source } = focus.area;
  return [
    ...transit.jupiterOn
      .filter((graha) => touches('jupiter', signs.jupiter, chart.grahas[graha].rashi))
      .map((graha) =>
        finding('transit.jupiter-on-graha', POINTS.jupiterOn, { graha }, source.transit),
      )
      .map((each) => dated(each, stays.jupiter.during)),
    ...transit.saturnOn
      .filter((graha) => signs.saturn === chart.grahas[graha].rashi)
      .map((graha) =>
        finding('transit.saturn-on-graha', -POINTS.saturnOn, { graha }, source.transit),
      )
      .map((each) => dated(each, stays.saturn.during)),
  ];
};

/** The sign of the marriage point, longitude(L1) + longitude(L7). JP XIV 27-31. */
const marriagePointOf = ({ chart }: Reading): RashiIndex => {
  const lon = (house: Bhava): number => chart.grahas[houseLord(chart, house)].lon;
  return rashiIndex(Math.floor(degrees(lon(1) + lon(7)) / 30));
};

/** Findings of Jupiter over the marriage point or its trines. */
const marriagePoint = (
  reading: Reading,
  focus: WeightedStrand,
  { signs, stays }: TransitMonth,
): readonly Finding[] => {
  if (reading.from === 'moon' || focus.area.transit.marriagePoint === undefined) return [];
  const place = houseFrom(marriagePointOf(reading), signs.jupiter);
  return [1, 5, 9].includes(place)
    ? [
        dated(
          finding('transit.jupiter-on-marriage-point', POINTS.marriagePoint, { place }, 'JP XIV'),
          stays.jupiter.during,
        ),
      ]
    : [];
};

/**
 * Findings of transits through signs of many or few bindus: five or more of eight are good. BPHS
 * 66-72.
 */
const binduFindings = ({ extras }: Reading, { signs, stays }: TransitMonth): readonly Finding[] =>
  extras === null
    ? []
    : (['jupiter', 'saturn'] as const).flatMap((graha) => {
        const bindus = bindusIn(extras.bindus, graha, signs[graha]);
        const evidence = { graha, bindus };
        const { during } = stays[graha];
        if (bindus >= TRANSIT_BOUNDS.good) {
          return [
            dated(
              finding('transit.many-bindus', POINTS.transitBindus, evidence, 'BPHS 66; AVS'),
              during,
            ),
          ];
        }
        return bindus <= TRANSIT_BOUNDS.weak
          ? [
              dated(
                finding('transit.few-bindus', -POINTS.transitBindus, evidence, 'BPHS 66; AVS'),
                during,
              ),
            ]
          : [];
      });

const slowFindings = (
  reading: Reading,
  focus: WeightedStrand,
  month: TransitMonth,
): readonly Finding[] => [
  ...doubleFindings(reading.chart, reading.from, focus, month),
  ...(reading.from === 'lagna'
    ? doubleFindings(reading.moonChart, 'moon', focus, month).map((each) =>
        scaledFinding(each, POINTS.transitFromMoonShare),
      )
    : []),
  ...houseFindings(reading, focus, month),
  ...grahaFindings(reading, focus, month),
  ...marriagePoint(reading, focus, month),
  ...binduFindings(reading, month),
];

/**
 * Transit findings of each month for the matter: the slow grahas, and lightly the quick ones. Jupiter, Saturn and the nodes stay in a sign for many months: their findings are
 * computed once for
 * each set of stays.
 */
export const transitFindings = (
  reading: Reading,
  focus: WeightedStrand,
  months: readonly TransitMonth[],
): readonly (readonly Finding[])[] => {
  const slow = memoize(
    (month: TransitMonth) => slowFindings(reading, focus, month),
    ({ stays: { jupiter, saturn, rahu } }) =>
      `${jupiter.during.start} ${saturn.during.start} ${rahu.during.start}`,
  );
  return months.map((month) => [...slow(month), ...moonTransitFindings(reading, month)]);
};

/**
 * Key of everything transits are compared with: readings of equal keys get equal transit findings.
 */
const transitKey = (reading: Reading): string => {
  const { lagna, grahas } = reading.chart;
  const signs = GRAHAS.map((graha) => grahas[graha].rashi);
  return [reading.from, lagna.rashi, marriagePointOf(reading), ...signs].join(' ');
};

/** Transit findings of some months for a question and a reading, a list a month. */
export type TransitReader = (
  focus: WeightedStrand,
) => (reading: Reading) => readonly (readonly Finding[])[];

/** Makes a transit reader for some months, cached by question and by transitKey of the reading. */
export const transitReader = (months: readonly TransitMonth[]): TransitReader =>
  memoize((focus) => memoize((reading) => transitFindings(reading, focus, months), transitKey));
