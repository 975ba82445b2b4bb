import { julianDayFromUnixMs, julianDayUt, skyAt, type JulianDayUt } from '@dhruva/jyotish';
import { atOf, birthOf, type Birth } from './lines/birth-line.ts';
import { chartRow, utcText } from './chart-row.ts';
import { answerLines, Refusal, type InputLine } from './lines/json-lines.ts';

/** Default instant for the running dasha. */
const DEFAULT_AT = julianDayFromUnixMs(Date.UTC(2026, 0, 1));

/** The instant asked for, at least that of birth; a whole day before it is refused. */
const momentAsked = (line: InputLine, birth: Birth): JulianDayUt => {
  const at = atOf(line);
  if (at !== undefined && at + 1 <= birth.jdUt) throw new Refusal('request.invalid');
  return julianDayUt(Math.max(at ?? DEFAULT_AT, birth.jdUt));
};

/** Weekday of the civil date at the place of birth, 0 = Sunday … 6. */
const weekdayOf = (date: string): number => new Date(`${date}T00:00Z`).getUTCDay();

/** The chart of one line of input: `{id, date, time, zone, lat, lon, fold?, at?}`. */
const chartLine = (line: InputLine): object => {
  const birth = birthOf(line);
  const at = momentAsked(line, birth);
  return {
    utc: utcText(birth.jdUt),
    utcOffset: birth.moment.utcOffset,
    weekday: weekdayOf(birth.date),
    ...chartRow(skyAt(birth.jdUt, birth.place), at),
  };
};

await answerLines(chartLine);
