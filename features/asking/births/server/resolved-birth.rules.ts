import { inWords, remarks as clockRemarks } from '@dhruva/civil-time';
import { REMARK_MESSAGES } from '@dhruva/asking/places/contract/remarks';
import type { RemarkCode } from '@dhruva/asking/places/contract/remarks';
import type { Place } from '@dhruva/asking/places/contract/schemas';
import type { ResolvedBirth, UserDetails } from '../contract/schemas.ts';
import type { BornAt } from './birth.rules.ts';

/** A place as far as a birth needs it; `remarks`: what must be said about it. */
export type BirthPlace = Pick<Place, 'label' | 'lat' | 'lon' | 'zone' | 'approximate'> & {
  readonly remarks: readonly RemarkCode[];
};

/** Details, their place and their moment → what the reader is shown to have been understood. */
export const describeBirth = (
  details: UserDetails,
  place: BirthPlace,
  born: BornAt,
): ResolvedBirth => {
  const timeUnknown = born.unknownWithin !== undefined;
  const date = details.dob.trim();
  const time = timeUnknown ? '' : details.timeOfBirth.trim();
  const { label, lat, lon, zone, approximate } = place;
  const { offsetSeconds, utcOffset } = born;
  const ofClock = timeUnknown ? [] : clockRemarks({ date, zone, offsetSeconds, lat, lon });
  return {
    date,
    time,
    timeUnknown,
    inWords: inWords(date, time),
    place: { label, lat, lon, zone, approximate },
    utcOffset,
    instant: new Date(born.epochMs).toISOString(),
    remarks: [...ofClock, ...place.remarks].map((code) => ({ code, text: REMARK_MESSAGES[code] })),
  };
};

/** Were the same date, clock time and place understood? */
export const isSameBirth = (a: ResolvedBirth, b: ResolvedBirth): boolean =>
  a.date === b.date &&
  a.time === b.time &&
  a.instant === b.instant &&
  a.place.lat === b.place.lat &&
  a.place.lon === b.place.lon;

/** Date, time and place as a client names a birth it asked about. */
export type NamedBirth = Pick<UserDetails, 'dob' | 'timeOfBirth' | 'placeOfBirth'>;

/** Does the client name this birth, as it was typed or as it was understood? */
export const isDescribedBy = (
  { typed, birth }: { readonly typed: UserDetails; readonly birth: ResolvedBirth },
  named: NamedBirth,
): boolean => {
  const understood = {
    dob: birth.date,
    timeOfBirth: birth.time,
    placeOfBirth: birth.place.label,
  };
  return (['dob', 'timeOfBirth', 'placeOfBirth'] as const).every((field) =>
    [typed[field].trim(), understood[field]].includes(named[field].trim()),
  );
};
