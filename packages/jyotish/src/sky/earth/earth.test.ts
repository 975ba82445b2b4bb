import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { julianDayTt, julianDayUt, signedArc } from '../../units.ts';
import { ascendant } from './ascendant.ts';
import { deltaTAt, jdTtFromUt } from './delta-t.ts';
import { nutationAt, nutationByTerms } from './nutation.ts';
import { meanObliquity } from './obliquity.ts';
import { greenwichMeanSiderealTime } from './sidereal-time.ts';

const RADIANS = Math.PI / 180;

describe('delta T', () => {
  it.each([
    [2415020.5, -1.98],
    [2433282.5, 28.93],
    [2441317.5, 42.23],
    [2451544.5, 63.83],
    [2460676.5, 69.14],
  ])('at JD %s is %s s, as published', (jd, seconds) => {
    expect(deltaTAt(julianDayUt(jd))).toBeCloseTo(seconds, 1);
  });

  it('never jumps, where the table ends least of all', () => {
    for (let jd = 2415019.5; jd < 2488435; jd += 1) {
      const day = deltaTAt(julianDayUt(jd + 1)) - deltaTAt(julianDayUt(jd));
      expect(Math.abs(day)).toBeLessThan(0.01);
    }
  });

  it('carries UT to TT', () => {
    const jdUt = julianDayUt(2451544.5);
    expect((jdTtFromUt(jdUt) - jdUt) * 86_400).toBeCloseTo(63.83, 2);
  });
});

/** Meeus, Astronomical Algorithms, examples 12.a and 22.a: 1987 April 10 at 0h. */
describe('1987 April 10', () => {
  const jdTt = julianDayTt(2446895.5);

  it('has the nutation Meeus computes, within the difference of the two theories', () => {
    const { longitude, obliquity } = nutationAt(jdTt);
    expect(Math.abs(longitude * 3600 + 3.788)).toBeLessThan(0.01);
    expect(Math.abs(obliquity * 3600 - 9.443)).toBeLessThan(0.01);
  });

  it('has the obliquity Meeus computes', () => {
    const printed = 23 + 26 / 60 + 27.407 / 3600;
    expect(Math.abs(meanObliquity(jdTt) - printed) * 3600).toBeLessThan(0.1);
  });

  it('has the sidereal time Meeus computes', () => {
    const printed = (13 + 10 / 60 + 46.3668 / 3600) * 15;
    const ours = greenwichMeanSiderealTime(julianDayUt(2446895.5), jdTt);
    expect(Math.abs(signedArc(ours - printed)) * 3600).toBeLessThan(0.1);
  });
});

describe('the table of nutation', () => {
  it('is its terms within 0.00001″, at the ends of its pieces too', () => {
    const instants = fc.oneof(
      fc.double({ min: 2305447.5, max: 2524593.5, noNaN: true }),
      fc.integer({ min: 144_091, max: 157_787 }).map((piece) => piece * 16),
    );
    fc.assert(
      fc.property(instants.map(julianDayTt), (jdTt) => {
        const fitted = nutationAt(jdTt);
        const summed = nutationByTerms(jdTt);
        expect(Math.abs(fitted.longitude - summed.longitude) * 3600).toBeLessThan(0.00001);
        expect(Math.abs(fitted.obliquity - summed.obliquity) * 3600).toBeLessThan(0.00001);
      }),
      { numRuns: 300 },
    );
  });
});

describe('ascendant', () => {
  const sky = [
    fc.double({ min: 0, max: 360, noNaN: true }),
    fc.double({ min: 23.3, max: 23.6, noNaN: true }),
    fc.double({ min: -66, max: 66, noNaN: true }),
  ] as const;

  it('lies on the horizon, in the east', () => {
    fc.assert(
      fc.property(...sky, (siderealTime, obliquity, lat) => {
        const lon = ascendant(siderealTime, obliquity, lat) * RADIANS;
        const tilt = obliquity * RADIANS;
        const declination = Math.asin(Math.sin(tilt) * Math.sin(lon));
        const rightAscension = Math.atan2(Math.cos(tilt) * Math.sin(lon), Math.cos(lon));
        const hourAngle = siderealTime * RADIANS - rightAscension;
        const height =
          Math.sin(lat * RADIANS) * Math.sin(declination) +
          Math.cos(lat * RADIANS) * Math.cos(declination) * Math.cos(hourAngle);
        expect(Math.abs(height)).toBeLessThan(1e-9);
        expect(Math.sin(hourAngle)).toBeLessThan(0);
      }),
    );
  });
});
