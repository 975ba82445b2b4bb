/** Signs of births before our table begins, from astronomy-engine: for whole-sign comparison only. */
import {
  AstroTime,
  Body,
  e_tilt,
  GeoVector,
  RotateVector,
  Rotation_EQJ_ECT,
  SiderealTime,
} from 'astronomy-engine';
import { signChart, type SignChart } from '../src/chart/houses.ts';
import { rashiOf } from '../src/chart/placement.ts';
import { ayanamshaAt } from '../src/sky/ayanamsha.ts';
import { ascendant } from '../src/sky/earth/ascendant.ts';
import { degrees, julianDayTt } from '../src/units.ts';
import type { Graha, RashiIndex } from '../src/vocabulary.ts';
import { conventionsOf, instantOfBirth, type Clock } from './case-skies.ts';
import type { OutsideCase } from './outside-cases.ts';

const JD_2000 = 2451545;
const BODIES = {
  sun: Body.Sun,
  moon: Body.Moon,
  mars: Body.Mars,
  mercury: Body.Mercury,
  jupiter: Body.Jupiter,
  venus: Body.Venus,
  saturn: Body.Saturn,
} as const;

/** The chart in whole signs under the case's ayanamsha; the nodes are left out. */
export const oldChart = (found: Pick<OutsideCase, 'convention'>, birth: Clock): SignChart => {
  const jd = instantOfBirth(birth);
  const time = new AstroTime(jd - JD_2000);
  const ayanamsha = ayanamshaAt(julianDayTt(jd), conventionsOf(found)).value;
  const rashiAt = (tropical: number): RashiIndex => rashiOf(degrees(tropical - ayanamsha));
  const toEclipticOfDate = Rotation_EQJ_ECT(time);
  const signs = Object.fromEntries(
    Object.entries(BODIES).map(([graha, body]) => {
      const { x, y } = RotateVector(toEclipticOfDate, GeoVector(body, time, true));
      return [graha, rashiAt((Math.atan2(y, x) * 180) / Math.PI)];
    }),
  ) as Record<Graha, RashiIndex>;
  const siderealTime = SiderealTime(time) * 15 + birth.lon;
  return signChart(rashiAt(ascendant(siderealTime, e_tilt(time).tobl, birth.lat)), signs);
};
