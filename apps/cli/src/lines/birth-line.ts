import { dayBounds, instantOf, type Fold, type InvalidCode, type Moment } from '@dhruva/civil-time';
import { julianDayFromUnixMs, type GeoPoint, type JulianDayUt } from '@dhruva/jyotish';
import { Refusal, type InputLine, type RefusalCode } from './json-lines.ts';

/** A birth read from a line: the clock as given, the instant it means, the place. */
export interface Birth {
  /** YYYY-MM-DD as on the clock at the place of birth. */
  readonly date: string;
  readonly moment: Moment;
  readonly jdUt: JulianDayUt;
  readonly place: GeoPoint;
}

const FIRST_DATE = '1900-01-01';
const LAST_DATE = '2100-12-31';

const INVALID: Readonly<Record<InvalidCode, RefusalCode>> = {
  'date-format': 'birth.date-format',
  'date-numbers': 'birth.date-numbers',
  'date-unreal': 'birth.date-unreal',
  'time-format': 'birth.time-format',
  'zone-unknown': 'place.unknown',
};

const textOf = (line: InputLine, field: string): string => {
  const value = line[field];
  if (typeof value !== 'string' || value === '') throw new Refusal('birth.details-missing');
  return value;
};

const degreesOf = (line: InputLine, field: string, limit: number): number => {
  const value = line[field];
  if (value === undefined || value === null) throw new Refusal('birth.details-missing');
  if (typeof value !== 'number' || Math.abs(value) > limit) {
    throw new Refusal('place.coordinates-invalid');
  }
  return value;
};

const foldOf = ({ fold }: InputLine): Fold | undefined => {
  if (fold === undefined || fold === null) return undefined;
  if (fold !== 'earlier' && fold !== 'later') throw new Refusal('request.invalid');
  return fold;
};

const placeOf = (line: InputLine): GeoPoint => ({
  lat: degreesOf(line, 'lat', 90),
  lon: degreesOf(line, 'lon', 180),
});

const isKnownSky = (date: string): boolean => date >= FIRST_DATE && date <= LAST_DATE;

const requireKnownSky = (date: string): void => {
  if (!isKnownSky(date)) throw new Refusal('birth.date-out-of-range');
};

/**
 * Reads `date`, `time`, `zone`, `lat`, `lon` and `fold` of a line; the zone's history gives the instant.
 * Throws a Refusal: details missing, unreal or out-of-range date, bad time, a time the clocks skipped,
 * one they showed twice without a `fold`, an unknown zone, impossible coordinates.
 */
export const birthOf = (line: InputLine): Birth => {
  const [date, time, zone] = [textOf(line, 'date'), textOf(line, 'time'), textOf(line, 'zone')];
  const place = placeOf(line);
  const reading = instantOf({ date, time, zone, fold: foldOf(line) });
  if (reading.kind === 'invalid') throw new Refusal(INVALID[reading.code]);
  requireKnownSky(date);
  if (reading.kind === 'gap') throw new Refusal('birth.time-gap');
  if (reading.kind === 'overlap') throw new Refusal('birth.time-overlap');
  return { date, place, moment: reading, jdUt: julianDayFromUnixMs(reading.epochMs) };
};

/** The civil day of a birth whose time is not known: its first instant and the next day's. */
export interface BirthDay extends Omit<Birth, 'moment' | 'jdUt'> {
  readonly start: JulianDayUt;
  readonly end: JulianDayUt;
}

/** Is the time of a line unknown: left out, null or empty? */
export const isTimeUnknown = ({ time }: InputLine): boolean =>
  time === undefined || time === null || time === '';

/** Reads `date`, `zone`, `lat` and `lon` of a line without a time. Throws a Refusal as `birthOf` does. */
export const birthDayOf = (line: InputLine): BirthDay => {
  const [date, zone] = [textOf(line, 'date'), textOf(line, 'zone')];
  const place = placeOf(line);
  const day = dayBounds(date, zone);
  if (day.kind === 'invalid') throw new Refusal(INVALID[day.code]);
  requireKnownSky(date);
  const [start, end] = [julianDayFromUnixMs(day.startMs), julianDayFromUnixMs(day.endMs)];
  return { date, place, start, end };
};

/** `at`, an ISO date of the known sky, as 00:00 UTC of that day; undefined when the line has none. */
export const atOf = ({ at }: InputLine): JulianDayUt | undefined => {
  if (at === undefined || at === null) return undefined;
  if (typeof at !== 'string' || !isKnownSky(at)) throw new Refusal('request.invalid');
  const reading = instantOf({ date: at, time: '00:00', zone: 'UTC' });
  if (reading.kind !== 'instant') throw new Refusal('request.invalid');
  return julianDayFromUnixMs(reading.epochMs);
};
