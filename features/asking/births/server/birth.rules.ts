import { ageOn, dayBounds, instantOf, timeInWords, utcOffset } from '@dhruva/civil-time';
import type { InvalidCode, Reading } from '@dhruva/civil-time';
import { FIRST_BIRTH_YEAR, LAST_SKY_YEAR, MINIMUM_AGE } from '@dhruva/kernel/limits';
import { missingFields } from '../contract/missing-fields.ts';
import type { UserDetails } from '../contract/schemas.ts';

/** The zone whose calendar is ahead of all others: a date still future there is future everywhere. */
const FIRST_TO_SEE_THE_DAY = 'Pacific/Kiritimati';

export type BirthCode =
  | 'birth.details-missing'
  | 'birth.date-format'
  | 'birth.date-numbers'
  | 'birth.date-unreal'
  | 'birth.date-future'
  | 'birth.date-out-of-range'
  | 'birth.time-format'
  | 'birth.time-gap'
  | 'birth.time-overlap'
  | 'person.under-18'
  | 'prediction.consent-missing';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface Refused {
  readonly kind: 'refused';
  readonly code: BirthCode;
  /** The fields of the form it speaks of. */
  readonly fields: readonly (keyof UserDetails)[];
  readonly choices?: readonly Choice[];
}

/** When someone was born: ms since 1970, the offset used, and the whole civil day where the time is unknown. */
export interface BornAt {
  readonly kind: 'born';
  readonly epochMs: number;
  readonly offsetSeconds: number;
  readonly utcOffset: string;
  readonly unknownWithin: { readonly startMs: number; readonly endMs: number } | undefined;
}

const FIELDS: Readonly<Record<BirthCode, readonly (keyof UserDetails)[]>> = {
  'birth.details-missing': ['dob', 'timeOfBirth', 'placeOfBirth'],
  'birth.date-format': ['dob'],
  'birth.date-numbers': ['dob'],
  'birth.date-unreal': ['dob'],
  'birth.date-future': ['dob'],
  'birth.date-out-of-range': ['dob'],
  'birth.time-format': ['timeOfBirth'],
  'birth.time-gap': ['timeOfBirth'],
  'birth.time-overlap': ['timeOfBirth'],
  'person.under-18': ['dob'],
  'prediction.consent-missing': ['otherAgrees'],
};

const refused = (
  code: BirthCode,
  extra: Partial<Pick<Refused, 'fields' | 'choices'>> = {},
): Refused => ({
  kind: 'refused',
  code,
  fields: FIELDS[code],
  ...extra,
});

const DATE_CODES: Partial<Record<InvalidCode, BirthCode>> = {
  'date-format': 'birth.date-format',
  'date-numbers': 'birth.date-numbers',
};

/** Whether someone born on a date (YYYY-MM-DD) is of age at a moment (ms since 1970), by the calendar of a zone. */
export const isAdult = (date: string, now: number, zone: string): boolean =>
  ageOn(date, now, zone) >= MINIMUM_AGE;

const dateRefusal = (dob: string, now: number): BirthCode | undefined => {
  const day = dayBounds(dob, 'UTC');
  if (day.kind === 'invalid') return DATE_CODES[day.code] ?? 'birth.date-unreal';
  const firstDay = dayBounds(dob, FIRST_TO_SEE_THE_DAY);
  if ((firstDay.kind === 'day' ? firstDay.startMs : day.startMs) > now) return 'birth.date-future';
  const year = Number(dob.slice(0, 4));
  if (year < FIRST_BIRTH_YEAR || year > LAST_SKY_YEAR) return 'birth.date-out-of-range';
  return isAdult(dob, now, FIRST_TO_SEE_THE_DAY) ? undefined : 'person.under-18';
};

const isClockTime = (time: string): boolean =>
  instantOf({ date: '2000-01-01', time, zone: 'UTC' }).kind === 'instant';

/**
 * What can be said against typed details before their place is looked up, in the order of the
 * specification's section 5: missing, date, adult, time, the other person's consent.
 */
export const refuseTyped = (details: UserDetails, now: number): Refused | undefined => {
  const fields = missingFields(details);
  if (fields.length > 0) return refused('birth.details-missing', { fields });
  const dateCode = dateRefusal(details.dob.trim(), now);
  if (dateCode !== undefined) return refused(dateCode);
  if (details.timeUnknown !== true && !isClockTime(details.timeOfBirth.trim()))
    return refused('birth.time-format');
  return details.questionFor === 'other' && details.otherAgrees !== true
    ? refused('prediction.consent-missing')
    : undefined;
};

/**
 * Typed details and the zone of their place → the moment of birth. Refuses who is not yet 18 by the
 * calendar of the birthplace, and names clock times that did not occur or occurred twice.
 * Takes details that refuseTyped let through.
 */
export const bornAt = (details: UserDetails, zone: string, now: number): BornAt | Refused => {
  const date = details.dob.trim();
  if (!isAdult(date, now, zone)) return refused('person.under-18');
  if (details.timeUnknown === true) return bornWithin(date, zone);
  const time = details.timeOfBirth.trim();
  const reading = instantOf({ date, time, zone, fold: details.fold });
  if (reading.kind === 'gap')
    return refused('birth.time-gap', { choices: aroundGap(reading, date, time) });
  if (reading.kind === 'overlap')
    return refused('birth.time-overlap', { choices: bothTimes(reading, time) });
  if (reading.kind === 'invalid') return refused('birth.date-unreal');
  return { ...reading, kind: 'born', unknownWithin: undefined };
};

const bornWithin = (date: string, zone: string): BornAt | Refused => {
  const day = dayBounds(date, zone);
  const noon = instantOf({ date, time: '12:00', zone, fold: 'earlier' });
  if (day.kind === 'invalid' || noon.kind !== 'instant') return refused('birth.date-unreal');
  const { startMs, endMs } = day;
  return { ...noon, kind: 'born', unknownWithin: { startMs, endMs } };
};

const bothTimes = (reading: Reading & { kind: 'overlap' }, time: string): Choice[] =>
  reading.choices.map(({ fold, offsetSeconds }) => ({
    value: fold,
    label: `${timeInWords(time)}, the ${fold === 'earlier' ? 'first' : 'second'} time (UTC${utcOffset(offsetSeconds)})`,
  }));

/** The two clock times a jumped-over one may stand for: on the clock before, and on the clock after. */
const aroundGap = (gap: Reading & { kind: 'gap' }, date: string, time: string): Choice[] => {
  const wallMs = (wall: string): number => Date.parse(`${wall}Z`);
  const jump = wallMs(gap.to) - wallMs(gap.from);
  const meant = wallMs(`${date}T${time}`);
  return [
    { at: meant + jump, label: 'if the clock had not been moved forward yet' },
    { at: meant - jump, label: 'if the clock was moved forward too early' },
  ]
    .map(({ at, label }) => ({ wall: new Date(at).toISOString(), label }))
    .filter(({ wall }) => wall.startsWith(date))
    .map(({ wall, label }) => ({
      value: wall.slice(11, 16),
      label: `${timeInWords(wall.slice(11, 16))}, ${label}`,
    }));
};
