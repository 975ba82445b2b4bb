import type { QuestionId } from '@dhruva/jyotish';

/** A birth as an input line of the commands has it. */
export interface SampleBirth {
  readonly date: string;
  readonly time: string | null;
  readonly zone: string;
  readonly lat: number;
  readonly lon: number;
}

const inIndia = (date: string, time: string | null, lat: number, lon: number): SampleBirth => ({
  date,
  time,
  zone: 'Asia/Kolkata',
  lat,
  lon,
});

/** A birth in a line of a page. */
export const bornText = ({ date, time, zone, lat, lon }: SampleBirth): string =>
  `${date} ${time ?? '??:??'} ${zone} ${lat} N ${lon} E`;

/** The day of asking of all samples. */
export const SAMPLE_DAY = '2026-11-21';

/** Invented births, each with a question of its own; the last one without a time. */
export const SINGLE_SAMPLES: ReadonlyMap<QuestionId, SampleBirth> = new Map([
  ['stable-job-when', inIndia('1996-03-14', '06:40', 19.07, 72.87)],
  ['field-of-study', inIndia('2006-09-02', '21:05', 26.85, 80.95)],
  ['career-slow-why', inIndia('1984-10-03', '11:15', 13.08, 80.27)],
  ['marriage-when', inIndia('1995-01-29', '02:20', 28.61, 77.2)],
  ['loans-ease-when', inIndia('1979-06-17', '15:30', 22.57, 88.36)],
  ['life-partner-nature', inIndia('1999-12-08', '09:55', 17.38, 78.48)],
  ['settle-abroad', inIndia('1991-04-23', '18:12', 30.73, 76.78)],
  ['harmony-at-home', inIndia('1972-08-11', '04:50', 23.02, 72.57)],
  ['larger-calling', inIndia('1968-02-05', null, 12.97, 77.59)],
]);

/** Two invented people; the first of them asks about both. */
export const PAIR_SAMPLE = {
  question: 'relationship-issues',
  self: inIndia('1993-07-19', '13:25', 18.52, 73.86),
  other: inIndia('1991-02-26', '22:10', 21.15, 79.09),
} as const;

/** Ten invented people who each ask five related questions. */
export const TEN_PEOPLE: readonly SampleBirth[] = [
  inIndia('1998-05-12', '07:15', 28.61, 77.2),
  inIndia('1996-11-03', '23:40', 19.07, 72.87),
  inIndia('1994-02-27', '12:05', 22.57, 88.36),
  inIndia('1992-08-19', '04:30', 13.08, 80.27),
  inIndia('1990-12-06', '18:50', 26.85, 80.95),
  inIndia('1989-03-22', '09:25', 17.38, 78.48),
  inIndia('1987-07-09', '15:45', 23.02, 72.57),
  inIndia('1985-10-31', '01:10', 12.97, 77.59),
  inIndia('1983-01-17', '20:35', 30.73, 76.78),
  inIndia('2001-09-28', '05:55', 21.15, 79.09),
];
