import type { Chart } from '../../../chart/chart.types.ts';
import { rashiIndex } from '../../../chart/placement.ts';
import { NAVAMSA_POINTS, type Point } from '../../../tables/points.ts';
import { rashiLord } from '../../../tables/rashis.ts';
import { GRAHAS, type Graha, type RashiIndex } from '../../../vocabulary.ts';
import type { ChartExtras } from '../../reading/chart-extras.ts';
import { houseOf } from '../../reading/ties.ts';
import { isKindly } from '../kindly.ts';
import type { ConditionTests } from './rule-test.ts';

/** Conditions on the grahas at a point of the chart and on the lord of the point. */
export type PointCondition =
  | 'second-from-upapada'
  | 'point-holds'
  | 'graha-at-point'
  | 'point-lord-in';

const STRONG: readonly string[] = ['exalted', 'own', 'moolatrikona'];

const grahasAt = (chart: Chart, rashi: RashiIndex): readonly Graha[] =>
  GRAHAS.filter((graha) => chart.grahas[graha].rashi === rashi);

/**
 * Grahas at a point; for a navamsa point those in the navamsa. The atmakaraka, which defines the
 * karakamsa, is left out.
 */
const grahasAtPoint = (
  chart: Chart,
  { points, charaKarakas }: ChartExtras,
  point: Point,
): readonly Graha[] =>
  NAVAMSA_POINTS.includes(point)
    ? GRAHAS.filter(
        (graha) => graha !== charaKarakas.atma && chart.grahas[graha].vargas[9] === points[point],
      )
    : grahasAt(chart, points[point]);

/** The first benefic among grahas, or the first malefic where there is none. */
const holder = (
  chart: Chart,
  inside: readonly Graha[],
  holds: 'benefic' | 'malefic',
): Graha | undefined => {
  const benefic = inside.find((graha) => isKindly(chart, graha));
  if (holds === 'benefic') return benefic;
  return benefic === undefined ? inside[0] : undefined;
};

export const POINT_TESTS: ConditionTests<PointCondition> = {
  'second-from-upapada': ({ holds }, { chart, extras }, make) => {
    if (extras === null) return [];
    const graha = holder(chart, grahasAt(chart, rashiIndex(extras.images[12] + 1)), holds);
    return graha === undefined ? [] : [make('promise.second-from-upapada', { graha })];
  },
  // A malefic in a sign of its strength is no harm to a point.
  'point-holds': ({ point, holds }, { chart, extras }, make) => {
    if (extras === null) return [];
    const graha = holder(chart, grahasAtPoint(chart, extras, point), holds);
    if (graha === undefined) return [];
    const isHarmless = holds === 'malefic' && STRONG.includes(chart.grahas[graha].dignity);
    return isHarmless ? [] : [make('promise.point-holds', { point, graha })];
  },
  'graha-at-point': ({ point, graha }, { chart, extras }, make) =>
    extras !== null && grahasAtPoint(chart, extras, point).includes(graha)
      ? [make('promise.point-holds', { point, graha })]
      : [],
  'point-lord-in': ({ point, at }, reading, make) => {
    const { extras } = reading;
    if (extras === null) return [];
    const lord = rashiLord(extras.points[point]);
    const lordHouse = houseOf(reading, lord);
    return at.includes(lordHouse)
      ? [make('promise.point-lord-in', { point, lord, lordHouse })]
      : [];
  },
};
