/**
 * Times one full set of positions with speeds beside astronomy-engine: `npm run bench`.
 * Ours: Sun to Saturn, both nodes, lagna. Theirs: Sun to Saturn twice for speeds, ascendant by
 * sidereal time; it knows no node and no ayanamsha, so it does a little less.
 */
import {
  AstroTime,
  Body,
  e_tilt,
  GeoVector,
  RotateVector,
  Rotation_EQJ_ECT,
  SiderealTime,
} from 'astronomy-engine';
import { ascendant } from '../src/sky/earth/ascendant.ts';
import { skyAt } from '../src/sky/sky.ts';
import { julianDayUt } from '../src/units.ts';

const GOAL = 20;
const WARM_UPS = 3;
const REPEATS = 15;
const INSTANTS = 2000;
const FIRST_JD = 2415020.5;
const DAYS = 73413;
const JD_2000 = 2451545;
const PLACE = { lat: 23.1765, lon: 75.7885 };
const SPEED_STEP = 0.01;
const BODIES = [
  Body.Sun,
  Body.Moon,
  Body.Mars,
  Body.Mercury,
  Body.Jupiter,
  Body.Venus,
  Body.Saturn,
];

/** Julian days strewn over 1900–2100 in a fixed order (golden-ratio sequence). */
const INSTANT_DAYS = Array.from({ length: INSTANTS }, (_, i) => {
  const strewn = (i * 0.6180339887498949) % 1;
  return FIRST_JD + strewn * DAYS;
});

const theirLongitudes = (time: AstroTime): number[] => {
  const toEclipticOfDate = Rotation_EQJ_ECT(time);
  return BODIES.map((body) => {
    const { x, y } = RotateVector(toEclipticOfDate, GeoVector(body, time, true));
    return (Math.atan2(y, x) * 180) / Math.PI;
  });
};

const theirSky = (jd: number): number => {
  const time = new AstroTime(jd - JD_2000);
  const now = theirLongitudes(time);
  const soon = theirLongitudes(new AstroTime(jd - JD_2000 + SPEED_STEP));
  const siderealTime = SiderealTime(time) * 15 + PLACE.lon;
  const lagna = ascendant(siderealTime, e_tilt(time).tobl, PLACE.lat);
  return now.reduce((sum, lon, i) => sum + lon + ((soon[i] ?? 0) - lon) / SPEED_STEP, lagna);
};

const ourSky = (jd: number): number => {
  const { grahas, lagna } = skyAt(julianDayUt(jd), PLACE);
  return grahas.moon.lon + grahas.moon.speed + lagna;
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Microseconds a sky, and the sum that keeps the work from being thrown away. */
const time = (sky: (jd: number) => number): { micros: number; sum: number } => {
  const start = performance.now();
  const sum = INSTANT_DAYS.reduce((total, jd) => total + sky(jd), 0);
  return { micros: ((performance.now() - start) * 1000) / INSTANTS, sum };
};

const first = performance.now();
ourSky(FIRST_JD);
const firstMs = performance.now() - first;

const rounds = Array.from({ length: WARM_UPS + REPEATS }, () => ({
  ours: time(ourSky),
  theirs: time(theirSky),
})).slice(WARM_UPS);
const checksum = rounds.reduce((sum, { ours, theirs }) => sum + ours.sum + theirs.sum, 0);
const ours = median(rounds.map((round) => round.ours.micros));
const theirs = median(rounds.map((round) => round.theirs.micros));
const ratio = theirs / ours;

console.log(
  `dhruva            ${ours.toFixed(2)} µs a sky (first one, with decoding, ${firstMs.toFixed(0)} ms)`,
);
console.log(`astronomy-engine  ${theirs.toFixed(2)} µs a sky`);
console.log(
  `ratio             ${ratio.toFixed(1)}, goal ${GOAL} (${INSTANTS} instants, ${REPEATS} repeats, medians; sum ${checksum.toFixed(0)})`,
);
process.exitCode = ratio >= GOAL ? 0 : 1;
