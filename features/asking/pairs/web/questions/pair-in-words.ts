import type { PairData, PersonData } from '../../contract/schemas.ts';
import { dayInWords } from '@dhruva/web/lib/days.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import type { Births } from '../calls.ts';

/** One birth as text: "15 August 1990, 2:30 PM, Nagpur, Maharashtra, India". */
export const bornInWords = ({ timeUnknown, inWords, place }: Births['self']): string =>
  `${timeUnknown ? m.pair_untimed({ date: inWords }) : inWords}, ${place.label}`;

const typedInWords = ({ dateOfBirth, placeOfBirth }: PersonData, name?: string): string =>
  `${name ? `${name}, ` : ''}${Number.isNaN(Date.parse(dateOfBirth)) ? dateOfBirth : dayInWords(dateOfBirth)}, ${placeOfBirth}`;

/** Both births in short, as typed. */
export const typedPairInWords = ({ selfData, otherData, names }: PairData): string =>
  m.pair_people({
    self: typedInWords(selfData, names?.self),
    other: typedInWords(otherData, names?.other),
  });
