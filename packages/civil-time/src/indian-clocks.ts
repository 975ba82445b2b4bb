/**
 * Clocks of the subcontinent that differ from today's. Source: IANA time zone database, file `asia`, the
 * zone Asia/Kolkata and its comments: standard time from 1906-01-01 (Madras time before), +06:30 from
 * 1941-10-01 to 1942-05-15 and from 1942-09-01 to 1945-10-15; Calcutta kept +05:53:20 until about 1948 and
 * Bombay +04:51 until about 1955 beside it.
 */
export const STANDARD_TIME_FROM = '1906-01-01';

export const WARTIME_OFFSET_SECONDS = 6.5 * 3600;

/** The zones that made up British India: Karachi and Dhaka were in it, Colombo kept the same war time. */
export const WARTIME_ZONES: readonly string[] = [
  'Asia/Kolkata',
  'Asia/Calcutta',
  'Asia/Karachi',
  'Asia/Dhaka',
  'Asia/Dacca',
  'Asia/Colombo',
];

/** City clocks kept beside the official one: where (degrees, the city and its surroundings) and until when. */
export const LOCAL_CLOCKS = [
  { code: 'time.calcutta-time', lat: 22.57, lon: 88.36, radiusKm: 100, until: '1948-01-01' },
  { code: 'time.bombay-time', lat: 18.96, lon: 72.82, radiusKm: 100, until: '1955-01-01' },
] as const;
