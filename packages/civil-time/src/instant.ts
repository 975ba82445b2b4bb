import type { Temporal } from 'temporal-polyfill';
import { isZone, parseDate, parseTime } from './civil-parts.ts';
import { utcOffset } from './offset.ts';

export type Fold = 'earlier' | 'later';

export type InvalidCode =
  | 'date-format'
  | 'date-numbers'
  | 'date-unreal'
  | 'time-format'
  | 'zone-unknown';

/**
 * A wall-clock time in a zone: `date` YYYY-MM-DD, `time` HH:MM or HH:MM:SS, `zone` an IANA name;
 * `fold` picks one of two equal clock times.
 */
export interface CivilMoment {
  readonly date: string;
  readonly time: string;
  readonly zone: string;
  readonly fold?: Fold | undefined;
}

/**
 * An instant: milliseconds since 1970-01-01T00:00Z, and the UTC offset in seconds east and as text.
 */
export interface Moment {
  readonly epochMs: number;
  readonly offsetSeconds: number;
  readonly utcOffset: string;
}

/**
 * Result of reading a wall-clock time. `gap`: the clocks jumped over this time, from wall time
 * `from` to wall time `to` (YYYY-MM-DDTHH:MM:SS).
 */
export type Reading =
  | ({ readonly kind: 'instant' } & Moment)
  | { readonly kind: 'gap'; readonly from: string; readonly to: string }
  | {
      readonly kind: 'overlap';
      readonly choices: readonly [
        { readonly fold: 'earlier' } & Moment,
        { readonly fold: 'later' } & Moment,
      ];
    }
  | { readonly kind: 'invalid'; readonly code: InvalidCode };

const momentOf = (zoned: Temporal.ZonedDateTime): Moment => {
  const offsetSeconds = zoned.offsetNanoseconds / 1e9;
  return {
    epochMs: zoned.epochMilliseconds,
    offsetSeconds,
    utcOffset: utcOffset(offsetSeconds),
  };
};

/**
 * Wall clock and zone → the instant, by the zone's whole history. A time the clocks jumped over or
 * showed twice is named, never guessed; a `fold` where nothing is folded is ignored.
 */
export function instantOf({ date, time, zone, fold }: CivilMoment): Reading {
  const day = parseDate(date);
  if (typeof day === 'string') return { kind: 'invalid', code: day };
  const clock = parseTime(time);
  if (typeof clock === 'string') return { kind: 'invalid', code: clock };
  if (!isZone(zone)) return { kind: 'invalid', code: 'zone-unknown' };

  const wall = day.toPlainDateTime(clock);
  const earlier = wall.toZonedDateTime(zone, { disambiguation: 'earlier' });
  const later = wall.toZonedDateTime(zone, { disambiguation: 'later' });
  if (earlier.epochMilliseconds === later.epochMilliseconds)
    return { kind: 'instant', ...momentOf(earlier) };
  if (!earlier.toPlainDateTime().equals(wall)) return gapAround(later);
  if (fold !== undefined)
    return { kind: 'instant', ...momentOf(fold === 'earlier' ? earlier : later) };
  return {
    kind: 'overlap',
    choices: [
      { fold: 'earlier', ...momentOf(earlier) },
      { fold: 'later', ...momentOf(later) },
    ],
  };
}

function gapAround(afterGap: Temporal.ZonedDateTime): Reading {
  const jump = afterGap.add({ seconds: 1 }).getTimeZoneTransition('previous') ?? afterGap;
  const before = jump.subtract({ seconds: 1 });
  const to = jump.toPlainDateTime();
  const from = to.subtract({ nanoseconds: jump.offsetNanoseconds - before.offsetNanoseconds });
  return { kind: 'gap', from: from.toString(), to: to.toString() };
}

/**
 * The first instants of a civil day and of the next, in milliseconds since 1970-01-01T00:00Z, or
 * what is wrong with the date.
 */
export type DayBounds =
  | { readonly kind: 'day'; readonly startMs: number; readonly endMs: number }
  | { readonly kind: 'invalid'; readonly code: InvalidCode };

/**
 * The span of one civil day, for a birth whose time is unknown; 23 or 25 hours where clocks moved.
 * A date that a zone left out altogether (Apia, 2011-12-30) is `date-unreal` there.
 */
export function dayBounds(date: string, zone: string): DayBounds {
  const day = parseDate(date);
  if (typeof day === 'string') return { kind: 'invalid', code: day };
  if (!isZone(zone)) return { kind: 'invalid', code: 'zone-unknown' };
  const startMs = day.toZonedDateTime(zone).epochMilliseconds;
  const endMs = day.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;
  return startMs < endMs
    ? { kind: 'day', startMs, endMs }
    : { kind: 'invalid', code: 'date-unreal' };
}
