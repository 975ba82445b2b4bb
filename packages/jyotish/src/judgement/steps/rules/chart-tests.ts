import { aspectsRashi } from '../../../chart/drishti.ts';
import { houseFrom, houseRashi } from '../../../chart/houses.ts';
import { isMoonWaxing } from '../../../chart/nature.ts';
import { manglikOf } from '../../../matching/manglik.ts';
import { elementOf, modalityOf } from '../../../tables/rashis.ts';
import { POWERLESS_AT } from '../../../tables/shadbala.ts';
import type { Bhava, SevenGraha } from '../../../vocabulary.ts';
import type { Condition } from '../../areas/area.types.ts';
import type { Tie } from '../../../tables/ties.ts';
import { houseOf, isClose, lordOf, tieOf } from '../../reading/ties.ts';
import { isMoonDim, moonAhead } from '../kindly.ts';
import { POINTS } from '../points.ts';
import type { ExtrasCondition } from './extras-tests.ts';
import type { PointCondition } from './point-tests.ts';
import type { ConditionTest, ConditionTests } from './rule-test.ts';
import type { VargaCondition } from './varga-tests.ts';

/** Directional strength (dig bala) is full opposite to where the graha is powerless. BPHS 27. */
const isInDirection = (graha: SevenGraha, house: Bhava): boolean =>
  Math.abs(house - POWERLESS_AT[graha]) === 6;

/** Degrees ahead of the Sun from which the waxing Moon is bright. PD 2. */
const BRIGHT_FROM = 120;

/** A guest and its host alone are not linked in these rules. */
const isHosting = (tie: Tie): boolean => tie === 'hosts' || tie === 'hosted-by';

const linkedLords =
  (
    id: 'promise.lords-linked' | 'promise.lords-entangled',
  ): ConditionTest<'lords-linked' | 'lords-entangled'> =>
  ({ a, b }, reading, make) => {
    const [lord, otherLord] = [lordOf(reading, a), lordOf(reading, b)];
    const tie = tieOf(reading, lord, otherLord);
    if (tie === null) return [];
    const evidence = {
      house: a,
      lord,
      otherHouse: b,
      otherLord,
      relation: tie,
      from: reading.from,
    };
    return [make(id, evidence, isClose(tie) ? 1 : POINTS.farShare)];
  };

/** Tests of the conditions on signs, houses and aspects. */
export const CHART_TESTS: ConditionTests<
  Exclude<Condition['if'], ExtrasCondition | PointCondition | VargaCondition>
> = {
  'lords-linked': linkedLords('promise.lords-linked'),
  'lords-entangled': linkedLords('promise.lords-entangled'),
  'lord-in': ({ lord: house, houses }, reading, make) => {
    const lord = lordOf(reading, house);
    const lordHouse = houseOf(reading, lord);
    const evidence = { house, lord, lordHouse, from: reading.from };
    return houses.includes(lordHouse) ? [make('promise.lord-in-house', evidence)] : [];
  },
  'lord-from-own-house': ({ lord: house, at }, reading, make) => {
    const lord = lordOf(reading, house);
    const place = houseFrom(houseRashi(reading.chart, house), reading.chart.grahas[lord].rashi);
    const evidence = { house, lord, place, from: reading.from };
    return at.includes(place) ? [make('promise.lord-from-house', evidence)] : [];
  },
  'lord-retrograde': ({ lord: house }, reading, make) => {
    const lord = lordOf(reading, house);
    return reading.chart.grahas[lord].retrograde
      ? [make('promise.lord-retrograde', { house, lord, from: reading.from })]
      : [];
  },
  'graha-in': ({ graha, houses }, reading, make) => {
    const house = houseOf(reading, graha);
    if (reading.from === 'moon' && graha === 'moon') return [];
    return houses.includes(house)
      ? [make('promise.graha-in-house', { graha, house, from: reading.from })]
      : [];
  },
  'graha-aspects': ({ graha, houses }, reading, make) =>
    houses
      .filter((house) =>
        aspectsRashi(graha, reading.chart.grahas[graha].rashi, houseRashi(reading.chart, house)),
      )
      .map((house) =>
        make(
          'promise.graha-aspects-house',
          { graha, house, from: reading.from },
          1 / houses.length,
        ),
      ),
  'graha-with-lord': ({ graha, lord: house }, reading, make) => {
    const lord = lordOf(reading, house);
    const tie = graha === lord ? null : tieOf(reading, graha, lord);
    if (tie === null || tie === 'same-lord' || isHosting(tie)) return [];
    const evidence = { graha, house, lord, relation: tie, from: reading.from };
    return [make('promise.graha-with-lord', evidence, isClose(tie) ? 1 : POINTS.farShare)];
  },
  'grahas-linked': ({ graha, other }, reading, make) => {
    const tie = tieOf(reading, graha, other);
    if (tie === null || isHosting(tie)) return [];
    const evidence = { graha, other, relation: tie };
    return [make('promise.grahas-linked', evidence, isClose(tie) ? 1 : POINTS.farShare)];
  },
  'directional-strength': ({ graha }, reading, make) => {
    const house = houseOf(reading, graha);
    return reading.from === 'lagna' && isInDirection(graha, house)
      ? [make('promise.directional-strength', { graha, house })]
      : [];
  },
  'house-in-sign-kind': ({ houses, kind }, reading, make) =>
    houses
      .filter((house) => {
        const sign = houseRashi(reading.chart, house);
        return modalityOf(sign) === kind || elementOf(sign) === kind;
      })
      .map((house) =>
        make('promise.house-in-sign-kind', { house, signKind: kind, from: reading.from }, 0.7),
      ),
  'mars-seat': ({ eased }, { chart, from }, make) => {
    const { seats, reducedBy } = manglikOf(chart, from === 'lagna');
    const seat = seats.find((each) => each.from === from);
    if (seat === undefined) return [];
    const relief = seat.cancelledBy ?? reducedBy[0];
    if (eased !== (relief !== undefined)) return [];
    const share = seat.listedBy === 'both' ? 1 : POINTS.oneSchoolShare;
    const { house } = seat;
    return relief === undefined
      ? [make('promise.graha-in-house', { graha: 'mars', house, from }, share)]
      : [make('promise.mars-eased', { house, from, relief }, POINTS.marsEasedShare)];
  },
  'moon-bright': (_, reading, make) =>
    moonAhead(reading.chart) > BRIGHT_FROM && isMoonWaxing(reading.chart)
      ? [make('promise.moon-bright', { graha: 'moon' })]
      : [],
  'moon-dim': (_, reading, make) =>
    isMoonDim(reading.chart) ? [make('promise.moon-dim', { graha: 'moon' })] : [],
};
