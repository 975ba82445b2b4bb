import { expect, test } from 'vitest';
import { instantOf } from './instant.ts';
import { remarks } from './remarks.ts';

const NAGPUR = { zone: 'Asia/Kolkata', lat: 21.15, lon: 79.09 };
const HOWRAH = { zone: 'Asia/Kolkata', lat: 22.58, lon: 88.32 };
const THANE = { zone: 'Asia/Kolkata', lat: 19.2, lon: 72.97 };
const PUNE = { zone: 'Asia/Kolkata', lat: 18.52, lon: 73.86 };
const KARACHI = { zone: 'Asia/Karachi', lat: 24.86, lon: 67.01 };
const DHAKA = { zone: 'Asia/Dhaka', lat: 23.81, lon: 90.41 };

test.each([
  ['1990-08-15', NAGPUR, []],
  ['1943-06-01', NAGPUR, ['time.wartime']],
  ['1942-07-01', NAGPUR, []],
  ['1945-10-15', NAGPUR, []],
  ['1905-06-01', NAGPUR, ['time.before-standard']],
  ['1906-06-01', NAGPUR, []],
  ['1943-06-01', KARACHI, ['time.wartime']],
  ['1951-01-01', DHAKA, []],
  ['1943-06-01', HOWRAH, ['time.wartime', 'time.calcutta-time']],
  ['1947-12-31', HOWRAH, ['time.calcutta-time']],
  ['1948-01-01', HOWRAH, []],
  ['1954-12-31', THANE, ['time.bombay-time']],
  ['1955-01-01', THANE, []],
  ['1950-01-01', PUNE, []],
])('%s at %j: %j', (date, place, codes) => {
  const reading = instantOf({ date, time: '12:00', zone: place.zone });
  if (reading.kind !== 'instant') throw new Error(reading.kind);
  expect(remarks({ date, ...place, offsetSeconds: reading.offsetSeconds })).toEqual(codes);
});
