import astronomia from 'astronomia/data';
import { ARCSECONDS, fromSpherical, polynomial, type Vector } from './vector.ts';

/**
 * The Moon by ELP/MPP02 (Chapront & Francou 2003, A&A 404, 735), constants fitted to DE405, the
 * full series. Coefficients: npm `astronomia` (MIT, see NOTICE): arcseconds and kilometres,
 * phases in radians as polynomials of T, Julian centuries TDB from J2000.
 */
type Term = readonly [a: number, p0: number, p1: number, p2: number, p3: number, p4: number];
type Series = Readonly<Record<string, readonly Term[]>>;

/** A quantity and its change in a Julian century. */
interface ValueAndRate {
  readonly value: number;
  readonly rate: number;
}

const J2000 = 2451545;
const DAYS_PER_CENTURY = 36525;
const { W1, L, B, R } = astronomia.elpMppDeFull;

/** Laskar's P and Q: the ecliptic of date seen from that of J2000 (ELP/MPP02, section 7). */
const P = [0, 0.10180391e-4, 0.47020439e-6, -0.5417367e-9, -0.2507948e-11, 0.463486e-14];
const Q = [0, -0.113469002e-3, 0.12372674e-6, 0.1265417e-8, -0.1371808e-11, -0.320334e-14];

const sumOf = (terms: readonly Term[], t: number): ValueAndRate => {
  let value = 0;
  let rate = 0;
  for (const [a, p0, p1, p2, p3, p4] of terms) {
    const phase = p0 + t * (p1 + t * (p2 + t * (p3 + t * p4)));
    value += a * Math.sin(phase);
    rate += a * Math.cos(phase) * (p1 + t * (2 * p2 + t * (3 * p3 + t * 4 * p4)));
  }
  return { value, rate };
};

const valueOf = (series: Series, t: number): ValueAndRate =>
  Object.values(series)
    .map((terms) => sumOf(terms, t))
    .reduceRight(
      (total, power) => ({
        value: total.value * t + power.value,
        rate: total.rate * t + total.value + power.rate,
      }),
      { value: 0, rate: 0 },
    );

const meanLongitude = (t: number): ValueAndRate => ({
  value: polynomial(t, W1),
  rate: polynomial(t, W1.map((c, power) => c * power).slice(1)),
});

/** Ecliptic of date (departure point of J2000) → inertial mean ecliptic and equinox of J2000. */
const toJ2000 = ([x, y, z]: Vector, t: number): Vector => {
  const p = polynomial(t, P);
  const q = polynomial(t, Q);
  const root = 2 * Math.sqrt(1 - p * p - q * q);
  return [
    (1 - 2 * p * p) * x + 2 * p * q * y + p * root * z,
    2 * p * q * x + (1 - 2 * q * q) * y - q * root * z,
    -p * root * x + q * root * y + (1 - 2 * p * p - 2 * q * q) * z,
  ];
};

/**
 * Earth → Moon in kilometres and kilometres a day, geometric, mean ecliptic and equinox of J2000.
 * The slow turning of the ecliptic (0.5″ a year) is left out of the velocity.
 */
export const geocentricMoon = (jdTt: number): { position: Vector; velocity: Vector } => {
  const t = (jdTt - J2000) / DAYS_PER_CENTURY;
  const mean = meanLongitude(t);
  const around = valueOf(L, t);
  const above = valueOf(B, t);
  const range = valueOf(R, t);
  const lon = mean.value + around.value / ARCSECONDS;
  const lat = above.value / ARCSECONDS;
  const lonRate = (mean.rate + around.rate / ARCSECONDS) / DAYS_PER_CENTURY;
  const latRate = above.rate / ARCSECONDS / DAYS_PER_CENTURY;
  const [x, y, z] = fromSpherical(range.value, lon, lat);
  const growth = range.rate / DAYS_PER_CENTURY / range.value;
  const inward = range.value * Math.sin(lat) * latRate;
  const velocity: Vector = [
    growth * x - lonRate * y - inward * Math.cos(lon),
    growth * y + lonRate * x - inward * Math.sin(lon),
    growth * z + range.value * Math.cos(lat) * latRate,
  ];
  return { position: toJ2000([x, y, z], t), velocity: toJ2000(velocity, t) };
};
