import { jsonLines } from './json-lines.ts';

type Span = readonly [start: string, end: string];

/**
 * A day of an almanac as Jagannatha Hora prints it for Machilipatnam, in Indian time to the minute:
 * ends of limbs (`*` after midnight), the three spans to be avoided, sunrise and sunset.
 */
export interface AlmanacDay {
  readonly date: string;
  readonly tithi: readonly string[];
  readonly nakshatra: readonly string[];
  readonly yoga: readonly string[];
  readonly karana: readonly string[];
  readonly rahu: Span;
  readonly gulika: Span;
  readonly yamaganda: Span;
  readonly sun: Span;
}

/** April of five years: almanac-months.jsonl. */
export const almanacDays = (): readonly AlmanacDay[] =>
  jsonLines('almanac-months.jsonl') as readonly AlmanacDay[];
