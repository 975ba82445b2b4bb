import type { Graha } from '@dhruva/jyotish/vocabulary';
import { castsAspect } from '../chart/drishti.ts';
import { firstSign, type Natal } from '../chart/natal.ts';
import { fold, lordOf, placeFrom } from '../chart/signs.ts';
import type { ClaimOf, Verdict } from '../claims.types.ts';
import { isNear } from '../time/days.ts';
import type { Period } from '../time/dashas.ts';
import {
  brokenIn,
  notWhole,
  transitSign,
  type Days,
  type Holds,
  type SpanMemory,
} from '../time/spans.ts';
import { NO_LAGNA, unless, type Check } from './check.types.ts';

/** A stay of a graha in one sign, whole and unbroken. */
export const wholeStay = (graha: Graha, sign: number, days: Days, memory: SpanMemory): Verdict => {
  const isThere: Holds = (jd) => transitSign(graha, jd) === sign;
  return memory(`${graha} in ${sign}`, days, () => notWhole(isThere, days));
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
  return memory(`${graha} on ${target}`, claim, () => notWhole(looks, claim));
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
    brokenIn((jd) => touches('jupiter', jd) && touches('saturn', jd), claim),
  );
};

/** Good house from the Moon → the house that obstructs it. PD 26; PVR 26.3. */
const OBSTRUCTED: Readonly<Partial<Record<Graha, Readonly<Record<number, number>>>>> = {
  sun: { 3: 9, 6: 12, 10: 4, 11: 5 },
  moon: { 1: 5, 3: 9, 6: 12, 7: 2, 10: 4, 11: 8 },
  mars: { 3: 12, 6: 9, 11: 5 },
  mercury: { 2: 5, 4: 3, 6: 9, 8: 1, 10: 8, 11: 12 },
  jupiter: { 2: 12, 5: 4, 7: 3, 9: 10, 11: 8 },
  venus: { 1: 8, 2: 7, 3: 1, 4: 10, 5: 9, 8: 5, 9: 11, 11: 6, 12: 3 },
  saturn: { 3: 12, 6: 9, 11: 5 },
};

const FATHER_AND_SON = ['saturn sun', 'mercury moon'];

const vedha: Check<'vedha'> = ({ natal }, claim, memory) => {
  const { graha, by } = claim;
  if (graha === by || FATHER_AND_SON.includes([graha, by].sort().join(' '))) {
    return `${by} never obstructs ${graha}`;
  }
  const { moon } = natal.signs;
  const obstructs: Holds = (jd) =>
    OBSTRUCTED[graha]?.[placeFrom(moon, transitSign(graha, jd))] ===
    placeFrom(moon, transitSign(by, jd));
  return memory(`vedha ${graha} ${by} ${moon}`, claim, () => brokenIn(obstructs, claim));
};

/** Checks of periods and transits. */
export const TIME_CHECKS = {
  period,
  transit,
  'transit-aspect': transitAspect,
  'sade-sati': sadeSati,
  dhaiya,
  'double-transit': doubleTransit,
  vedha,
};
