import {
  LOCAL_CLOCKS,
  STANDARD_TIME_FROM,
  WARTIME_OFFSET_SECONDS,
  WARTIME_ZONES,
} from './indian-clocks.ts';

/**
 * Codes of remarks on the clocks of a day that a reader of the result must know; their sentences
 * are in the contract.
 */
export type RemarkCode =
  | 'time.wartime'
  | 'time.before-standard'
  | 'time.calcutta-time'
  | 'time.bombay-time';

/**
 * A birth by the clock: civil date YYYY-MM-DD, zone, UTC offset used (seconds east), degrees north
 * and east.
 */
export interface BirthClock {
  readonly date: string;
  readonly zone: string;
  readonly offsetSeconds: number;
  readonly lat: number;
  readonly lon: number;
}

const KM_PER_DEGREE = 111.2;
const RADIANS = Math.PI / 180;

/** Remarks for one birth, none for an ordinary one. Facts and sources: indian-clocks.ts. */
export function remarks(birth: BirthClock): RemarkCode[] {
  const { date, zone, offsetSeconds } = birth;
  const indian = zone === 'Asia/Kolkata' || zone === 'Asia/Calcutta';
  const standard = offsetSeconds % 60 === 0 && !(indian && date < STANDARD_TIME_FROM);
  const wartime =
    WARTIME_ZONES.includes(zone) && offsetSeconds === WARTIME_OFFSET_SECONDS && date < '1945-10-16';
  return [
    ...(wartime ? (['time.wartime'] as const) : []),
    ...(standard ? [] : (['time.before-standard'] as const)),
    ...LOCAL_CLOCKS.filter(
      ({ until, lat, lon, radiusKm }) =>
        indian && standard && date < until && kmApart(birth, { lat, lon }) <= radiusKm,
    ).map(({ code }) => code),
  ];
}

type Point = Pick<BirthClock, 'lat' | 'lon'>;

/** Flat-earth distance: good to a few per cent over the hundred kilometres asked about. */
function kmApart(a: Point, b: Point): number {
  const north = a.lat - b.lat;
  const east = (a.lon - b.lon) * Math.cos(((a.lat + b.lat) / 2) * RADIANS);
  return KM_PER_DEGREE * Math.hypot(north, east);
}
