/**
 * Benchmark, in CPU time: one full set of positions with speeds beside astronomy-engine, a full
 * chart, and whole answers with their birth-time scan: `npm run bench`. Ours: Sun to Saturn, the mean
 * node and Ketu, lagna. Theirs: Sun to Saturn twice for speeds, ascendant by sidereal time; it has no node
 * and no ayanamsha, so it does a little less.
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
import { chartOf } from '../src/chart/chart.ts';
import { dashasBetween, vimshottari } from '../src/dasha/vimshottari.ts';
import { judge } from '../src/judgement/judge.ts';
import { hinduDayAt } from '../src/panchanga/hindu-day.ts';
import { midheavenOf } from '../src/sky/midheaven.ts';
import { skyAt } from '../src/sky/sky.ts';
import { ashtakavarga } from '../src/strength/ashtakavarga/bindus.ts';
import { pindas } from '../src/strength/ashtakavarga/pindas.ts';
import { shadbala } from '../src/strength/shadbala/shadbala.ts';
import { QUESTION_IDS } from '../src/vocabulary.ts';
import { yogasIn } from '../src/yoga/yogas-in.ts';
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

/** Julian days spread over 1900–2100 in a fixed order (golden-ratio sequence). */
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

/** Quantile of values. */
const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

const median = (values: readonly number[]): number => quantile(values, 0.5);

/**
 * CPU time of this process in microseconds, garbage collection and compiling included; waiting for
 * a busy core is not.
 */
const coreMicros = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** Microseconds per sky, and a checksum that keeps the work from being optimised away. */
const time = (sky: (jd: number) => number): { micros: number; sum: number } => {
  const start = coreMicros();
  const sum = INSTANT_DAYS.reduce((total, jd) => total + sky(jd), 0);
  return { micros: (coreMicros() - start) / INSTANTS, sum };
};

const first = performance.now();
ourSky(FIRST_JD);
const firstMs = performance.now() - first;

const rounds = Array.from({ length: WARM_UPS + REPEATS }, () => ({
  ours: time(ourSky),
  theirs: time(theirSky),
})).slice(WARM_UPS);
const checksum = rounds.reduce((sum, { ours, theirs }) => sum + ours.sum + theirs.sum, 0);
const allOurs = rounds.map((round) => round.ours.micros);
const allTheirs = rounds.map((round) => round.theirs.micros);
const ours = median(allOurs);
const theirs = median(allTheirs);
const ratio = theirs / ours;

console.log(
  `dhruva            ${ours.toFixed(2)} µs a sky (p95 ${quantile(allOurs, 0.95).toFixed(2)}; first one, with decoding, ${firstMs.toFixed(0)} ms)`,
);
console.log(
  `astronomy-engine  ${theirs.toFixed(2)} µs a sky (p95 ${quantile(allTheirs, 0.95).toFixed(2)})`,
);
console.log(
  `ratio             ${ratio.toFixed(1)}, goal ${GOAL} (${INSTANTS} instants, ${REPEATS} repeats, medians; sum ${checksum.toFixed(0)})`,
);

const CHART_GOAL = 150;
const SCAN_GOAL = 5000;
const DAY_GOAL = 30_000;
const LIFE_DAYS = 120 * 365.25;
/** Asking on a day of 2026. */
const ASKED = julianDayUt(2_461_365.5);
/** Births of adults then. */
const BORN = INSTANT_DAYS.filter((jd) => jd > 2_437_000 && jd < 2_454_000);

/** Positions, sixteen divisions, dashas to three levels, shadbala, ashtakavarga with pindas, yogas. */
const fullChart = (jd: number): number => {
  const birth = julianDayUt(jd);
  const sky = skyAt(birth, PLACE);
  const chart = chartOf(sky);
  const dashas = dashasBetween(
    vimshottari(sky.grahas.moon.lon, birth),
    { start: birth, end: julianDayUt(jd + LIFE_DAYS) },
    3,
  );
  const day = hinduDayAt(birth, PLACE);
  if (typeof day === 'string') throw new RangeError('no day');
  const midheaven = midheavenOf(sky, PLACE.lon);
  const strength = shadbala(chart, { day, ayanamsha: sky.ayanamsha, midheaven });
  const { sun } = pindas(ashtakavarga(chart));
  return dashas.length + strength.sun.total + sun.sodhya + yogasIn(chart).length;
};

const answer = (question: (typeof QUESTION_IDS)[number], jd: number, isTimed: boolean): number => {
  const birth = julianDayUt(jd);
  const day = { start: julianDayUt(jd - 0.5), end: julianDayUt(jd + 0.5) };
  const unknown = isTimed ? {} : { unknownWithin: day };
  return judge({ question, birth, place: PLACE, at: ASKED, ...unknown }).score;
};

/** Microseconds of one run over births: the median and the 90th percentile. */
interface Micros {
  readonly half: number;
  readonly most: number;
}

const microsOf = (work: (jd: number) => number, births: readonly number[]): Micros => {
  for (const jd of births.slice(0, 20)) work(jd);
  const micros = births.map((jd) => {
    const start = coreMicros();
    work(jd);
    return coreMicros() - start;
  });
  return { half: quantile(micros, 0.5), most: quantile(micros, 0.9) };
};

const line = (name: string, { half, most }: Micros, goal: number): boolean => {
  const each = Math.round(1_000_000 / half);
  console.log(
    `${name.padEnd(26)}${half.toFixed(0).padStart(7)} µs, ${each} a second on one core, goal ${goal} µs (nine births in ten: ${most.toFixed(0)} µs)`,
  );
  return half <= goal;
};

/** The slowest question by its median over births; all are asked before the first is timed. */
const slowest = (isTimed: boolean, births: readonly number[]): Micros & { id: string } => {
  for (const jd of births.slice(0, WARM_UPS)) {
    for (const id of QUESTION_IDS) answer(id, jd, isTimed);
  }
  return QUESTION_IDS.map((id) => ({
    id,
    ...microsOf((jd) => answer(id, jd, isTimed), births),
  })).reduce((worst, next) => (next.half > worst.half ? next : worst));
};

const timed = slowest(true, BORN.slice(0, 60));
const untimed = slowest(false, BORN.slice(0, 16));
const met = [
  line('full chart', microsOf(fullChart, BORN), CHART_GOAL),
  line('answer, ±30 min, slowest', timed, SCAN_GOAL),
  line('answer, whole day, slowest', untimed, DAY_GOAL),
];
console.log(`slowest questions: ${timed.id}; ${untimed.id} without a time`);
process.exitCode = ratio >= GOAL && met.every(Boolean) ? 0 : 1;
