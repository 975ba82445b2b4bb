import type { Graha } from '@dhruva/jyotish/vocabulary';
import { castsAspect } from '../chart/drishti.ts';
import { firstSign, type Natal } from '../chart/natal.ts';
import { fold, lordOf } from '../chart/signs.ts';
import type { ClaimOf, Verdict } from '../claims.types.ts';
import { isNear } from '../time/days.ts';
import type { Period } from '../time/dashas.ts';
import {
  notThroughout,
  notExactly,
  transitSign,
  type Days,
  type Holds,
  type SpanMemory,
} from '../time/spans.ts';
import { NO_LAGNA, unless, type Check } from './check.types.ts';

/** A stay of a graha in one sign, whole and unbroken. */
export const wholeStay = (graha: Graha, sign: number, days: Days, memory: SpanMemory): Verdict => {
  const isThere: Holds = (jd) => transitSign(graha, jd) === sign;
  return memory(`${graha} in ${sign}`, days, () => notExactly(isThere, days));
};

/** Whether a claimed stretch is this period; a first period may be told from the birth on. */
export const isPeriod = (days: Days, period: Period, birth: number): boolean =>
  isNear(days.end, period.end) &&
  (isNear(days.start, period.start) || (period.start < birth && isNear(days.start, birth)));

const period: Check<'period'> = (sheet, { system, level, graha, start, end }) => {
  const own = sheet.periods(system).filter((each) => each.level === level && each.graha === graha);
  const isOne = own.some((each) => isPeriod({ start, end }, each, sheet.natal.jd));
  return unless(isOne, () => `no ${system} period of ${graha} on level ${level} has these days`);
};

const transit: Check<'transit'> = ({ natal }, claim, memory) => {
  const { graha, house, from, over } = claim;
  const first = firstSign(natal, from);
  if (house !== undefined && first === null) return NO_LAGNA;
  const ofHouse = house === undefined || first === null ? undefined : fold(first + house - 1);
  const ofGraha = over === undefined ? undefined : natal.signs[over];
  const sign = ofHouse ?? ofGraha;
  if (sign === undefined) return 'neither a house nor a graha is named';
  if (ofGraha !== undefined && ofGraha !== sign) return `${over} is not in house ${house}`;
  return wholeStay(graha, sign, claim, memory);
};

const transitAspect: Check<'transit-aspect'> = ({ natal }, claim, memory) => {
  const { graha, house, from } = claim;
  const first = firstSign(natal, from);
  if (first === null) return NO_LAGNA;
  const target = fold(first + house - 1);
  const looks: Holds = (jd) => castsAspect(graha, transitSign(graha, jd), target);
  return memory(`${graha} on ${target}`, claim, () => notExactly(looks, claim));
};

const PHASE_PLACE = { rising: 12, peak: 1, setting: 2 } as const;

const saturnAt = (natal: Natal, place: number, days: Days, memory: SpanMemory): Verdict =>
  wholeStay('saturn', fold(natal.signs.moon + place - 1), days, memory);

const sadeSati: Check<'sade-sati'> = ({ natal }, claim, memory) =>
  saturnAt(natal, PHASE_PLACE[claim.phase], claim, memory);

const dhaiya: Check<'dhaiya'> = ({ natal }, claim, memory) =>
  saturnAt(natal, claim.place, claim, memory);

/** Signs a double transit is about: of the house, and of the birth place of its lord. */
const targetsOf = (
  natal: Natal,
  { house, lord, from }: ClaimOf<'double-transit'>,
): readonly number[] | string => {
  const seat = lord === undefined ? [] : [natal.signs[lord]];
  if (house === undefined) return seat.length > 0 ? seat : 'neither house nor lord is named';
  const first = firstSign(natal, from);
  if (first === null) return NO_LAGNA;
  const sign = fold(first + house - 1);
  if (lord !== undefined && lordOf(sign) !== lord) return `${lord} does not own house ${house}`;
  return [sign, ...seat];
};

const doubleTransit: Check<'double-transit'> = ({ natal }, claim, memory) => {
  const targets = targetsOf(natal, claim);
  if (typeof targets === 'string') return targets;
  const touches = (graha: Graha, jd: number): boolean => {
    const sign = transitSign(graha, jd);
    return targets.some((target) => target === sign || castsAspect(graha, sign, target));
  };
  return memory(`double ${targets.join(' ')}`, claim, () =>
    notThroughout((jd) => touches('jupiter', jd) && touches('saturn', jd), claim),
  );
};

/** Checks of periods and transits. */
export const TIME_CHECKS = {
  period,
  transit,
  'transit-aspect': transitAspect,
  'sade-sati': sadeSati,
  dhaiya,
  'double-transit': doubleTransit,
};
