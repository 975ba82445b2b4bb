import { julianDayUt, signedArc, type JulianDayUt, type Span } from '../../units.ts';
import type { Motion } from '../sky.types.ts';
import { zeroCrossing } from './root.ts';

/**
 * An angle (degrees) and its speed (degrees a day) at an instant: a graha's longitude, or Moon less
 * Sun.
 */
export type AngleAt = (jd: JulianDayUt) => Motion;

/** How to scan an angle: the circle in equal parts from 0°, and days between samples. */
export interface ScanOptions {
  readonly parts: number;
  /** Small enough for motion under half a turn and at most one stationary point within. */
  readonly stepDays: number;
}

/**
 * The instant an angle enters a part of the circle, 0 … parts − 1, forwards (`direct`) or
 * backwards.
 */
export interface BoundaryCrossing {
  readonly at: JulianDayUt;
  readonly part: number;
  readonly direct: boolean;
}

/** The instant an angle stands still; `direct`: it moves forwards from then on. */
export type StationaryPoint = Omit<BoundaryCrossing, 'part'>;

interface Sample extends Motion {
  readonly at: JulianDayUt;
  readonly isStationary: boolean;
}

const sampleAt = (angleAt: AngleAt, at: JulianDayUt, isStationary = false): Sample => {
  const { lon, speed } = angleAt(at);
  return { at, lon, speed, isStationary };
};

/**
 * Evenly spaced samples and every stationary point, so that the angle is monotonic between
 * neighbours.
 */
const samplesOf = (angleAt: AngleAt, { start, end }: Span, stepDays: number): readonly Sample[] => {
  let last = sampleAt(angleAt, start);
  const samples = [last];
  while (last.at < end) {
    const next = sampleAt(angleAt, julianDayUt(Math.min(last.at + stepDays, end)));
    if (last.speed >= 0 !== next.speed >= 0) {
      const gap = { start: last.at, end: next.at };
      samples.push(
        sampleAt(
          angleAt,
          zeroCrossing((jd) => angleAt(jd).speed, gap),
          true,
        ),
      );
    }
    samples.push(next);
    last = next;
  }
  return samples;
};

/** The boundaries crossed between two samples, in parts from 0° and in order. */
const boundariesBetween = (lon: number, gone: number, width: number): readonly number[] => {
  const low = Math.min(lon, lon + gone);
  const first = Math.floor(low / width) + 1;
  const last = Math.floor((low + Math.abs(gone)) / width);
  const rising = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
  return gone > 0 ? rising : rising.toReversed();
};

/** Every crossing of an angle into another part of the circle within a span, in order. */
export const boundaryCrossings = (
  angleAt: AngleAt,
  span: Span,
  { parts, stepDays }: ScanOptions,
): readonly BoundaryCrossing[] => {
  const width = 360 / parts;
  const samples = samplesOf(angleAt, span, stepDays);
  return samples.slice(1).flatMap((after, i) => {
    const before = samples[i] ?? after;
    const gap = { start: before.at, end: after.at };
    const gone = signedArc(after.lon - before.lon);
    return boundariesBetween(before.lon, gone, width).map((boundary) => ({
      at: zeroCrossing((jd) => signedArc(angleAt(jd).lon - boundary * width), gap),
      part: (((gone > 0 ? boundary : boundary - 1) % parts) + parts) % parts,
      direct: gone > 0,
    }));
  });
};

/** Every stationary point of an angle within a span, in order. */
export const stationaryPoints = (
  angleAt: AngleAt,
  span: Span,
  stepDays: number,
): readonly StationaryPoint[] =>
  samplesOf(angleAt, span, stepDays).flatMap(({ at, isStationary }, i, samples) =>
    isStationary ? [{ at, direct: (samples[i + 1]?.speed ?? 0) >= 0 }] : [],
  );
