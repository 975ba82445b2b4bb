import type { JulianDayUt } from '../src/units.ts';
import { instantOf } from './case-skies.ts';

/** Sign, degree, minute and second. */
export type Printed = readonly [sign: number, degree: number, minute: number, second: number];

/**
 * What reports of Jagannatha Hora 8 print for one place and clock (true Chitrapaksha, geometric
 * places, true node, Hindu sunrise): upagrahas of the parts of the day and the vighati lagna. From
 * krymlov/swe-jyotisa-lib, src/test/resources/org/jyotisa/refjhora8; so is all of this file.
 */
export interface ReportedPoints {
  readonly year: number;
  readonly kala: Printed;
  readonly mrityu: Printed;
  readonly arthaPrahara: Printed;
  readonly yamaghantaka: Printed;
  readonly gulika: Printed;
  readonly mandi: Printed;
  readonly vighati: Printed;
}

export const REPORT_CLOCK = {
  time: '17:50:40',
  utc_offset_hours: 5.5,
  lat: 16 + 10 / 60,
  lon: 81 + 8 / 60,
} as const;

/** The instant of the report of a year: 4 April by that clock. */
export const reportInstant = (year: number | string): JulianDayUt =>
  instantOf(`${year}-04-04 ${REPORT_CLOCK.time}`, REPORT_CLOCK.utc_offset_hours);

/** By year. */
export const REPORTED_POINTS: readonly ReportedPoints[] = [
  {
    year: 1900,
    kala: [3, 26, 58, 34.97],
    mrityu: [5, 10, 45, 27.58],
    arthaPrahara: [0, 5, 15, 7.83],
    yamaghantaka: [1, 1, 6, 41.12],
    gulika: [2, 4, 59, 15.01],
    mandi: [2, 15, 27, 42.47],
    vighati: [9, 22, 34, 15.2],
  },
  {
    year: 1970,
    kala: [1, 23, 15, 38.05],
    mrityu: [3, 5, 7, 41.61],
    arthaPrahara: [3, 26, 2, 1.74],
    yamaghantaka: [4, 17, 39, 40.66],
    gulika: [11, 20, 24, 21.41],
    mandi: [0, 4, 18, 38.67],
    vighati: [9, 21, 55, 16.13],
  },
  {
    year: 1990,
    kala: [3, 25, 53, 36.86],
    mrityu: [5, 9, 41, 34.11],
    arthaPrahara: [0, 4, 10, 58.43],
    yamaghantaka: [1, 0, 1, 35.95],
    gulika: [2, 3, 53, 19.45],
    mandi: [2, 14, 21, 46.22],
    vighati: [9, 22, 21, 10.46],
  },
  {
    year: 2000,
    kala: [4, 17, 56, 6.02],
    mrityu: [0, 4, 36, 2.19],
    arthaPrahara: [1, 0, 24, 8.85],
    yamaghantaka: [1, 23, 27, 7.23],
    gulika: [2, 25, 1, 0.1],
    mandi: [3, 5, 19, 21.82],
    vighati: [9, 24, 53, 31.53],
  },
  {
    year: 2010,
    kala: [0, 4, 3, 4.37],
    mrityu: [1, 22, 57, 29.55],
    arthaPrahara: [2, 14, 12, 26.55],
    yamaghantaka: [3, 4, 49, 40.93],
    gulika: [4, 6, 28, 49.52],
    mandi: [4, 17, 23, 43.61],
    vighati: [9, 22, 50, 20.58],
  },
];

/** Signs in D5, D6, D8 and D11 on 4 April of the year, by body. */
export const REPORTED_DIVISIONS: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  1900: {
    Asc: 'Pi Cp Sg Ar',
    Sun: 'Cp Aq Cp Cp',
    Moon: 'Cp Aq Ge Sc',
    Mars: 'Ta Li Vi Ge',
    Mercury: 'Ta Li Vi Ge',
    Jupiter: 'Cp Cp Ar Pi',
    Venus: 'Ta Sc Cp Ta',
    Saturn: 'Sg Ge Sc Sg',
    Rahu: 'Cp Aq Ta Ar',
    Ketu: 'Cp Aq Ta Li',
  },
  1970: {
    Asc: 'Pi Sg Sc Ar',
    Sun: 'Cp Aq Cp Sg',
    Moon: 'Li Vi Cn Ar',
    Mars: 'Li Vi Sc Cp',
    Mercury: 'Ar Ar Ar Ta',
    Jupiter: 'Aq Ta Ge Cp',
    Venus: 'Aq Ta Ge Ge',
    Saturn: 'Sg Cn Le Vi',
    Rahu: 'Ge Cn Ar Sg',
    Ketu: 'Ge Cn Ar Ge',
  },
  1990: {
    Asc: 'Pi Sg Sc Ar',
    Sun: 'Cp Aq Cp Sg',
    Moon: 'Pi Cp Le Cn',
    Mars: 'Sc Aq Li Pi',
    Mercury: 'Aq Ta Ta Ge',
    Jupiter: 'Aq Ta Li Ta',
    Venus: 'Ar Ar Cp Cn',
    Saturn: 'Ta Li Ar Cn',
    Rahu: 'Cp Aq Vi Aq',
    Ketu: 'Cp Aq Vi Le',
  },
  2000: {
    Asc: 'Pi Cp Sg Ar',
    Sun: 'Cp Aq Cp Sg',
    Moon: 'Cp Cp Sg Sc',
    Mars: 'Sg Cn Le Vi',
    Mercury: 'Li Le Ge Aq',
    Jupiter: 'Sg Cn Le Vi',
    Venus: 'Ta Li Le Ge',
    Saturn: 'Ge Le Vi Sg',
    Rahu: 'Vi Sc Ta Pi',
    Ketu: 'Vi Sc Ta Vi',
  },
  2010: {
    Asc: 'Pi Sg Sc Ar',
    Sun: 'Cp Aq Cp Sg',
    Moon: 'Sc Pi Cn Cn',
    Mars: 'Vi Sc Ge Ar',
    Mercury: 'Aq Ta Ge Cn',
    Jupiter: 'Li Le Ge Aq',
    Venus: 'Aq Ge Ge Cn',
    Saturn: 'Vi Sc Vi Cp',
    Rahu: 'Ge Le Aq Ar',
    Ketu: 'Ge Le Aq Li',
  },
};

/** The lunar month (0 = Chaitra) and the year of the sixty (0 = Prabhava) on 4 April of the year. */
export const REPORTED_MONTHS: readonly (readonly [
  year: number,
  month: number,
  samvatsara: number,
])[] = [
  [1900, 0, 33],
  [1970, 11, 42],
  [1990, 0, 3],
  [2000, 11, 12],
  [2010, 0, 23],
  [2030, 0, 43],
  [2050, 0, 3],
  [2070, 11, 22],
  [2090, 0, 43],
  [2100, 11, 52],
];
