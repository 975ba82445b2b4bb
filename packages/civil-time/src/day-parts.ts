/** Hours 1–12 on the dial → hour of the day 0–23; an hour the part of day does not have is left out. */
type DialHours = Readonly<Record<number, number>>;

const hours = (...ofDay: readonly number[]): DialHours =>
  Object.fromEntries(ofDay.map((hour) => [hour % 12 || 12, hour]));

const AM = hours(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
const PM = hours(12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23);
const MORNING = hours(3, 4, 5, 6, 7, 8, 9, 10, 11);
const AFTERNOON = hours(11, 12, 13, 14, 15, 16);
const EVENING = hours(16, 17, 18, 19, 20);
const NIGHT = hours(19, 20, 21, 22, 23, 0, 1, 2, 3, 4);

/**
 * Words for a part of day beside a clock time, in English, Hindi and Hindi in Latin letters, with
 * the hours each makes of the dial.
 */
export const DAY_PARTS: Readonly<Record<string, DialHours>> = {
  am: AM,
  pm: PM,
  morning: MORNING,
  subah: MORNING,
  सुबह: MORNING,
  प्रातः: MORNING,
  afternoon: AFTERNOON,
  dopahar: AFTERNOON,
  दोपहर: AFTERNOON,
  evening: EVENING,
  shaam: EVENING,
  sham: EVENING,
  शाम: EVENING,
  night: NIGHT,
  raat: NIGHT,
  रात: NIGHT,
};

/**
 * Words that may surround a time without changing it: "at 5 o'clock in the morning", "सुबह 5 बजे".
 */
export const FILLERS: readonly string[] = [
  'at',
  'in',
  'the',
  "o'clock",
  'baje',
  'बजे',
  'hrs',
  'hours',
];
