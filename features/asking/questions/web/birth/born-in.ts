import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import { dayInWords } from '@dhruva/web/lib/days.ts';
import { m } from '@dhruva/web/paraglide/messages.js';

const HALF_DAY = 12;

/** Formats `14:30` as "2:30 PM"; other input is returned unchanged. */
const clockInWords = (time: string): string => {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  if (hour === undefined) return time;
  const half = Number(hour) < HALF_DAY ? 'AM' : 'PM';
  return `${Number(hour) % HALF_DAY || HALF_DAY}:${minute} ${half}`;
};

/** Birth details as one line: "15 August 1990, 2:30 PM, Nagpur, Maharashtra, India". */
export const bornIn = ({ dob, timeOfBirth, timeUnknown, placeOfBirth }: UserDetails): string => {
  const date = dayInWords(dob);
  const born = timeUnknown
    ? m.questions_untimed({ date })
    : `${date}, ${clockInWords(timeOfBirth)}`;
  return `${born}, ${placeOfBirth}`;
};
